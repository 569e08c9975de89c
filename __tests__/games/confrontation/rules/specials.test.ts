import type { CharacterId, SpecialId } from '@/games/confrontation/content';
import { SPECIALS_OF } from '@/games/confrontation/content';
import type { Command, GameState, Options } from '@/games/confrontation/play';
import { PRINTED, apply, charactersIn, newGame, viewOf } from '@/games/confrontation/play';
import type { Pieces, Scene } from '../scene';
import { scene } from '../scene';

const fellowship = (card: SpecialId, pieces: Pieces, shown: CharacterId[] = []): Scene =>
  scene(pieces, { turn: 'fellowship', specials: { fellowship: [card] }, shown });
const sauron = (card: SpecialId, pieces: Pieces, shown: CharacterId[] = []): Scene =>
  scene(pieces, { specials: { sauron: [card] }, shown });

const person = { name: '', kind: 'person' } as const;
const start = (options: Partial<Options>): GameState =>
  newGame({ options: { ...PRINTED, ...options }, players: [person, person], fellowship: 0, seed: 3 });
const after = (state: GameState, ...commands: Command[]): GameState =>
  commands.reduce((now, command) => {
    const next = apply(now, command);
    if ('refused' in next) throw new Error(next.refused);
    return next;
  }, state);

describe('special cards', () => {
  it('73 Shadowfax carries one a step, by river and tunnel too, and the same one must move', () => {
    const table = fellowship('shadowfax', { 'merry-c': 'mirkwood', 'orcs-c': 'rohan' });
    table.special('shadowfax', 'merry-c', 'fangorn');
    expect([table.at('merry-c'), table.asked()]).toEqual(['fangorn', ['turn', 'fellowship']]);
    expect(table.whyNotMove('legolas-c', 'arthedain')).toBe('forced-character');
    table.move('merry-c', 'rohan');
    expect(table.asked()?.[0]).toBe('card');
    const tunnel = fellowship('shadowfax', { 'merry-c': 'eregion', 'balrog-c': 'caradhras' });
    tunnel.special('shadowfax', 'merry-c', 'fangorn');
    tunnel.yes();
    expect([tunnel.at('merry-c'), tunnel.asked()]).toEqual(['fallen', ['turn', 'sauron']]);
    const enemy = fellowship('shadowfax', {
      'merry-c': 'rhudaur',
      'orcs-c': 'highPass',
      'sam-c': 'mistyMountains',
    });
    expect(enemy.whyNotSpecial('shadowfax', 'merry-c', 'highPass')).toBe('must-be-empty');
    expect(enemy.whyNotSpecial('shadowfax', 'merry-c', 'mistyMountains')).toBe('region-full');
    const stuck = fellowship('shadowfax', { 'merry-c': 'dagorlad', 'saruman-c': 'rohan' });
    expect(stuck.whyNotSpecial('shadowfax', 'merry-c', 'mordor')).toBe('special-not-now');
  });

  it('74 Gandalf the White returns in Fangorn if there is room and he is dead', () => {
    const alive = fellowship('gandalfTheWhite', { 'gandalf-c': 'shire' });
    expect(alive.whyNotSpecial('gandalfTheWhite', null)).toBe('special-not-now');
    const held = fellowship('gandalfTheWhite', { 'orcs-c': 'fangorn' });
    expect(held.whyNotSpecial('gandalfTheWhite', null)).toBe('special-not-now');
    const full = fellowship('gandalfTheWhite', { 'merry-c': 'fangorn', 'sam-c': 'fangorn' });
    expect(full.whyNotSpecial('gandalfTheWhite', null)).toBe('special-not-now');
    const table = fellowship('gandalfTheWhite', { 'merry-c': 'fangorn' });
    table.special('gandalfTheWhite', null);
    expect([table.at('gandalf-c'), table.asked()]).toEqual(['fangorn', ['turn', 'sauron']]);
    const later = scene(
      { 'gandalf-v': 'rhudaur', 'saruman-v': 'highPass', 'orcs-c': 'mordor' },
      { specials: { fellowship: ['gandalfTheWhite'] } },
    );
    later.move('saruman-v', 'rhudaur');
    later.special('gandalfTheWhite', null);
    expect([later.at('gandalf-v'), later.shown('gandalf-v')]).toEqual(['fangorn', 'hidden']);
  });

  it('75 A King Revealed shows Aragorn and forces one of Sauron’s to move', () => {
    const dead = fellowship('kingRevealed', { 'orcs-c': 'mordor' });
    expect(dead.whyNotSpecial('kingRevealed', 'orcs-c')).toBe('special-not-now');
    const pieces = { 'aragorn-c': 'shire', 'orcs-c': 'mordor', 'watcher-v': 'rohan' } as const;
    const table = scene(pieces, {
      turn: 'fellowship',
      specials: { fellowship: ['kingRevealed'], sauron: ['recall', 'darkOfMordor'] },
      shown: ['watcher-v'],
    });
    expect(table.whyNotSpecial('kingRevealed', 'watcher-v')).toBe('special-not-now');
    table.special('kingRevealed', 'orcs-c');
    expect(table.lines('show')).toMatchObject([{ character: 'aragorn-c', by: 'kingRevealed' }]);
    expect(table.whyNotMove('saruman-c', 'gondor')).toBe('forced-character');
    expect(table.whyNotSpecial('recall', 'watcher-v')).toBe('forced-character');
    expect(table.whyNotSpecial('darkOfMordor', 'orcs-c', 'gondor')).toBe('forced-character');
    table.special('darkOfMordor', 'saruman-c', 'gondor');
    table.move('orcs-c', 'dagorlad');
    expect(table.asked()).toEqual(['turn', 'fellowship']);
  });

  it('76 Gwaihir comes before the texts, though never against the Warg', () => {
    const specials = { fellowship: ['gwaihir'] as SpecialId[] };
    const warg = scene({ 'merry-c': 'rhudaur', 'warg-c': 'highPass' }, { specials });
    warg.move('warg-c', 'rhudaur');
    expect(warg.asked()?.[0]).toBe('card');
    const table = scene({ 'merry-c': 'rhudaur', 'saruman-c': 'highPass', 'orcs-c': 'mordor' }, { specials });
    table.move('saruman-c', 'rhudaur');
    expect(table.asked()).toEqual(['gwaihir', 'fellowship']);
    table.yes('arthedain');
    expect([table.at('merry-c'), table.asked()]).toEqual(['arthedain', ['turn', 'fellowship']]);
  });

  it('76 The question comes as long as the card may be held, so that it tells nothing', () => {
    const table = scene(
      { 'merry-c': 'rhudaur', 'orcs-v': 'highPass' },
      { options: { specials: 'pickTwo' }, specials: { fellowship: ['shadowfax', 'kingRevealed'] } },
    );
    table.move('orcs-v', 'rhudaur');
    expect(table.asked()).toEqual(['gwaihir', 'fellowship']);
    expect(table.whyNotYes('eregion')).toBe('special-not-held');
    expect(viewOf(table.state(), 'sauron').cards.fellowship).toMatchObject({ specials: null, held: 2 });
  });

  it('76 After Sméagol has changed places against the classic Orcs, Gwaihir may still come; against others not', () => {
    const specials = { fellowship: ['gwaihir'] as SpecialId[] };
    const swapped = (attacker: CharacterId): Scene => {
      const pieces: Pieces = { 'smeagol-v': 'rhudaur', 'merry-c': 'arthedain', [attacker]: 'highPass' };
      const table = scene(pieces, { specials });
      table.move(attacker, 'rhudaur');
      table.no();
      table.yes(null, 'merry-c');
      return table;
    };
    const orcs = swapped('orcs-c');
    expect(orcs.asked()).toEqual(['gwaihir', 'fellowship']);
    orcs.yes('eregion');
    expect([orcs.at('merry-c'), orcs.asked()]).toEqual(['eregion', ['turn', 'fellowship']]);
    expect(swapped('orcs-v').asked()?.[0]).toBe('card');
  });

  it('77 The Palantír shows one region, not the Shire, and freezes it for the turn', () => {
    const table = sauron('palantir', { 'merry-c': 'rhudaur', 'sam-c': 'rhudaur', 'orcs-c': 'mordor' });
    expect(table.whyNotSpecial('palantir', null, 'shire')).toBe('special-not-now');
    table.special('palantir', null, 'rhudaur');
    expect([table.shown('merry-c'), table.shown('sam-c')]).toEqual(['turn', 'turn']);
    expect(table.whyNotShuffle('fellowship', 'rhudaur')).toBe('shuffle-frozen');
    table.move('orcs-c', 'gondor');
    expect([table.shown('merry-c'), table.whyNotShuffle('fellowship', 'rhudaur')]).toEqual(['hidden', null]);
  });

  it('77 It serves at any moment of Sauron’s turn', () => {
    const table = sauron('palantir', { 'merry-c': 'rhudaur', 'balrog-c': 'highPass', 'sam-c': 'eregion' });
    table.move('balrog-c', 'rhudaur');
    table.special('palantir', null, 'eregion');
    expect([table.shown('sam-c'), table.asked()]).toEqual(['turn', ['card', 'sauron']]);
  });

  it('78 Recall needs Mordor free of enemies and not full', () => {
    const enemy = sauron('recall', { 'orcs-c': 'rohan', 'merry-c': 'mordor', 'saruman-c': 'fangorn' });
    expect(enemy.whyNotSpecial('recall', 'orcs-c')).toBe('special-not-now');
    const full = sauron('recall', {
      ...{ 'orcs-c': 'rohan', 'warg-c': 'mordor', 'balrog-c': 'mordor', 'shelob-c': 'mordor' },
    });
    expect(full.whyNotSpecial('recall', 'orcs-c')).toBe('special-not-now');
    const table = sauron('recall', { 'orcs-c': 'rohan' });
    table.special('recall', 'orcs-c');
    expect([table.at('orcs-c'), table.asked()]).toEqual(['mordor', ['turn', 'fellowship']]);
  });

  it('79 The Dark of Mordor moves one a step, then another must move', () => {
    const table = sauron('darkOfMordor', { 'orcs-c': 'mordor', 'watcher-v': 'rohan' }, ['watcher-v']);
    expect(table.whyNotSpecial('darkOfMordor', 'watcher-v', 'gapOfRohan')).toBe('watcher-fixed');
    table.special('darkOfMordor', 'orcs-c', 'gondor');
    expect(table.whyNotMove('orcs-c', 'rohan')).toBe('forced-character');
    table.move('saruman-c', 'gondor');
    expect(table.asked()).toEqual(['turn', 'fellowship']);
    const alone = sauron('darkOfMordor', { 'saruman-c': 'mordor' });
    expect(alone.whyNotSpecial('darkOfMordor', 'saruman-c', 'gondor')).toBe('special-not-now');
    const third = { 'orcs-c': 'shire', 'warg-c': 'shire', 'saruman-c': 'arthedain' } as const;
    const last = sauron('darkOfMordor', { ...third, 'legolas-c': 'rohan' });
    last.special('darkOfMordor', 'saruman-c', 'shire');
    expect(last.winner()).toBe('sauron threeInShire');
  });

  it('80 The Crebain’s prey stays shown; Gandalf reborn is hidden again', () => {
    const table = scene(
      { 'gandalf-v': 'rhudaur', 'saruman-v': 'highPass', 'orcs-c': 'mordor' },
      { specials: { sauron: ['crebain'], fellowship: ['gandalfTheWhite'] } },
    );
    table.special('crebain', 'gandalf-v');
    expect(table.shown('gandalf-v')).toBe('game');
    table.move('legolas-c', 'arthedain');
    expect(table.shown('gandalf-v')).toBe('game');
    table.move('saruman-v', 'rhudaur');
    table.special('gandalfTheWhite', null);
    expect([table.at('gandalf-v'), table.shown('gandalf-v')]).toEqual(['fangorn', 'hidden']);
  });

  it('81 A special card serves once', () => {
    const table = sauron('palantir', { 'merry-c': 'rhudaur' });
    table.special('palantir', null, 'rhudaur');
    expect(table.whyNotSpecial('palantir', null, 'rhudaur')).toBe('special-spent');
    expect(table.whyNotSpecial('crebain', 'merry-c')).toBe('special-not-held');
  });

  it('82 What forbids cards forbids combat cards alone', () => {
    const table = scene(
      { 'aragorn-v': 'rhudaur', 'balrog-c': 'highPass', 'merry-c': 'eregion' },
      { specials: { fellowship: ['gwaihir'], sauron: ['palantir'] } },
    );
    table.move('balrog-c', 'rhudaur');
    table.no();
    expect(table.asked()).toEqual(['noCards', 'fellowship']);
    table.yes();
    expect([table.discard('sauron'), table.state().cards.sauron.specials]).toEqual([[], ['palantir']]);
  });

  it('83 Only somebody on the board can be named', () => {
    expect(sauron('crebain', {}).whyNotSpecial('crebain', 'merry-c')).toBe('not-on-board');
    const king = fellowship('kingRevealed', { 'aragorn-c': 'shire' });
    expect(king.whyNotSpecial('kingRevealed', 'orcs-c')).toBe('not-on-board');
  });
});

describe('draft and special modes', () => {
  const choose = (side: 'fellowship' | 'sauron', ...ids: CharacterId[]): Command[] => [
    ...ids.map((character): Command => ({ type: 'chooseVersion', side, character })),
    { type: 'ready', side },
  ];

  it('84 Draft: one face of each tile, public before placement', () => {
    const state = after(start({ cast: 'draft' }), ...choose('fellowship', 'frodo-v', 'treebeard-v'));
    expect(charactersIn('fellowship', state.tokens[0]?.candidates ?? 0)).toHaveLength(18);
    const shown = after(state, ...choose('sauron', 'gollum-v'));
    expect(shown.prompt).toEqual({ ask: 'placing', side: 'fellowship' });
    const faces = charactersIn('fellowship', shown.tokens[0]?.candidates ?? 0);
    expect(faces).toHaveLength(9);
    expect(faces).toEqual(expect.arrayContaining(['frodo-v', 'treebeard-v', 'sam-c']));
    expect(faces).not.toEqual(expect.arrayContaining(['frodo-c']));
    const wrong = apply(start({ cast: 'draft' }), {
      type: 'chooseVersion',
      side: 'fellowship',
      character: 'orcs-c',
    });
    expect(wrong).toEqual({ refused: 'bad-choice' });
  });

  it('84 Blind: the faces stay secret', () => {
    const options = { cast: 'draft', blind: true } as const;
    const state = after(start(options), ...choose('fellowship', 'frodo-v'), ...choose('sauron'));
    expect(charactersIn('fellowship', state.tokens[0]?.candidates ?? 0)).toHaveLength(18);
  });

  it('84 Two of four are chosen in secret; N are drawn for all to see; a gift is held at once', () => {
    const pick = { type: 'chooseSpecials', side: 'fellowship', cards: ['gwaihir', 'shadowfax'] } as const;
    const two = after(start({ specials: 'pickTwo' }), { ...pick, cards: [...pick.cards] });
    expect(viewOf(two, 'sauron').cards.fellowship.specials).toBeNull();
    const same = apply(start({ specials: 'pickTwo' }), { ...pick, cards: ['gwaihir', 'gwaihir'] });
    expect(same).toEqual({ refused: 'bad-choice' });
    const drawn = after(start({ specials: 'drawn' }), { type: 'nameNumber', side: 'fellowship', count: 3 });
    const seen = viewOf(drawn, 'fellowship').cards.sauron.specials ?? [];
    expect([seen.length, seen.every((card) => SPECIALS_OF.sauron.includes(card))]).toEqual([3, true]);
    const gift = start({ specials: 'handicap', gift: ['palantir', 'gwaihir'] });
    expect([gift.cards.fellowship.specials, gift.cards.sauron.specials]).toEqual([['gwaihir'], ['palantir']]);
  });
});
