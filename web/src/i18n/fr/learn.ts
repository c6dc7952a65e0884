import type en from '../en/learn';

const fr: typeof en = {};
export default fr;
