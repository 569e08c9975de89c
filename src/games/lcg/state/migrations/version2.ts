/** Attachments lie on encounter cards too, and the document says what the last command brought. */
export const toVersion2 = (document: any): unknown => ({
  ...document,
  characters: document.characters.map((one: any) => ({
    ...one,
    attachments: one.attachments.map((attachment: any) => ({ ...attachment, controller: null })),
  })),
  encounter: document.encounter.map((card: any) => ({ ...card, attachments: [] })),
  justNow: { passed: [], told: 0 },
});
