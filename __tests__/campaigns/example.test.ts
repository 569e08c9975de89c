import type { Content, Stat } from '@/games/jime/content';
import { readBox } from '@/games/jime/content/load';
import { loadStory } from '@/games/jime/content/story';
import { newGame } from '@/games/jime/play';
import { proveAdventure } from '@/games/jime/sim/proveAdventure';
import { readFolder } from '../../scripts/campaign-folders';
import { Company } from '../games/jime/rules/company';
import { VisitedSteps } from './stepVisits';

const written: Content = {
  box: readBox(readFolder('campaigns/core').data, 'campaigns/core').box,
  ...loadStory(readFolder('campaigns/example').data, 'campaigns/example'),
};
const visits = new VisitedSteps(written);
const { content } = visits;

/** Two heroes who have set out for the mill. */
const table = (seed = 1): Company => {
  const state = newGame(content, {
    seed,
    difficulty: 'normal',
    company: 'The Test',
    heroes: [
      { hero: 'aragorn', role: 'captain', items: [] },
      { hero: 'gimli', role: 'guardian', items: [] },
    ],
  });
  return Object.assign(new Company(), { content, state }).do({ type: 'setOut' }).skip();
};

const explore = (at: Company, hero: string, name: string): Company => {
  const tile = at.adventure.tiles.find(({ id }) => id === name);
  if (!tile) throw new Error(`${name} has not been laid`);
  return at.do({ type: 'explore', hero, tile: tile.tile }).read();
};

const interact = (at: Company, hero: string, token: string): Company =>
  at.do({ type: 'look', token }).do({ type: 'interact', hero, interaction: 0 }).read();

const passTest = (at: Company, hero: string, stat: Stat, passed: boolean): Company =>
  at.do({ type: 'passTest', hero, stat, passed }).read();

const countTest = (at: Company, hero: string, stat: Stat, successes: number): Company =>
  at.do({ type: 'countTest', hero, stat, successes }).read();

const chooseOption = (at: Company, key: string): Company => {
  const prompt = at.prompt?.kind === 'choice' ? at.prompt.options : [];
  return at.do({ type: 'choose', option: prompt.findIndex(({ text }) => text === key) }).read();
};

/** The token the draw has brought, used. */
const windfall = (at: Company, hero: string): Company => {
  if (at.adventure.tokens.some(({ id }) => id === 'hive')) return interact(at, hero, 'hive').skip();
  return countTest(interact(at, hero, 'tracks'), hero, 'wisdom', 3);
};

it('is won: the tally stick found at the ford settles the debt at the mill', () => {
  const at = table();
  interact(at, 'aragorn', 'hild');
  at.do({ type: 'choose', option: 0 }).read().do({ type: 'choose', option: 0 });
  passTest(at, 'aragorn', 'spirit', true).do({ type: 'leave' });
  explore(at, 'aragorn', 'ford');
  passTest(interact(at, 'aragorn', 'sack'), 'aragorn', 'wit', true);
  explore(at, 'gimli', 'wood');
  passTest(interact(at, 'gimli', 'snare'), 'gimli', 'agility', false)
    .negate()
    .read();
  windfall(at, 'gimli');
  at.nextRound();
  explore(at, 'gimli', 'mill');
  expect(at.adventure.objective).toBe('free');
  chooseOption(interact(at, 'gimli', 'tam'), 'wheel.tam.tally');
  countTest(interact(at, 'gimli', 'wheel'), 'gimli', 'might', 2);
  countTest(interact(at, 'aragorn', 'wheel'), 'aragorn', 'might', 2);
  expect(at.state.stage).toBe('ended');
  expect(at.state.campaign).toMatchObject({
    history: [{ adventure: 'still-wheel', resolution: 'flour', outcome: 'won' }],
    ending: 'owed',
  });
  visits.note(at.state);
});

it('is won by force as well, with another epilogue', () => {
  const at = table(2);
  explore(at, 'aragorn', 'ford');
  explore(at, 'gimli', 'mill');
  chooseOption(interact(at, 'gimli', 'tam'), 'wheel.tam.refuse');
  at.do({ type: 'attack', hero: 'gimli', group: at.group('tam').id });
  at.do({ type: 'apply', hits: 30, modifiers: [] }).read();
  expect(at.hasGroup('tam')).toBe(false);
  countTest(interact(at, 'gimli', 'wheel'), 'gimli', 'might', 4);
  expect(at.state.campaign).toMatchObject({ history: [{ resolution: 'flour' }], ending: 'bread' });
  visits.note(at.state);
});

it('is lost when the bar fills: the company tarries, and the valley goes hungry', () => {
  const at = table(3);
  for (let round = 1; round <= 40 && at.state.stage === 'adventure'; round += 1) at.nextRound();
  expect(at.state.campaign).toMatchObject({
    history: [{ resolution: 'too-late', outcome: 'lost' }],
    ending: 'hunger',
  });
  expect(at.state.campaign.history[0]?.rounds).toBeLessThan(10);
  visits.note(at.state);
});

it('is lost when the company gives up', () => {
  const at = table(4).do({ type: 'concede' }).skip();
  expect(at.state.campaign).toMatchObject({ history: [{ resolution: 'carried-home' }], ending: 'hunger' });
  visits.note(at.state);
});

it('these games have seen both ways through the mill', () => {
  const missed = visits.missed('still-wheel');
  for (const step of [
    'tokens.tam.interactions[0].effects[0].options[0].effects[0]',
    'tokens.tam.interactions[0].effects[0].options[2].effects[0]',
    'triggers.tam-yields.effects[0]',
    'threat.thresholds[1].effects[0].else[0]',
  ])
    expect(missed).not.toContain(step);
});

it('ends for every company and difficulty, whatever it tries', () => {
  const { faults, games, longest, missed } = proveAdventure(written, 'still-wheel', 12);
  expect(faults).toEqual([]);
  expect(games).toBe(12);
  expect(longest).toBeLessThan(40);
  expect(missed.length).toBeLessThan(20);
});
