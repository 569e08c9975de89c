import { markSteps, stepMark, stepsOf } from '@/games/jime/content/steps';
import { flagsToUnseen } from '@/games/jime/sim/bots/unseenSteps';
import { seekCampaign } from '@/games/jime/sim/seek';
import { loadCampaign } from './loadCampaign';

const content = loadCampaign('tutorial');
const game = { heroes: 2, difficulty: 'normal', skill: 'sensible' } as const;
const everyStep = Object.values(content.adventures).flatMap((story) =>
  stepsOf(story).map(({ path }) => stepMark(story.id, path)),
);

describe('a company that looks for what none before it has seen', () => {
  it('plays an evening again while there is more to find in it, and goes on from one try', () => {
    const { campaign, besides } = seekCampaign(content, { ...game, seed: 3, seen: new Set() });
    expect(campaign.adventures.map(({ adventure }) => adventure)).toEqual(content.campaign.adventures);
    expect(besides.length).toBeGreaterThan(0);
    const once = new Set(
      campaign.adventures.flatMap(({ adventure, steps }) => steps.map((step) => `${adventure} ${step}`)),
    );
    const more = besides.flatMap(({ adventure, steps }) => steps.map((step) => `${adventure} ${step}`));
    expect(more.some((step) => !once.has(step))).toBe(true);
  });

  it('plays each evening once when there is nothing left to find', () => {
    const { campaign, besides } = seekCampaign(content, { ...game, seed: 3, seen: new Set(everyStep) });
    expect(campaign.adventures).toHaveLength(content.campaign.adventures.length);
    expect(besides).toEqual([]);
  });
});

describe('the flags that lead to what is unseen', () => {
  const oath = loadCampaign('oath-of-the-lamps');
  const marked = markSteps(oath).adventures['blind-man']!;
  const marks = stepsOf(oath.adventures['blind-man']!).map(({ path }) => stepMark('blind-man', path));

  it('are those of this evening and of evenings before it', () => {
    const flags = flagsToUnseen(marked, new Set());
    expect(flags).toEqual(expect.arrayContaining(['dark', 'orcs-fed']));
  });

  it('are names of heroes too, whom the story remembers', () =>
    expect(flagsToUnseen(markSteps(oath).adventures.bragdush!, new Set())).toContain('cub-bearer'));

  it('are none when everything has been seen', () => {
    expect(flagsToUnseen(marked, new Set(marks))).toEqual([]);
  });
});
