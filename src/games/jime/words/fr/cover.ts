import type { coverEn } from '../en/cover';

export const coverFr: typeof coverEn = {
  place: {
    setup: (adventure: string) => `Mise en place : ${adventure}`,
    adventure: (adventure: string, round: number) =>
      round === 0 ? `${adventure}, avant le premier round` : `${adventure}, round ${round}`,
    camp: (adventure: string) => `Au campement, avant ${adventure}`,
    campLast: 'Au campement',
    ended: 'Le récit est achevé',
  },
  difficulty: { normal: 'Normale', hard: 'Difficile' },
  difficultyStays: {
    normal:
      'Difficulté : normale. Elle se choisit avec la campagne et ne peut pas changer avant la fin de celle-ci (§42.1).',
    hard: 'Difficulté : difficile. Elle se choisit avec la campagne et ne peut pas changer avant la fin de celle-ci (§42.1).',
  },
  played: (n: number) => (n < 2 ? `${n} aventure jouée` : `${n} aventures jouées`),
  noMap: 'Aucun plateau dressé pour l’instant',
  map: (n: number) => (n < 2 ? `Le plateau : ${n} tuile posée` : `Le plateau : ${n} tuiles posées`),
};
