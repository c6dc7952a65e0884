import type en from '../en/setup';

const ru: typeof en = {};
export default ru;
