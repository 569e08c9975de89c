/** What the list of saves says of a game. */
export const coverEn = {
  place: {
    setup: (adventure: string) => `Setting the table up: ${adventure}`,
    adventure: (adventure: string, round: number) =>
      round === 0 ? `${adventure}, before the first round` : `${adventure}, round ${round}`,
    camp: (adventure: string) => `At camp, before ${adventure}`,
    campLast: 'At camp',
    ended: 'The tale is told',
  },
  difficulty: { normal: 'Normal', hard: 'Hard' },
  difficultyStays: {
    normal:
      'Difficulty: normal. It is chosen with the campaign and cannot be changed before its end (§42.1).',
    hard: 'Difficulty: hard. It is chosen with the campaign and cannot be changed before its end (§42.1).',
  },
  played: (n: number) => (n === 1 ? '1 adventure played' : `${n} adventures played`),
  noMap: 'No map laid yet',
  map: (n: number) => (n === 1 ? 'The map: 1 tile laid' : `The map: ${n} tiles laid`),
};
