import type { privacyEn } from '../en/privacy';

export const privacyFr: typeof privacyEn = {
  title: 'Vie privée',
};
