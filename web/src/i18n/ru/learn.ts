import type en from '../en/learn';

const ru: typeof en = {};
export default ru;
