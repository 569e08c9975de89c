import { weaponsOf } from '@/games/jime/play';
import { company } from './company';

const armed = (items: string[], mirror = false) =>
  company({ adventure: 'bridge', mirror }).set((_, state) => {
    const gimli = state.campaign.heroes.find(({ hero }) => hero === 'gimli');
    if (gimli) gimli.items = items;
  });

it('§29.1, §29.3 a hero attacks with the equipped cards that have lines for it', () => {
  const table = armed(['ring-mail', 'sword', 'banner']);
  expect(weaponsOf(table.game, 'gimli')).toMatchObject([
    {
      card: 'sword',
      kind: 'item',
      testStats: ['might'],
      hitTable: [
        { successes: 1, hits: 2 },
        { successes: 2, hits: 5 },
      ],
    },
  ]);
});

it.each<[string, string[], string, boolean]>([
  ['§83.2 a sword reaches its own space', ['sword'], 'battle-1/1', true],
  ['§83.2 a sword does not reach the next space', ['sword'], 'battle-1/2', false],
  ['§83.3 a bow does', ['great-bow'], 'battle-1/2', true],
  ['§83.3 and its own', ['great-bow'], 'battle-1/1', true],
])('%s', (_title, items, space, inRange) => {
  const table = armed(items, true).set((adventure) => {
    const goblins = adventure.groups.find(({ story }) => story === 'goblins');
    const gimli = adventure.heroes.find(({ hero }) => hero === 'gimli');
    if (goblins) goblins.space = space;
    if (gimli) gimli.space = 'battle-1/1';
  });
  table.do({ type: 'attack', hero: 'gimli', group: table.group('goblins').id });
  expect(table.shows('panel').inRange).toBe(inRange);
});
