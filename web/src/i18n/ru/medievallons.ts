import type en from '../en/medievallons';

const ru: typeof en = {};
export default ru;
