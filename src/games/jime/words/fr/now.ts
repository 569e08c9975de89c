import type { NowKind } from '@/games/jime/play';
import type { NowWord } from '../nowWords';

const PHASES: Partial<Record<string, string>> = {
  setup: 'mise en place',
  action: 'phase Action',
  shadow: 'phase Ombre',
  rally: 'phase Ralliement',
};
const SUFFERED: Partial<Record<string, string>> = { damage: 'dégâts', fear: 'peurs' };

export const nowFr: Record<NowKind, NowWord> = {
  provokes: ({ hero, group }) =>
    `${hero} partage la case d’un groupe restauré, ${group} : partir ou interagir le provoque.`,
  provokesNobody: () => 'Aucun héros ne partage la case d’un groupe restauré : personne n’est provoqué.',
  provokesUnknown: ({ count }) =>
    count < 2
      ? 'Un groupe est restauré : un héros dans sa case le provoque.'
      : `${count} groupes sont restaurés : un héros dans la case de l’un le provoque.`,
  ready: ({ group }) => `${group} : restauré.`,
  exhausted: ({ group }) =>
    `${group} : épuisé. On ne le provoque pas, et il se repose à la prochaine phase Ombre.`,
  strikesBack: ({ group }) => `${group} : restauré, contre-attaque si le héros est à portée.`,
  strikesBackElite: ({ group }) => `${group} : épuisé mais d’élite, contre-attaque sauf étourdi.`,
  armour: ({ group, count }) => `${group} : armure ${count}. Elle revient après chaque attaque.`,
  sorcery: ({ group, count }) => `${group} : sorcellerie ${count}. Elle revient après chaque attaque.`,
  elite: ({ group, names }) => `${group} : d’élite (${names}).`,
  figures: ({ group, count, of }) =>
    count < 2
      ? `${group} : ${count} figurine, santé ${of}.`
      : `${group} : ${count} figurines ; la première a ${of} de santé.`,
  inRange: ({ hero, group }) => `${hero} est à portée de ${group}.`,
  outOfRange: ({ hero, group }) => `${hero} est hors de portée de ${group}.`,
  threatWillBe: ({ count, of }) => `Menace après la prochaine phase Ombre : ${count}/${of}.`,
  threatPasses: ({ count }) => `Elle dépasse ainsi le seuil ${count}.`,
  threatFills: () => 'La barre est alors pleine : l’aventure serait perdue.',
  threatTokens: ({ count }) =>
    count < 2
      ? `${count} pion Menace sur le plateau : +${count} de menace par round.`
      : `${count} pions Menace sur le plateau : +${count} de menace par round.`,
  unexplored: ({ count }) =>
    count < 2
      ? `${count} tuile est inexplorée : +${count} de menace par round.`
      : `${count} tuiles sont inexplorées : +${count} de menace par round.`,
  allExplored: () => 'Toutes les tuiles de la table sont explorées.',
  inDarkness: ({ hero }) => `${hero} est dans les ténèbres, et subira la peur à la phase Ombre.`,
  darkSpaces: ({ count }) =>
    count < 2 ? `${count} case est dans les ténèbres.` : `${count} cases sont dans les ténèbres.`,
  noDarkness: () => 'Il n’y a pas de ténèbres sur le plateau.',
  actionsLeft: ({ hero, count }) =>
    count < 2 ? `Il reste ${count} action à ${hero}.` : `Il reste ${count} actions à ${hero}.`,
  turnOver: ({ hero }) => `${hero} a joué ce round.`,
  movesLeft: ({ hero }) => `Il reste à ${hero} un déplacement d’une action Voyager.`,
  yetToPlay: ({ heroes }) => `Encore à jouer : ${heroes}.`,
  inspiration: ({ hero, count, of }) => `${hero} : inspiration ${count}/${of}.`,
  inspirationFull: ({ hero, count, of }) =>
    `${hero} : inspiration ${count}/${of}. Le surplus n’est pas gagné.`,
  prepared: ({ hero, count, of }) => `${hero} : préparation ${count}/${of}.`,
  preparedFull: ({ hero, count, of }) =>
    `${hero} : préparation ${count}/${of}. Il faut défausser une carte pour en préparer une autre.`,
  suffered: ({ hero, count, of, which }) => `${hero} : ${SUFFERED[which] ?? ''} ${count}/${of}.`,
  limitNear: ({ hero, count, of, which }) =>
    `${hero} : ${SUFFERED[which] ?? ''} ${count}/${of}, près d’un baroud d’honneur.`,
  lastStandNext: ({ hero, count }) =>
    count < 2
      ? `${hero} : le prochain baroud d’honneur demande 1 succès.`
      : `${hero} : le prochain baroud d’honneur demande ${count} succès.`,
  boons: ({ hero, names }) => `${hero} : ${names}.`,
  heroDefeated: ({ hero }) =>
    `${hero} est parmi les vaincus : l’aventure est perdue quand commence la prochaine phase Ombre.`,
  objective: ({ names }) => `Votre objectif : ${names}`,
  terrain: ({ names, count }) => `${names} : ${count} sur le plateau.`,
  phase: ({ which, count }) => `Round ${count}, ${PHASES[which] ?? ''}.`,
  lore: ({ count }) => `La compagnie a ${count} de connaissance.`,
  difficulty: ({ which }) =>
    which === 'hard' ? 'Cette campagne est difficile.' : 'Cette campagne est normale.',
};
