import type en from '../en/medievallons';

const fr: typeof en = {};
export default fr;
