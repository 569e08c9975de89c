import type { Against } from '@/games/jime/state';
import type { LineWords } from '@/games/jime/words/lineWords';
import type { tellingEn } from '../en/telling';

const figures = (n: number): string => (n < 2 ? `${n} figurine` : `${n} figurines`);
const damageCards = (n: number): string => (n < 2 ? `${n} dégât` : `${n} dégâts`);
const fearCards = (n: number): string => (n < 2 ? `${n} peur` : `${n} peurs`);
const points = (n: number): string => (n < 2 ? `${n} point` : `${n} points`);
const of = (name: string): string => (/^[aeéèêiouyh]/i.test(name) ? `d’${name}` : `de ${name}`);

/** « 2 dégâts et 1 peur » ; ce qui vaut zéro n’est pas dit. */
const cards = (damage: number, fear: number): string =>
  [damage === 0 ? '' : damageCards(damage), fear === 0 ? '' : fearCards(fear)].filter(Boolean).join(' et ');

const AGAINST: Record<Against, string> = { damage: 'les dégâts', fear: 'les peurs' };

const lines: LineWords = {
  'effect.lore': ({ count }) => `La compagnie gagne ${points(count)} de connaissance.`,
  'effect.xp': ({ count }) =>
    `Chaque héros gagne ${points(count)} d’expérience, pour le rôle tenu pendant cette aventure.`,
  'effect.title': ({ hero, title }) =>
    `${hero} gagne le titre ${title}. *Prenez sa carte et préparez-la aussitôt.*`,
  'effect.trinket': ({ hero, trinket }) =>
    `${hero} gagne la trouvaille ${trinket}. *Prenez sa carte et posez-y les pions Exploitation qu’elle indique.*`,
  'effect.recover': ({ who, many, damage, fear }) =>
    `${who} ${many ? 'reprennent' : 'reprend'} courage. *${many ? 'Chacun défausse' : 'Défaussez'} ${cards(damage, fear)} : des cartes face visible au choix, ou face cachée au hasard.*`,
  'effect.inspiration': ({ who, many, count }) =>
    `*${who} ${many ? 'gagnent' : 'gagne'} ${count < 2 ? `${count} inspiration` : `${count} inspirations`}.*`,
  'effect.boon': ({ who, many, boon }) =>
    `*${who} ${many ? 'gagnent' : 'gagne'} l’avantage « ${boon} » : prenez la carte.* Un avantage déjà possédé ne se gagne pas deux fois.`,
  'effect.scout': ({ who, many, count }) =>
    `*${who} ${many ? 'font' : 'fait'} une Reconnaissance ${count} : ${count === 1 ? 'révélez la carte du dessus' : `révélez les ${count} cartes du dessus`} du paquet Compétence, préparez-en une au plus, replacez le reste dessus ou dessous.*`,
  'effect.darkness': () =>
    'Les ténèbres se referment sur tout le plateau. Chaque case est désormais dans les ténèbres ; aucun pion n’est nécessaire.',
  'effect.light': () =>
    'Les ténèbres se lèvent. Seules restent sombres les cases qui en portent l’icône ou le pion.',
  'effect.weakness': ({ who, many, count }) =>
    `*${who} ${many ? 'mélangent' : 'mélange'} ${count < 2 ? `${count} carte Faiblesse` : `${count} cartes Faiblesse`}, du dessus du paquet Faiblesse, avec le paquet Compétence.*`,
  'effect.join': ({ token, hero }) =>
    `${token} suit ${hero}. *Déplacez son pion avec la figurine ${of(hero)}.*`,
  'effect.seize': ({ token }) => `${token} : aux mains de l’ennemi. *Le pion reste en place.*`,
  'effect.free': ({ token }) => `${token} retrouve la liberté.`,
  'effect.harm': ({ token, count }) => `${token} perd ${count} de Santé.`,
  'effect.mend': ({ token, count }) => `${token} récupère ${count} de Santé.`,
  'effect.lost': ({ token }) => `${token} n’en peut plus.`,
  'choose-hero.join': () => 'Quel héros ouvre le chemin ?',
  'choose-hero.weakness': () => 'Quel héros prend la Faiblesse ?',
  'choose-hero.attack': () => 'Qui attaquent-ils ?',
  'choose-hero.suffer': () => 'Quel héros subit cela ?',
  'choose-hero.recover': () => 'Quel héros récupère ?',
  'choose-hero.inspiration': () => 'Quel héros gagne l’inspiration ?',
  'choose-hero.boon': () => 'Quel héros gagne l’avantage ?',
  'choose-hero.scout': () => 'Quel héros fait la Reconnaissance ?',
  'choose-hero.title': () => 'Quel héros gagne le titre ?',
  'choose-hero.trinket': () => 'Quel héros prend la trouvaille ?',
  'exploration.inspired': ({ hero, tile }) =>
    `${hero} explore la tuile ${tile}. *Rangez son pion Exploration ; ${hero} gagne 1 inspiration.*`,
  'exploration.done': ({ hero, tile }) => `${hero} explore la tuile ${tile}. *Rangez son pion Exploration.*`,
  'rally.reset': () => 'Chaque héros mélange sa défausse avec son paquet Compétence.',
  'rally.scout': ({ count }) =>
    `Chaque héros fait une Reconnaissance ${count} : il révèle ${count === 1 ? 'une carte et la prépare ou la replace' : `${count} cartes, en prépare une au plus, replace le reste`} dessus ou dessous.`,
  'darkness.step': () => 'Les ténèbres pèsent sur tous ceux qui s’y trouvent.',
  'defeated.hero': ({ hero }) =>
    `${hero} tombe. *Retirez sa figurine du plateau ; ses cartes et ses pions restent en place.* Si la compagnie ne l’emporte pas avant la prochaine phase Ombre, l’aventure est perdue.`,
  'move.lapsed': ({ hero }) =>
    `${hero} n’est plus dans la case de départ : ce déplacement n’a pas lieu et ne coûte rien. *Repartez de là où se trouve sa figurine, ou faites autre chose.*`,
  'interact.lapsed': ({ hero }) =>
    `${hero} ne peut plus le faire ici : rien ne se passe, et aucune action n’est dépensée. *Choisissez de nouveau.*`,
  'last-stand.passed.damage': ({ hero }) =>
    `${hero} tient bon ! *Défaussez toutes les cartes Dégât ${of(hero)}.*`,
  'last-stand.passed.fear': ({ hero }) =>
    `${hero} tient bon ! *Défaussez toutes les cartes Peur ${of(hero)}.*`,
  'terrain.cards': ({ terrains }) =>
    `*Prenez la carte Terrain de chaque sorte posée : ${terrains}. Mettez-la à côté du plateau, à portée de tous.*`,
  'camp.cleanUp': () => 'L’aventure est finie. Rangez la table, héros par héros.',
  'camp.cleanUp.discard': () =>
    'Rendez cartes Dégât et Peur, avantages, fléaux et pions Inspiration, puis débarrassez le plateau.',
  'camp.cleanUp.weaknesses': () => 'Retirez toutes les Faiblesses des paquets Compétence et rendez-les.',
  'camp.cleanUp.skills': () =>
    'Rassemblez chaque paquet Compétence : cartes préparées, défausse et le reste.',
  'camp.cleanUp.trinkets': () => 'Réunissez les trouvailles : elles appartiennent à toute la compagnie.',
  'reason.nearest': () => 'Le plus proche leur suffit.',
  'reason.weakest': () => 'Ils ont vu qui résisterait le moins à ce coup.',
  'reason.wounded': () => 'L’odeur du sang les attire.',
  'reason.afraid': () => 'Ils vont là où est la peur.',
  'reason.lastHit': () => 'Ils n’ont pas oublié qui les a frappés en dernier.',
  'reason.isolated': () => 'Quelqu’un se tient à l’écart des autres.',
  'reason.spared': () => 'Ils se tournent vers qui n’a pas encore eu affaire à eux.',
  'chronicle.round': ({ round }) => `Le round ${round} commence.`,
  'chronicle.threat': ({ by, threat }) =>
    by < 0 ? `La menace baisse de ${-by}, à ${threat}.` : `La menace augmente de ${by}, à ${threat}.`,
  'chronicle.threshold': ({ at }) => `La menace atteint le seuil de ${at}.`,
  'chronicle.objective': ({ objective }) => `Nouvel objectif : ${objective}`,
  'chronicle.objectiveDone': ({ objective }) => `Objectif atteint : ${objective}`,
  'chronicle.objectiveFailed': ({ objective }) => `Objectif manqué : ${objective}`,
  'chronicle.interact': ({ token }) => `Interaction : ${token}.`,
  'chronicle.action': ({ action }) => `Action : ${action}`,
  'chronicle.chosen': ({ answer }) => `Votre choix : ${answer}`,
  'chronicle.chosenHero': ({ hero }) => `Votre choix : ${hero}`,
  'chronicle.passed': ({ hero }) => `${hero} réussit le test.`,
  'chronicle.failed': ({ hero }) => `${hero} rate le test.`,
  'chronicle.successes': ({ hero, count }) => `${hero} : ${count} succès.`,
  'chronicle.hits': ({ enemy, hits, fallen }) =>
    `${enemy} : ${hits < 2 ? `${hits} touche` : `${hits} touches`}${fallen === 0 ? '' : `, ${figures(fallen)} à terre`}.`,
  'chronicle.activation': ({ enemy, whom, moves }) =>
    `${enemy} : déplacement ${moves} vers ${whom ?? 'le héros le plus proche'}, puis attaque.`,
  'chronicle.fallback': ({ enemy, moves }) =>
    `${enemy} : aucune cible, déplacement ${moves} vers le héros le plus proche.`,
  'chronicle.attack.activation': ({ enemy, hero, damage, fear }) =>
    `${enemy} attaque ${hero} : ${cards(damage, fear) || 'rien à subir'}.`,
  'chronicle.attack.counterattack': ({ enemy, hero, damage, fear }) =>
    `${enemy} contre-attaque ${hero} : ${cards(damage, fear) || 'rien à subir'}.`,
  'chronicle.attack.provoked': ({ enemy, hero, damage, fear }) =>
    `Provocation : ${enemy} attaque ${hero}, ${cards(damage, fear) || 'rien à subir'}.`,
  'chronicle.attack.story': ({ enemy, hero, damage, fear }) =>
    `${enemy} fond sur ${hero} : ${cards(damage, fear) || 'rien à subir'}.`,
  'chronicle.suffer': ({ whom, damage, fear }) =>
    `${whom === null ? 'À subir' : `Pour ${whom}`} : ${cards(damage, fear)}.`,
  'chronicle.figuresRemoved': ({ enemy, figures: n }) => `${enemy} : ${figures(n)} en moins sur le plateau.`,
  'chronicle.groupDefeated': ({ enemy }) => `${enemy} : le groupe est vaincu.`,
  'chronicle.lastStand': ({ hero, against }) =>
    `${hero} fait un baroud d’honneur contre ${AGAINST[against]}.`,
  'chronicle.tiles': ({ tile }) => `La tuile ${tile} est posée.`,
  'chronicle.battleTiles': ({ copy, side }) => `La tuile Combat ${copy} est posée, face ${side} visible.`,
  'chronicle.tokens': ({ kind, space }) => `${kind} : posé sur la ${space}.`,
  'chronicle.tokenRemoved': ({ kind, space }) => `${kind} : retiré de la ${space}.`,
  'chronicle.tokenMoved': ({ kind, space }) => `${kind} : déplacé en ${space}.`,
  'chronicle.terrain': ({ terrain, space, other }) =>
    `${terrain} : en place ${other === null ? `sur la ${space}` : `entre la ${space} et la ${other}`}.`,
  'chronicle.terrainRemoved': ({ terrain, space, other }) =>
    `${terrain} : à retirer ${other === null ? `de la ${space}` : `d’entre la ${space} et la ${other}`}.`,
  'chronicle.group': ({ enemy, banner, figures: n, space }) =>
    `${enemy}${banner} : ${figures(n)} sur la ${space}.`,
  'chronicle.bonus': ({ enemy, bonus, banner }) => `${enemy}${banner} gagne un bonus : ${bonus}.`,
  'chronicle.groupRemoved': ({ enemy, banner }) => `${enemy}${banner} : hors du plateau.`,
  'chronicle.heroes': ({ space }) => `Les héros se tiennent sur la ${space}.`,
};

export const tellingFr: typeof tellingEn = {
  lines,
  who: { each: 'Chaque héros', here: 'Chaque héros de la case', and: 'et' },
  tile: (tile) => `tuile ${tile}`,
  battleTile: (n) => `tuile Combat ${n}`,
  space: (tile, n) => `case ${n} de la ${tile}`,
  suffering: cards,
};
