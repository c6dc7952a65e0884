import type en from '../en/academy';

const ru: typeof en = {};
export default ru;
