import type { EffectLine, Prompt } from '@/games/jime/play';
import { answerPrompts } from '@/games/jime/sim/bots/answers';
import { newTable } from '@/games/jime/sim/campaign';
import { act, deckOf, layOut } from '@/games/jime/sim/table/table';
import { loadCampaign } from './loadCampaign';

const TUTORIAL = loadCampaign('tutorial');
const HEROES = ['gimli', 'legolas'];
const shuffled: EffectLine = { line: 'effect.weakness', count: 2, who: 'each' };

const PAGES: Prompt[] = [
  { kind: 'message', pages: [shuffled] },
  { kind: 'message', pages: [{ key: 'bell.lane' }], foot: [shuffled] },
  { kind: 'threshold', at: 9, text: { key: 'bell.lane' }, foot: [shuffled] },
  {
    kind: 'ending',
    outcome: 'lost',
    resolution: 'fallen',
    pages: [{ key: 'bell.lane' }],
    foot: [shuffled],
  },
];

it.each(PAGES)('a company does what stands on a page of kind $kind and at its foot', (page) => {
  const table = newTable(TUTORIAL, { seed: 1, heroes: HEROES, difficulty: 'normal', skill: 'sensible' });
  layOut(table);
  act(table, { type: 'setOut' });
  answerPrompts(table);
  const cards = (): number[] => HEROES.map((hero) => deckOf(table, hero).shuffled.length);
  const before = cards();
  table.state.prompts = [page];
  answerPrompts(table);
  expect(cards()).toEqual(before.map((count) => count + 2));
});
