import type en from '../en/setup';

const fr: typeof en = {};
export default fr;
