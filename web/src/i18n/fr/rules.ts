import type en from '../en/rules';

const fr: typeof en = {};
export default fr;
