import { seeded, shuffle } from '@/kernel/random';
import { reportOf } from '@/games/jime/sim/report';
import type { Asked } from '@/games/jime/sim/reportShape';
import { emptyTally, merge } from '@/games/jime/sim/tally';
import { Misread } from '../../../../scripts/options';
import { readWish } from '../../../../scripts/simulate/arguments';
import type { Game } from '../../../../scripts/simulate/games';
import { ledGamesOf, playInto, wavesOf } from '../../../../scripts/simulate/games';
import { subjectOf } from '../../../../scripts/simulate/subject';

const wish = (...words: string[]) => readWish(words, 2);
const refused = (...words: string[]): string => {
  try {
    wish(...words);
  } catch (error) {
    if (error instanceof Misread) return error.message;
  }
  return '';
};

describe('what is asked', () => {
  it('is everything when only the campaign is named', () => {
    expect(wish('--campaign', 'tutorial')).toEqual({
      asked: {
        campaign: 'tutorial',
        heroes: [2, 3, 4, 5],
        difficulties: ['normal', 'hard'],
        skills: ['careless', 'sensible', 'expert'],
        games: 200,
        seed: 1,
      },
      cores: 2,
    });
  });

  it('may be any part of it, in any order', () => {
    const words =
      '--campaign tutorial --heroes 4,2 --difficulty hard --skill expert,careless --games 7 --cores 1 --seed 9';
    expect(wish(...words.split(' '))).toMatchObject({
      asked: { heroes: [2, 4], difficulties: ['hard'], skills: ['careless', 'expert'], games: 7, seed: 9 },
      cores: 1,
    });
    expect(wish('--campaign', 'tutorial', '--heroes', '3..4')?.asked.heroes).toEqual([3, 4]);
    expect(wish('--campaign', 'tutorial', '--each', '9', '--seek')?.asked).toMatchObject({
      each: 9,
      seek: true,
    });
    expect(wish('--help')).toBeNull();
  });

  it.each([
    [[], /--campaign is missing/],
    [['--campaign', 'tutorial', '--heroes', '2..6'], /from 2 to 5, not “6”/],
    [['--campaign', 'tutorial', '--heroes', '5..2'], /runs backwards/],
    [['--campaign', 'tutorial', '--difficulty', 'easy'], /knows normal, hard, not “easy”/],
    [['--campaign', 'tutorial', '--skill', 'lucky'], /not “lucky”/],
    [['--campaign', 'tutorial', '--games', 'many'], /--games must be a whole number/],
    [['--campaign', 'tutorial', '--each', '0'], /--each must be a whole number from 1/],
    [['--campaign', 'tutorial', '--gams', '3'], /--gams/],
  ])('is refused clearly: %j', (words, said) => {
    expect(refused(...words)).toMatch(said);
  });

  it('must be a campaign that is there', () => {
    const asked = { ...wish('--campaign', 'nowhere')!.asked };
    expect(() => subjectOf(asked)).toThrow(/no campaign “nowhere”; there are .*tutorial/);
    expect(() => subjectOf({ ...asked, campaign: 'tutorial', adventure: 'moon' })).toThrow(
      /“moon” is none of/,
    );
  });
});

const gamesOf = (asked: Asked): Game[] => wavesOf(asked).flat();

describe('games', () => {
  const asked = wish(...'--campaign tutorial --heroes 2,3 --skill sensible --games 1'.split(' '))!.asked;

  it('each have a seed of their own, which more games or another cell do not change', () => {
    const games = gamesOf(asked);
    expect(new Set(games.map(({ seed }) => seed)).size).toBe(games.length);
    expect(gamesOf({ ...asked, games: 2, heroes: [2, 3, 4] })).toEqual(expect.arrayContaining(games));
    expect(gamesOf({ ...asked, seed: 2 })[0]?.seed).not.toBe(games[0]?.seed);
  });

  it('give the same report, byte for byte, whoever plays which', () => {
    const { content, plot } = subjectOf(asked);
    const played = (hands: Game[][]): string => {
      const tallies = hands.map((games) => {
        const tally = emptyTally();
        for (const game of games) playInto(tally, content, game);
        return tally;
      });
      return JSON.stringify(reportOf(tallies.reduce(merge, emptyTally()), plot, asked));
    };
    const games = shuffle(seeded(1), gamesOf(asked));
    const alone = played([gamesOf(asked)]);
    expect(played([games.slice(0, 1), games.slice(1)])).toBe(alone);
    expect(JSON.parse(alone)).toMatchObject({ campaigns: games.length, faults: {} });
  });

  it('are played by turns where each company is told what those before it have seen', () => {
    expect(wavesOf({ ...asked, games: 3 })).toHaveLength(1);
    const waves = wavesOf({ ...asked, games: 3, seek: true });
    expect(waves).toHaveLength(3);
    expect(waves.flat()).toEqual(gamesOf({ ...asked, games: 3 }));
  });

  it('are led to an adventure until enough of every cell have come to it', () => {
    const { content } = subjectOf(asked);
    const each = { ...asked, difficulties: ['normal' as const], each: 3 };
    const tally = emptyTally();
    for (const game of gamesOf(each)) playInto(tally, content, game);
    const adventures = Object.keys(tally.adventures);
    const led = ledGamesOf(each, adventures, tally);
    expect(led.map(({ heroes, led: missing }) => [heroes, Object.values(missing ?? {})])).toEqual([
      [2, [{ sensible: 2 }, { sensible: 2 }]],
      [3, [{ sensible: 2 }, { sensible: 2 }]],
    ]);
    for (const game of led) playInto(tally, content, game);
    const counts = Object.values(tally.adventures).flatMap((cells) => Object.values(cells));
    expect(counts.map(({ games }) => games)).toEqual([3, 3, 3, 3]);
    expect(ledGamesOf(each, adventures, tally)).toEqual([]);
    expect(Object.values(tally.campaigns).map(({ campaigns }) => campaigns)).toEqual([1, 1]);
  });
});
