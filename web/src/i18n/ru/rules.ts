import type en from '../en/rules';

const ru: typeof en = {};
export default ru;
