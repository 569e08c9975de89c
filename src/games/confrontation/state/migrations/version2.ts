/** Undo looks at what each side sees, so that disclosures are no longer counted; two rulings have become options, as they were played. */
export const toVersion2 = ({ disclosures: _disclosures, ...document }: any): unknown => ({
  ...document,
  options: { ...document.options, shire: 'present', riverAttacks: 'bothWays' },
  entered: 0,
});
