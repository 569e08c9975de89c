import type { GameState } from '@/games/jime/play';
import { skillDeck } from '@/games/jime/rules/skillDeck';
import { bearerOf, gainTitle } from '@/games/jime/rules/titles';
import { box, heroOf, inAdventure, told } from './campStates';

const playing = (titles: string[] = []): GameState =>
  inAdventure({ aragorn: { role: 'captain' }, bilbo: { role: 'burglar', titles } });
const earned = (hero: string, title: string, before = playing()): GameState =>
  told(before, (game) => gainTitle(game, hero, title));

describe('titles', () => {
  it('§31.1 the hero the company names takes the title', () => {
    expect(heroOf(earned('bilbo', 'barrel-rider'), 'bilbo').titles).toEqual(['barrel-rider']);
  });

  it('§31.1 and is told to prepare it at once', () => {
    expect(earned('bilbo', 'barrel-rider').prompts).toEqual([
      {
        kind: 'message',
        pages: [{ line: 'effect.title', hero: 'bilbo', title: 'barrel-rider' }],
        hero: 'bilbo',
      },
    ]);
  });

  it('§31.1 there is one card of each: it stays with its first bearer', () => {
    const now = earned('aragorn', 'barrel-rider', playing(['barrel-rider']));
    expect(bearerOf(now.campaign, 'barrel-rider')).toBe('bilbo');
    expect(heroOf(now, 'aragorn').titles).toEqual([]);
  });

  it('§31.1 the mirror sees it prepared', () => {
    const now = earned('bilbo', 'barrel-rider', { ...playing(), mirror: true });
    expect(now.adventure?.heroes[1]?.prepared).toEqual(['barrel-rider']);
  });

  it('§31.2 it is the hero’s for the whole campaign', () => {
    const now = earned('bilbo', 'luckwearer', playing(['barrel-rider']));
    expect(skillDeck(box, heroOf(now, 'bilbo')).titles).toEqual(['barrel-rider', 'luckwearer']);
  });
});
