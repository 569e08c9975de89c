import type { Content } from '@/games/jime/content';
import { pageStep, stepsOf } from '@/games/jime/content/steps';
import type { Difficulty } from '@/games/jime/play';
import { leadCompany, playAdventure, playCampaign } from '@/games/jime/sim/campaign';
import type { BotSkill, CampaignRecord } from '@/games/jime/sim/tally';
import { BOT_SKILLS } from '@/games/jime/sim/tally';
import { loadCampaign } from './loadCampaign';

const TUTORIAL = loadCampaign('tutorial');
const OATH = loadCampaign('oath-of-the-lamps');
const EXAMPLE = loadCampaign('example');

const sane = (content: Content, record: CampaignRecord): void => {
  for (const { adventure, steps, threat, rounds, resolution, heroes, lore } of record.adventures) {
    const story = content.adventures[adventure];
    if (!story) throw new Error(`no adventure ${adventure}`);
    const written = new Set(stepsOf(story).map(({ path }) => path));
    const unwritten = steps.filter((step) => !written.has(step) && !step.startsWith(pageStep('')));
    expect(unwritten).toEqual([]);
    expect(new Set(steps).size).toBe(steps.length);
    expect(threat.end).toBeLessThanOrEqual(threat.max);
    expect(rounds).toBeGreaterThan(0);
    expect(story.resolutions.map(({ id }) => id)).toContain(resolution);
    expect(heroes.map(({ hero }) => hero)).toEqual(record.company);
    expect(lore).toBeGreaterThanOrEqual(0);
  }
};

describe('A table without people', () => {
  const COMPANIES = [2, 3, 4, 5].flatMap((heroes) =>
    (['normal', 'hard'] as const).map((difficulty): [number, Difficulty] => [heroes, difficulty]),
  );

  it.each(COMPANIES)('plays every campaign to its end with %i heroes on %s', (heroes, difficulty) => {
    for (const [index, content] of [TUTORIAL, EXAMPLE, OATH].entries()) {
      const skill = BOT_SKILLS[(index + heroes) % BOT_SKILLS.length] ?? 'sensible';
      const record = playCampaign(content, { seed: 7, heroes, difficulty, skill });
      expect(record.company).toHaveLength(heroes);
      expect(content.campaign.epilogues.map(({ id }) => id)).toContain(record.ending);
      sane(content, record);
    }
  });

  it('plays the same game again with the same seed, and another with another', () => {
    const game = (seed: number): string =>
      JSON.stringify(playCampaign(OATH, { seed, heroes: 3, difficulty: 'normal', skill: 'sensible' }));
    expect(game(11)).toBe(game(11));
    expect(game(11)).not.toBe(game(12));
  });

  it('spends what it earns at camp', () => {
    const played = (seed: number): CampaignRecord =>
      playCampaign(OATH, { seed, heroes: 4, difficulty: 'normal', skill: 'expert' });
    const last = [1, 2, 3].map((seed) => played(seed).adventures.at(-1));
    const skills = last.flatMap((record) => record?.heroes.flatMap((hero) => hero.skills) ?? []);
    expect(skills.length).toBeGreaterThan(0);
  });

  it('plays one adventure from wherever a campaign has come to', () => {
    const reached = { flags: { 'bartle-owes': 1 }, lore: 12, trinkets: ['old-pipe'] };
    const sitting = { seed: 3, heroes: ['gimli', 'elena'], difficulty: 'normal', skill: 'expert' } as const;
    const record = playAdventure(OATH, { ...sitting, adventure: 'mill', reached });
    expect(record.adventure).toBe('mill');
    expect(record.heroes.map(({ hero }) => hero)).toEqual(['gimli', 'elena']);
  });

  it('is played by whoever is wanted, on copies of a company that sensible players lead', () => {
    const company = { seed: 5, heroes: 2, difficulty: 'normal' } as const;
    const led = leadCompany(OATH, company, {
      mill: ['careless', 'sensible'],
      farm: ['careless'],
      ford: ['careless'],
    });
    const told = led.records.map(({ adventure, skill }) => `${skill} ${adventure}`);
    expect(told.slice(0, 2)).toEqual(['careless mill', 'sensible mill']);
    expect(['careless farm', 'careless ford']).toContain(told[2]);
    expect(told).toHaveLength(3);
    expect(led.adventures).toBeGreaterThanOrEqual(5);
  });

  it('goes on as it would have gone when others have played on a copy', () => {
    const company = { seed: 5, heroes: 3, difficulty: 'hard' } as const;
    const alone = leadCompany(OATH, company, { bride: ['sensible'] });
    const watched = leadCompany(OATH, company, { cart: ['careless'], mill: ['expert'], bride: ['sensible'] });
    expect(watched.records.slice(2)).toEqual(alone.records);
  });
});

describe('Three skills', () => {
  const GAMES = 8;
  const won = (skill: BotSkill): number => {
    let wins = 0;
    for (let seed = 1; seed <= GAMES; seed += 1)
      for (const heroes of [2, 3, 4])
        for (const difficulty of ['normal', 'hard'] as const)
          if (playAdventure(OATH, { seed, heroes, difficulty, skill, adventure: 'cart' }).won) wins += 1;
    return wins / (GAMES * 6);
  };

  it('careless companies win less than sensible ones, and experts more', () => {
    const [careless, sensible, expert] = [won('careless'), won('sensible'), won('expert')];
    expect(sensible).toBeGreaterThan(careless + 0.1);
    expect(expert).toBeGreaterThan(sensible);
  });
});
