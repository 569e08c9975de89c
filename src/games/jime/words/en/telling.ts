import type { Against } from '@/games/jime/state';
import type { LineWords } from '@/games/jime/words/lineWords';

const figures = (n: number): string => (n === 1 ? '1 figure' : `${n} figures`);
const s = (many: boolean, verb: string): string => (many ? verb : `${verb}s`);

/** “2 damage and 1 fear”; what is nought is not said. */
const cards = (damage: number, fear: number): string =>
  [damage === 0 ? '' : `${damage} damage`, fear === 0 ? '' : `${fear} fear`].filter(Boolean).join(' and ');

/** Every sentence the rules themselves write, by its key. What stands between asterisks is done by hand, at the table. */
const AGAINST: Record<Against, string> = { damage: 'damage', fear: 'fear' };

const lines: LineWords = {
  'effect.lore': ({ count }) => `The company gains ${count} lore.`,
  'effect.xp': ({ count }) => `Each hero gains ${count} experience, for the role played in this adventure.`,
  'effect.title': ({ hero, title }) =>
    `${hero} earns the title ${title}. *Take its card and prepare it at once.*`,
  'effect.trinket': ({ hero, trinket }) =>
    `${hero} gains the trinket ${trinket}. *Take its card and lay on it the depletion tokens it shows.*`,
  'effect.recover': ({ who, many, damage, fear }) =>
    `${who} ${s(many, 'take')} heart. *${many ? 'Each discards' : 'Discard'} ${cards(damage, fear)}: faceup cards of choice, or facedown ones at random.*`,
  'effect.inspiration': ({ who, many, count }) => `*${who} ${s(many, 'gain')} ${count} inspiration.*`,
  'effect.boon': ({ who, many, boon }) =>
    `*${who} ${s(many, 'gain')} the boon ${boon}: take the card.* A boon already held is not gained twice.`,
  'effect.scout': ({ who, many, count }) =>
    `*${who} ${s(many, 'scout')} ${count}: look at the top ${count === 1 ? 'card' : `${count} cards`} of the skill deck, prepare one at most, put the rest back on top or at the bottom.*`,
  'effect.darkness': () =>
    'Darkness closes over the whole map. Every space is in darkness now; no token is needed.',
  'effect.light': () =>
    'The darkness lifts. Only spaces that show it, by print or by token, are in darkness now.',
  'effect.weakness': ({ who, many, count }) =>
    `*${who} ${s(many, 'shuffle')} ${count === 1 ? 'a weakness' : `${count} weaknesses`} from the top of the weakness deck into the skill deck.*`,
  'effect.join': ({ token, hero }) =>
    `${token} goes with ${hero}. *Move the token together with ${hero}’s figure.*`,
  'effect.seize': ({ token }) => `${token} is caught. *The token stays where it is.*`,
  'effect.free': ({ token }) => `${token} is free.`,
  'effect.harm': ({ token, count }) => `${token} is hurt: −${count} health.`,
  'effect.mend': ({ token, count }) => `${token} recovers: +${count} health.`,
  'effect.lost': ({ token }) => `${token} can bear no more.`,
  'choose-hero.join': () => 'Which hero leads the way?',
  'choose-hero.weakness': () => 'Which hero takes the weakness?',
  'choose-hero.attack': () => 'Whom do they attack?',
  'choose-hero.suffer': () => 'Which hero suffers this?',
  'choose-hero.recover': () => 'Which hero recovers?',
  'choose-hero.inspiration': () => 'Which hero gains the inspiration?',
  'choose-hero.boon': () => 'Which hero gains the boon?',
  'choose-hero.scout': () => 'Which hero scouts?',
  'choose-hero.title': () => 'Which hero earns the title?',
  'choose-hero.trinket': () => 'Which hero takes the trinket?',
  'exploration.inspired': ({ hero, tile }) =>
    `${hero} explores tile ${tile}. *Put its exploration token away; ${hero} gains 1 inspiration.*`,
  'exploration.done': ({ hero, tile }) => `${hero} explores tile ${tile}. *Put its exploration token away.*`,
  'rally.reset': () => 'Each hero shuffles the discard pile into the skill deck.',
  'rally.scout': ({ count }) =>
    `Each hero scouts ${count}: reveal ${count === 1 ? 'one card, prepare it or put it' : `${count} cards, prepare one at most, put the rest`} back on top or at the bottom.`,
  'darkness.step': () => 'The darkness presses on whoever stands in it.',
  'defeated.hero': ({ hero }) =>
    `${hero} falls. *Take the figure off the map; cards and tokens stay where they are.* If the company has not won before the shadow comes, the adventure is lost.`,
  'move.lapsed': ({ hero }) =>
    `${hero} is no longer where the move began, so it is not made. It costs nothing: *move again from there, or do something else.*`,
  'interact.lapsed': ({ hero }) =>
    `${hero} can no longer do this here, so nothing happens. It costs no action: *choose again.*`,
  'last-stand.passed.damage': ({ hero }) => `${hero} stands! *Discard every damage card of ${hero}.*`,
  'last-stand.passed.fear': ({ hero }) => `${hero} stands! *Discard every fear card of ${hero}.*`,
  'terrain.cards': ({ terrains }) =>
    `*Take the terrain card of each kind laid: ${terrains}. Lay it beside the map, where everyone can read it.*`,
  'camp.cleanUp': () => 'The adventure is over. Clear the table, each hero in turn.',
  'camp.cleanUp.discard': () =>
    'Put back every damage and fear card, boon, bane and inspiration token, and clear the map.',
  'camp.cleanUp.weaknesses': () => 'Take all weaknesses out of the skill decks and put them back.',
  'camp.cleanUp.skills': () => 'Gather each skill deck: prepared cards, discards and all.',
  'camp.cleanUp.trinkets': () => 'Lay the trinkets together: they belong to the whole company.',
  'reason.nearest': () => 'Whoever stands nearest is near enough.',
  'reason.weakest': () => 'They have seen who would least withstand this blow.',
  'reason.wounded': () => 'They follow the smell of blood.',
  'reason.afraid': () => 'They go where the fear is.',
  'reason.lastHit': () => 'They have not forgotten who struck them last.',
  'reason.isolated': () => 'Someone stands apart from the others.',
  'reason.spared': () => 'They turn to one they have left alone so far.',
  'chronicle.round': ({ round }) => `Round ${round} begins.`,
  'chronicle.threat': ({ by, threat }) =>
    by < 0 ? `Threat falls by ${-by}, to ${threat}.` : `Threat rises by ${by}, to ${threat}.`,
  'chronicle.threshold': ({ at }) => `Threat reaches the threshold of ${at}.`,
  'chronicle.objective': ({ objective }) => `New objective: ${objective}`,
  'chronicle.objectiveDone': ({ objective }) => `Objective reached: ${objective}`,
  'chronicle.objectiveFailed': ({ objective }) => `Objective failed: ${objective}`,
  'chronicle.interact': ({ token }) => `Interaction: ${token}.`,
  'chronicle.action': ({ action }) => `Action: ${action}`,
  'chronicle.chosen': ({ answer }) => `You chose: ${answer}`,
  'chronicle.chosenHero': ({ hero }) => `You chose: ${hero}`,
  'chronicle.passed': ({ hero }) => `${hero} passes the test.`,
  'chronicle.failed': ({ hero }) => `${hero} fails the test.`,
  'chronicle.successes': ({ hero, count }) => `${hero}: ${count === 1 ? '1 success' : `${count} successes`}.`,
  'chronicle.hits': ({ enemy, hits, fallen }) =>
    `${enemy}: ${hits === 1 ? '1 hit' : `${hits} hits`}${fallen === 0 ? '' : `, ${figures(fallen)} down`}.`,
  'chronicle.activation': ({ enemy, whom, moves }) =>
    `${enemy}: moves ${moves} towards ${whom ?? 'the nearest hero'} and attacks.`,
  'chronicle.fallback': ({ enemy, moves }) => `${enemy}: no target, moves ${moves} towards the nearest hero.`,
  'chronicle.attack.activation': ({ enemy, hero, damage, fear }) =>
    `${enemy} attacks ${hero}: ${cards(damage, fear) || 'nothing to suffer'}.`,
  'chronicle.attack.counterattack': ({ enemy, hero, damage, fear }) =>
    `${enemy} counterattacks ${hero}: ${cards(damage, fear) || 'nothing to suffer'}.`,
  'chronicle.attack.provoked': ({ enemy, hero, damage, fear }) =>
    `${enemy}, provoked, attacks ${hero}: ${cards(damage, fear) || 'nothing to suffer'}.`,
  'chronicle.attack.story': ({ enemy, hero, damage, fear }) =>
    `${enemy} falls upon ${hero}: ${cards(damage, fear) || 'nothing to suffer'}.`,
  'chronicle.suffer': ({ whom, damage, fear }) =>
    `${whom === null ? 'To be suffered' : `For ${whom}`}: ${cards(damage, fear)}.`,
  'chronicle.figuresRemoved': ({ enemy, figures: n }) => `${enemy}: ${figures(n)} taken off the map.`,
  'chronicle.groupDefeated': ({ enemy }) => `${enemy}: the group is defeated.`,
  'chronicle.lastStand': ({ hero, against }) => `${hero} makes a last stand against ${AGAINST[against]}.`,
  'chronicle.tiles': ({ tile }) => `Tile ${tile} is laid.`,
  'chronicle.battleTiles': ({ copy, side }) => `Battle tile ${copy} is laid, side ${side} up.`,
  'chronicle.tokens': ({ kind, space }) => `${kind}: laid on ${space}.`,
  'chronicle.tokenRemoved': ({ kind, space }) => `${kind}: taken from ${space}.`,
  'chronicle.tokenMoved': ({ kind, space }) => `${kind}: moved to ${space}.`,
  'chronicle.terrain': ({ terrain, space, other }) =>
    `${terrain}: laid ${other === null ? `on ${space}` : `between ${space} and ${other}`}.`,
  'chronicle.terrainRemoved': ({ terrain, space, other }) =>
    `${terrain}: taken ${other === null ? `from ${space}` : `from between ${space} and ${other}`}.`,
  'chronicle.group': ({ enemy, banner, figures: n, space }) =>
    `${enemy}${banner}: ${figures(n)} on ${space}.`,
  'chronicle.bonus': ({ enemy, bonus, banner }) => `${enemy}${banner} gains a bonus: ${bonus}.`,
  'chronicle.groupRemoved': ({ enemy, banner }) => `${enemy}${banner}: taken off the map.`,
  'chronicle.heroes': ({ space }) => `The heroes stand on ${space}.`,
};

export const tellingEn = {
  lines,
  who: { each: 'Each hero', here: 'Each hero in that space', and: 'and' },
  tile: (tile: string) => `tile ${tile}`,
  battleTile: (n: string) => `battle tile ${n}`,
  space: (tile: string, n: string) => `${tile}, space ${n}`,
  suffering: cards,
};
