import { wordsOf as cardWordsOf } from '@/games/tcg/cardWords';
import { goBack, openSettings, seeHeading } from './browser';
import type { Album } from './album';
import { literal } from './tablePlayer';
import type { TcgPlayer, TypedCharacter } from './tcgPlayer';

const named = (words: string): RegExp => new RegExp(`^${literal(words)}`);

/** What is looked at, and closed again. */
const glance = async (
  player: TcgPlayer,
  album: Album,
  screen: string,
  ...taps: readonly (string | RegExp)[]
): Promise<void> => {
  for (const tap of taps) await player.press(tap);
  await album.look(screen);
  await player.button(player.words.app.close).first().click();
};

/** Every sheet of the table, in the skirmish of Legolas and the Uruk. */
export const throughTheSheets = async (player: TcgPlayer, album: Album): Promise<void> => {
  const { app, names, newGame, table } = player.words;
  const outcome = `${table.skirmish.wins.shadow('Legolas', 1)} ${table.explain.why}`;
  const onLegolas = named('Legolas,');
  await glance(player, album, 'menu', table.menu.open);
  await glance(player, album, 'log', table.menu.open, table.menu.log);
  await glance(player, album, 'base rules of the game', table.menu.open, table.menu.baseRules);
  await glance(player, album, 'rules', table.rules.open);
  await glance(player, album, 'phase', table.phaseMark(3, names.phase.manoeuvre));
  await glance(player, album, 'twilight', app.pair(table.pool, '3'));
  await glance(player, album, 'player', named(app.pair(table.freePeoples, 'Anne')));
  await glance(player, album, 'shadow player', named(app.pair(table.shadow, 'Tom')));
  await glance(player, album, 'site', named(table.path.site(2, '')));
  await glance(player, album, 'why', outcome);
  await glance(player, album, 'action', table.act.take('Anne'));
  await glance(player, album, 'ring bearer', named(`${newGame.bearerTitle},`));
  await glance(player, album, 'minion', named('Uruk,'));
  await glance(player, album, 'described', onLegolas, table.character.change, table.fields.more);
  await glance(player, album, 'modifier', onLegolas, table.modifiers.add);
  await player.press(onLegolas);
  await player.press(table.character.give);
  await player.fill(table.fields.title, 'Elven Bow');
  await album.look('card played');
  await player.press(table.playCard.play(0));
  await overruled(player, album);
  await player.press(onLegolas);
  await album.look('character');
  await glance(player, album, 'card', 'Elven Bow');
};

/** p.11 No possession is played in a skirmish; the sheet says why, and a card may allow it. */
const overruled = async (player: TcgPlayer, album: Album): Promise<void> => {
  const { override } = player.words.table;
  await player.button(override.offer).waitFor();
  await album.look('refusal');
  await player.press(override.offer);
  await album.look('override');
  await player.press(override.reasons[2] ?? '');
  await player.button(override.offer).waitFor({ state: 'detached' });
};

/** The pages beside the table: what was played, a deck, the list of set 4, the booklet, the base rules. */
export const throughThePages = async (player: TcgPlayer, album: Album, deck: string): Promise<void> => {
  const { app, baseRules, cardsPage, games, reference, tcgSettings } = player.words;
  const { page, language } = player;
  const card = cardWordsOf(language);
  await player.press(card.games);
  await seeHeading(page, games.title);
  await album.look('games');
  await goBack(page, language);
  await player.press(card.cards);
  await seeHeading(page, cardsPage.title);
  await album.look('deck none');
  await player.fill(cardsPage.check.paste, deck);
  await album.look('deck');
  await page.getByRole('tab', { name: cardsPage.tabs.list, exact: true }).click();
  await album.look('checklist');
  await goBack(page, language);
  await player.press(card.reference);
  await seeHeading(page, reference.title);
  await album.look('reference');
  await goBack(page, language);
  await openSettings(page, language);
  await player.press(tcgSettings.baseRules);
  await seeHeading(page, baseRules.title);
  await album.look('base rules');
  await player.press(app.back);
  await goBack(page, language);
};

const LEGOLAS: TypedCharacter = { title: 'Legolas', twilightCost: 2, strength: 6, vitality: 3, archery: 1 };
const GIMLI: TypedCharacter = { title: 'Gimli', twilightCost: 2, strength: 6, vitality: 3 };
const FIERCE: TypedCharacter = { title: 'Uruk-hai', twilightCost: 1, strength: 8, vitality: 3, fierce: true };
const BOWMAN: TypedCharacter = { title: 'Archer', twilightCost: 1, strength: 5, vitality: 2, archery: 1 };

/** Three or four before their first turn, two of them with equal bids. */
const seatMany = async (player: TcgPlayer, album: Album, players: readonly string[]): Promise<void> => {
  const { bids, seats } = player.words.table;
  await player.begin(players);
  for (const [seat, name] of players.entries()) await player.bid(name, seat === 0 ? 2 : 1);
  await player.press(bids.reveal);
  await player.sees(seats.choose(players[0] ?? ''));
  await album.look(`equal bids of ${players.join(' ')}`);
  for (let place = 0; place < players.length - 1; place += 1) {
    await player.press(seats.place(place));
    await player.button(seats.place(place)).waitFor({ state: 'detached' });
  }
  await player.startWith(LEGOLAS, GIMLI);
  for (let seat = 0; seat < players.length; seat += 1) await player.showAnyFellowship();
};

/** A table of more than two, looked at in every step of its first turn. */
export const aTurnOf = async (player: TcgPlayer, album: Album, players: readonly string[]): Promise<void> => {
  const { names, table } = player.words;
  const heading = player.page.getByRole('heading', { level: 1 }).filter({ visible: true });
  const look = async (): Promise<string> => {
    const step = await heading.innerText();
    await album.look(`${players.at(-1)} ${step}`);
    return step;
  };
  await seatMany(player, album, players);
  await look();
  await player.next('fellowship');
  await player.enter(table.move.shadowNumber(2), 6);
  await look();
  await player.next('shadow');
  await player.playMinion(FIERCE);
  for (let seat = 1; seat < players.length; seat += 1) {
    await player.playMinion(BOWMAN);
    await look();
    await player.next();
  }
  for (let step = await look(); step !== names.step.archeryFire; step = await look()) await player.next();
  await player.shootAll();
  await player.at('assignment');
  await look();
  await player.next('defenders');
  await look();
  for (const [at, { title }] of [LEGOLAS, GIMLI].entries()) {
    await player.press(new RegExp(`^${title}\\s*:`));
    // The next press would pair the same minion again.
    await player
      .button(named(table.assign.free('')))
      .nth(at)
      .waitFor();
  }
  for (let step = await look(); step !== names.step.regroup; step = await look())
    if (step === names.step.chooseSkirmish) await player.chooseSkirmish(LEGOLAS.title);
    else await player.next();
};
