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
    count === 1
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
    count === 1
      ? `${group} : 1 figurine, santé ${of}.`
      : `${group} : ${count} figurines ; la première a ${of} de santé.`,
  inRange: ({ hero, group }) => `${hero} est à portée de ${group}.`,
  outOfRange: ({ hero, group }) => `${hero} est hors de portée de ${group}.`,
  threatWillBe: ({ count, of }) => `La menace sera de ${count} sur ${of} après la prochaine phase Ombre.`,
  threatPasses: ({ count }) => `Elle dépasse ainsi le seuil ${count}.`,
  threatFills: () => 'La barre est alors pleine : l’aventure serait perdue.',
  threatTokens: ({ count }) =>
    count === 1
      ? '1 pion Menace sur le plateau : +1 de menace par round.'
      : `${count} pions Menace sur le plateau : +${count} de menace par round.`,
  unexplored: ({ count }) =>
    count === 1
      ? '1 tuile est inexplorée : +1 de menace par round.'
      : `${count} tuiles sont inexplorées : +${count} de menace par round.`,
  allExplored: () => 'Toutes les tuiles de la table sont explorées.',
  inDarkness: ({ hero }) => `${hero} est dans les ténèbres, et subira la peur à la phase Ombre.`,
  darkSpaces: ({ count }) =>
    count === 1 ? '1 case est dans les ténèbres.' : `${count} cases sont dans les ténèbres.`,
  noDarkness: () => 'Il n’y a pas de ténèbres sur le plateau.',
  actionsLeft: ({ hero, count }) =>
    count === 1 ? `Il reste 1 action à ${hero}.` : `Il reste ${count} actions à ${hero}.`,
  turnOver: ({ hero }) => `${hero} a joué ce round.`,
  movesLeft: ({ hero }) => `Il reste à ${hero} un déplacement d’une action Voyager.`,
  yetToPlay: ({ heroes }) => `Encore à jouer : ${heroes}.`,
  inspiration: ({ hero, count, of }) => `${hero} : ${count} inspiration sur ${of}.`,
  inspirationFull: ({ hero, of }) => `${hero} : ${of} inspiration, sa limite. Le surplus n’est pas gagné.`,
  prepared: ({ hero, count, of }) => `${hero} : ${count} sur ${of} en préparation.`,
  preparedFull: ({ hero, of }) =>
    `${hero} : ${of} en préparation, la limite. Il faut en défausser une pour en préparer une autre.`,
  suffered: ({ hero, count, of, which }) => `${hero} : ${count} sur ${of}, ${SUFFERED[which] ?? ''}.`,
  limitNear: ({ hero, count, of, which }) =>
    `${hero} : ${count} sur ${of}, ${SUFFERED[which] ?? ''}, près d’un baroud d’honneur.`,
  lastStandNext: ({ hero, count }) =>
    count === 1
      ? `${hero} : le prochain baroud d’honneur demande 1 succès.`
      : `${hero} : le prochain baroud d’honneur demande ${count} succès.`,
  boons: ({ hero, names }) => `${hero} : ${names}.`,
  heroDefeated: ({ hero }) =>
    `${hero} est hors de combat : l’aventure est perdue quand commence la prochaine phase Ombre.`,
  objective: ({ names }) => `Votre objectif : ${names}`,
  terrain: ({ names, count }) => `${names} : ${count} sur le plateau.`,
  phase: ({ which, count }) => `Round ${count}, ${PHASES[which] ?? ''}.`,
  lore: ({ count }) => `La compagnie a ${count} de connaissance.`,
  difficulty: ({ which }) =>
    which === 'hard' ? 'Cette campagne est difficile.' : 'Cette campagne est normale.',
};
