/** What leads to the page on privacy; what it says lies beside it. */
export const privacyEn = {
  title: 'Privacy',
};
