import type en from '../en/academy';

const fr: typeof en = {};
export default fr;
