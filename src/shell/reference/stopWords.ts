/**
 * Words of a question that say nothing of what it is about, in either language, as they are folded: without accents, one
 * and several alike.
 */
const ENGLISH =
  'the and are was were what when where which who whom whose why how does did has have had can could may might must should will would shall for from with about into onto than then that this these those there they them their its you your our his her him she not but any all some each every get got one first need happen happened do work mean if or am be been being also just still yet only ever much many same far per between';
const FRENCH =
  'les des une un est sont etait quoi que quel quelle qui quand comment pourquoi combien est-ce peut peuvent peux doit doivent dois faut pour par avec sans dans sur sous vers chez mon ton son notre votre leur mes tes ses nos vos leurs elle elles ils nous vous lui cette cet ces pas plus moins mais donc aussi encore deja tout tous toute toutes chaque fait faire font ete etre avoir ont avons avez ca cela celui celle ceux apres avant si ou arrive passe veut dire marche fonctionne meme loin entre';

export const STOP_WORDS: ReadonlySet<string> = new Set(
  `${ENGLISH} ${FRENCH}`
    .split(' ')
    // As the index folds them.
    .map((word) => (word.length > 3 ? word.replace(/ies$/, 'y').replace(/[sx]$/, '') : word)),
);
