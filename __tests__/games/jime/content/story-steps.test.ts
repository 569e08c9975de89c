import { markSteps, stepsOf } from '@/games/jime/content/steps';
import type { Adventure, Condition } from '@/games/jime/content';
import type { GameState } from '@/games/jime/play';
import { legalCommands, newGame, play } from '@/games/jime/play';
import { pick, seeded } from '@/kernel/random';
import { CONTENT } from '../rules/company';
import { VisitedSteps } from '../../../campaigns/stepVisits';

const road = CONTENT.adventures.road as Adventure;

const CHOSEN = {
  seed: 5,
  difficulty: 'normal' as const,
  company: 'The Test',
  heroes: [
    { hero: 'aragorn', role: 'captain', items: [] },
    { hero: 'gimli', role: 'guardian', items: [] },
  ],
};

const withoutMarks = (state: GameState): GameState => ({
  ...state,
  campaign: {
    ...state.campaign,
    flags: Object.fromEntries(
      Object.entries(state.campaign.flags).filter(([flag]) => !flag.startsWith('step ')),
    ),
  },
});

it('names each effect, each empty branch and each lesson by its path, ids before places', () => {
  const paths = stepsOf({ ...road, lessons: [{ on: 'camp', text: 'road.camp' }] }).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of [
    'setup[0]',
    'explore.300A[2]',
    'threat.thresholds[1].effects[1].options[2].effects[0]',
    'tokens.cairn.interactions[0].effects[0].judged.pass[1]',
    'tokens.horn.interactions[0].effects[0].judged.lines[0].effects[0]',
    'tokens.lamp.interactions[0].effects[0].judged.notYet[0]',
    'tokens.pack.interactions[0].effects[0].of[2].effects[0]',
    'actions.hum.effects[0]',
    'triggers.grief.effects[0].else[0]',
    'resolutions.lit.effects[2]',
    'lessons.camp',
  ])
    expect(paths).toContain(path);
});

it('counts a branch where nothing happens as a step', () => {
  const empty: Adventure = { ...road, explore: { '300A': [] }, setup: [] };
  expect(stepsOf(empty).filter(({ effect }) => !effect)).toEqual([
    { path: 'explore.300A', asks: [] },
    { path: 'setup', asks: [] },
  ]);
});

it('says of each step what must hold on the way to it, and must not where it is an else', () => {
  const met: Condition = { is: 'flag', flag: 'met' };
  const fed: Condition = { is: 'flag', flag: 'fed', scope: 'campaign' };
  const asking: Adventure = {
    ...road,
    setup: [
      {
        do: 'if',
        when: met,
        then: [],
        else: [{ do: 'if', when: fed, then: [{ do: 'threat', by: 1 }] }],
      },
    ],
  };
  const asksOf = (path: string) => stepsOf(asking).find((step) => step.path === path)?.asks;
  expect(asksOf('setup[0]')).toEqual([]);
  expect(asksOf('setup[0].then')).toEqual([met]);
  expect(asksOf('setup[0].else[0].then[0]')).toEqual([{ is: 'not', condition: met }, fed]);
});

it('a marked campaign plays exactly like the written one, and says which steps it has reached', () => {
  const visits = new VisitedSteps(CONTENT);
  const dice = seeded(3);
  let plain = newGame(CONTENT, CHOSEN);
  let marked = newGame(visits.content, CHOSEN);
  for (let step = 0; step < 250 && plain.stage !== 'ended'; step += 1) {
    const legal = legalCommands(plain, CONTENT).filter(({ type }) => type !== 'concede');
    const command = pick(dice, legal);
    const [one, other] = [play(plain, command, CONTENT), play(marked, command, visits.content)];
    if (!one.ok || !other.ok) throw new Error(`refused ${command.type}`);
    [plain, marked] = [one.state, other.state];
    visits.note(marked);
    expect(marked.generator).toEqual(plain.generator);
    expect(marked.prompts.length).toBe(plain.prompts.length);
  }
  expect(withoutMarks(marked).adventure?.threat).toEqual(plain.adventure?.threat);
  expect(withoutMarks(marked).campaign).toEqual(plain.campaign);
  const missed = visits.missed('road');
  expect(missed).not.toContain('setup[0]');
  expect(missed).toContain('resolutions.lit.effects[0]');
});

it('a marked document survives being saved: the notes are part of it', () => {
  const content = markSteps(CONTENT);
  const set = play(newGame(content, CHOSEN), { type: 'setOut' }, content);
  if (!set.ok) throw new Error(set.refusal.code);
  const visits = new VisitedSteps(CONTENT).note(JSON.parse(JSON.stringify(set.state)) as GameState);
  expect(visits.missed('road')).not.toContain('setup[0]');
  expect(visits.missed('road')).toContain('setup[1]');
});
