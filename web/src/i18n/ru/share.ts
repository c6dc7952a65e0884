import type en from '../en/share';

const ru: typeof en = {
  title: 'Поделиться результатом',
  send: 'Поделиться…',
  copy: 'Скопировать текст',
  copied: 'Скопировано',
  save: 'Сохранить картинку',
  failed: 'Поделиться не удалось. Скопируйте текст или сохраните картинку.',
};
export default ru;
