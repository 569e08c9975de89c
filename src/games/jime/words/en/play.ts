/** The table a resumed save finds. */
export const playEn = {
  welcome: 'Where you left off',
  welcomeText: (company: string, round: number) =>
    round === 0
      ? `${company} was about to set out. Is the table still laid?`
      : `${company}, round ${round}. Is the table still laid?`,
  stillLaid: 'It is laid: go on',
  layAgain: 'Lay it again',
  rebuild: 'How to lay the table again',
  rebuildText: 'Tiles in laying order, with what lies on each; then enemies and heroes.',
  offMap: (names: string) => `On the map, in the spaces you remember: ${names}.`,
};
