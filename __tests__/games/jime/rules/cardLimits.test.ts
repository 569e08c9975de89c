import { cardsAtHand } from '@/games/jime/play';
import type { Company, Sitting } from './company';
import { company } from './company';

/** Everyone with a shield, which is used once a round, and perhaps more. */
const carrying = (items: string[] = [], sitting: Sitting = {}): Company =>
  company({ mirror: true, ...sitting }).set((_, { campaign }) => {
    for (const hero of campaign.heroes) hero.items = ['shield', ...items];
  });
const use = (card: string, used = true) => ({ type: 'setUsed', hero: 'gimli', card, used }) as const;
const usedBy = (table: Company): string[] => table.hero('gimli').used ?? [];
const offered = (table: Company): string[] =>
  cardsAtHand(table.game, ['gimli'], { moments: ['suffer'] }).map(({ id }) => id);

describe('what a card may do once', () => {
  it('is ticked off, is not offered again, and undone as any step', () => {
    const table = carrying();
    expect(offered(table)).toContain('shield');
    table.do(use('shield'));
    expect(usedBy(table)).toEqual(['shield']);
    expect(offered(table)).not.toContain('shield');
    table.do(use('shield', false));
    expect(table.hero('gimli')).not.toHaveProperty('used');
  });

  it('is ticked off for one hero alone', () => {
    const table = carrying().do(use('shield'));
    expect(cardsAtHand(table.game, ['legolas'], { moments: ['suffer'] }).map(({ id }) => id)).toContain(
      'shield',
    );
  });

  it('§96 in a round may be done again in the next, not before', () => {
    const table = carrying().do(use('shield')).endActionPhase();
    expect(usedBy(table)).toEqual(['shield']);
    table.skip();
    expect(table.adventure.phase).toBe('action');
    expect(usedBy(table)).toEqual([]);
  });

  it('§73 in a phase may be done again in the next', () => {
    const table = carrying(['kings-crest']).do(use('kings-crest')).do(use('shield'));
    table.do({ type: 'endTurn', hero: 'gimli' }).skip('action');
    expect(usedBy(table)).toEqual(['kings-crest', 'shield']);
    table.endActionPhase();
    expect(usedBy(table)).toEqual(['shield']);
  });

  it('§72.5 in a turn may be done again once any turn is over', () => {
    const table = carrying().set(({ heroes }) => {
      for (const hero of heroes) hero.prepared = ['hunter-11'];
    });
    table.do(use('hunter-11')).do({ type: 'endTurn', hero: 'legolas' }).skip('action');
    expect(usedBy(table)).toEqual([]);
  });

  it('§107 in a test may be done again after it, and an attack is a test', () => {
    const table = carrying(['maranwe'], { adventure: 'bridge' }).do(use('maranwe'));
    const { id } = table.group('troll');
    table.do({ type: 'attack', hero: 'gimli', group: id }).do({ type: 'apply', hits: 0, modifiers: [] });
    expect(usedBy(table)).toEqual([]);
  });

  it('is refused for cards that are not there, have no limit, or are ticked off already', () => {
    const table = carrying(['cloak']);
    expect(table.refusal(use('flame-guard'))).toBe('card/not-in-play');
    expect(table.refusal(use('cloak'))).toBe('card/no-limit');
    expect(table.refusal(use('shield', false))).toBe('card/not-used');
    expect(table.do(use('shield')).refusal(use('shield'))).toBe('card/already-used');
    expect(company().refusal(use('shield'))).toBe('mirror/off');
  });

  it('is forgotten with the mirror', () => {
    const table = carrying().do(use('shield')).do({ type: 'mirror', on: false });
    expect(table.hero('gimli')).not.toHaveProperty('used');
  });
});
