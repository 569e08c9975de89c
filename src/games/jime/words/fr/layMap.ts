import type { layMapEn } from '../en/layMap';

export const layMapFr: typeof layMapEn = {
  title: 'Dresser un plateau',
  intro:
    'Un plateau tiré des boîtes activées, pour une soirée à votre façon. L’application dit quelles tuiles prendre et les pose avec vous, une à une.',
  kind: 'Sorte de plateau',
  heroes: 'Héros',
  draw: 'Tirer un plateau',
  prepare: 'Préparer les tuiles',
  prepareText: 'Sortez-les de la boîte et cochez-les. L’ordre n’importe pas encore.',
  begin: 'Les poser sur la table',
  more: (n: number) =>
    n === 1
      ? 'Un autre plateau demande une boîte qui n’est pas activée.'
      : `${n} autres plateaux demandent des boîtes qui ne sont pas activées.`,
  whole: 'Le montrer déjà posé',
  laying: 'On pose le plateau',
  finished: 'Le plateau est posé',
  finishedText:
    'Touchez une tuile, une case ou un pion pour savoir ce que c’est. Le panneau permet de tout reconstruire à partir de rien.',
  sheet: 'Comment le reconstruire',
  another: 'Tirer un autre plateau',
  nothingTouched: 'Rien n’a encore été touché.',
  failed: 'Les plans n’ont pas pu être lus. Rien n’est perdu ; réessayez.',
};
