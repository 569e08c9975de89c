import { checkStory } from '@/games/jime/check/story';
import { readBox } from '@/games/jime/content/load';
import { readFolder } from '../../../../scripts/campaign-folders';
import { BrokenCopy, EXAMPLE } from './storyFolder';

const { box } = readBox(readFolder('campaigns/core').data, 'campaigns/core');

const STORY = 'adventures/01-still-wheel.json';
const CAMPAIGN = 'campaign.json';

const faultsOf = (copy: BrokenCopy): string[] =>
  checkStory(copy.data, copy.text, box, 'campaigns/example').map(
    ({ file, path, message }) => `${file.replace('campaigns/example/', '')} ${path}: ${message}`,
  );

/** Enough for three of them, for five heroes on hard. */
const MARAUDERS = {
  do: 'encounter',
  group: 'night',
  budget: [9, 9, 9, 17],
  hard: [0, 0, 0, 8],
  enemies: ['orc-marauder'],
  spaces: 'lane/1',
};

type Break = [what: string, damage: (copy: BrokenCopy) => void, ...reported: string[]];

/** What is broken, how, and how the report of it begins: file, path, what is wrong. */
const BREAKS: Break[] = [
  [
    'an effect that does not exist',
    (copy) => copy.set(STORY, 'tokens.hive.interactions[0].effects[0].do', 'mesage'),
    `${STORY} tokens[3].interactions[0].effects[0].do: `,
  ],
  [
    'a field that does not exist',
    (copy) => copy.set(STORY, 'tokens.hive.colour', 'gold'),
    `${STORY} tokens[3]: Unrecognized key`,
  ],
  [
    'an id that is there twice',
    (copy) => copy.set(STORY, 'tokens.tracks.id', 'hive'),
    `${STORY} tokens.hive: is there twice`,
  ],
  [
    'a token that does not exist',
    (copy) => copy.set(STORY, 'explore.ford[1].tokens[0]', 'sacks'),
    `${STORY} explore.ford[1].tokens[0]: no token called “sacks”`,
  ],
  [
    'a group that does not exist',
    (copy) => copy.set(STORY, 'threat.thresholds[0].effects[0].group', 'wolves'),
    `${STORY} threat.thresholds[0].effects[0].group: no group among the groups called “wolves”; there are scouts`,
  ],
  [
    'an enemy the box does not have',
    (copy) => copy.set(STORY, 'groups.scouts.enemy', 'goblin'),
    `${STORY} groups.scouts.enemy: no enemies called “goblin”`,
  ],
  [
    'a bonus that does not exist',
    (copy) => copy.set(STORY, 'groups.tam.bonuses[0]', 'angry'),
    `${STORY} groups.tam.bonuses[0]: no enemy bonus called “angry”`,
  ],
  [
    'a bonus that does not exist, for one size of company',
    (copy) => copy.set(STORY, 'groups.tam.bonuses', [[], [], [], ['angry']]),
    `${STORY} groups.tam.bonuses[0]: no enemy bonus called “angry”`,
  ],
  [
    'an objective that does not exist',
    (copy) => copy.set(STORY, 'explore.mill[1].objective', 'arrive'),
    `${STORY} explore.mill[1].objective: no objective called “arrive”; there are reach, free`,
  ],
  [
    'a resolution that does not exist',
    (copy) => copy.set(STORY, 'endings.won', 'bread'),
    `${STORY} endings.won: no resolution called “bread”`,
  ],
  [
    'a place that is not on its tile',
    (copy) => copy.set(STORY, 'tokens.sack.space', 'ford/stone'),
    `${STORY} tokens.sack.space: tile “ford” has no place “stone”`,
  ],
  [
    'a numbered space that a tile which may be drawn does not have',
    (copy) => copy.set(STORY, 'tokens.sack.space', 'ford/3'),
    `${STORY} tokens.sack.space: tile 200A, which may be drawn for “ford”, has only 2 spaces`,
  ],
  [
    'land that a tile which may be drawn does not have',
    (copy) => copy.set(STORY, 'plan.blocks.valley.tiles.wood.needs', ['meadow']),
    `${STORY} plan.blocks.valley.tiles.wood.needs: no meadow on 200A, `,
  ],
  [
    'a number that is not so for every company',
    (copy) => copy.set(STORY, 'groups.scouts.told', 'several'),
    `${STORY} groups.scouts.told: 1 for a company of 2; write {scouts:one|several} in its texts`,
  ],
  [
    'terrain that may close the way wherever it comes',
    (copy) => {
      copy.add(STORY, 'terrain', { id: 'dyke', terrain: 'wall', tile: 'ford' });
      copy.set(STORY, 'plan.blocks.valley.tiles.ford.terrain', ['dyke']);
    },
    `${STORY} terrain.dyke.tile: wall may close the only way`,
  ],
  [
    'a companion without a name',
    (copy) => {
      copy.set(STORY, 'tokens.hild.companion', {});
      copy.set(STORY, 'tokens.hild.name', undefined);
    },
    `${STORY} tokens.hild.name: a companion has a name`,
  ],
  [
    'a name too long for a token',
    (copy) => {
      copy.set(STORY, 'tokens.hild.name', 'wheel.hild.name');
      for (const language of ['en', 'fr'] as const)
        copy.words(language)['wheel.hild.name'] = 'Hild of the long mill';
    },
    'text/en.json wheel.hild.name: 21 letters under a token; 14 is the most',
  ],
  [
    'a companion who is none',
    (copy) => copy.add(STORY, 'setup', { do: 'join', companion: 'sack', who: 'choose' }),
    `${STORY} setup[4].companion: no companion called “sack”`,
  ],
  [
    'a tile that is not in the plan',
    (copy) => copy.set(STORY, 'explore.marsh', []),
    `${STORY} explore.marsh: no tile called “marsh”`,
  ],
  [
    'a block nobody reveals',
    (copy) => copy.remove(STORY, 'explore.ford[2]'),
    `${STORY} plan.mill.mill: nothing that can be reached reveals it`,
    `${STORY} objectives.reach: cannot be done with 2 heroes, normal; 2 heroes, hard`,
  ],
  [
    'a token nobody places',
    (copy) => copy.remove(STORY, 'explore.ford[1]'),
    `${STORY} tokens.sack: nothing that can be reached places it`,
    `${STORY} tokens.tam.interactions[0].effects[0].options[0].effects[0]: can never be reached`,
  ],
  [
    'a group nobody spawns',
    (copy) => copy.remove(STORY, 'threat.thresholds[0]'),
    `${STORY} groups.scouts: nothing that can be reached spawns it`,
  ],
  [
    'a draw nobody draws',
    (copy) => copy.remove(STORY, 'explore.wood[2]'),
    `${STORY} draws.windfall: nothing draws it`,
    `${STORY} tokens.hive: nothing that can be reached places it`,
  ],
  [
    'a trigger whose moment never comes',
    (copy) => copy.set(STORY, 'triggers.tam-yields.on', { moment: 'round', round: 30 }),
    `${STORY} triggers.tam-yields: can never fire`,
  ],
  [
    'a trigger that waits for the only objective',
    (copy) => {
      copy.remove(STORY, 'objectives[0]');
      copy.remove(STORY, 'explore.mill[1]');
      copy.set(STORY, 'triggers.tam-yields.on', { moment: 'objectiveDone', objective: 'free' });
    },
    `${STORY} triggers.tam-yields: can never fire`,
  ],
  [
    'an objective only some companies can do',
    (copy) =>
      copy.set(STORY, 'explore.mill[1]', {
        do: 'if',
        when: { is: 'heroes', atLeast: 3 },
        then: [{ do: 'objective', objective: 'reach', mark: 'done' }],
      }),
    `${STORY} objectives.reach: cannot be done with 2 heroes, normal; 2 heroes, hard;`,
    `${STORY} endings.won: cannot be won with 2 heroes`,
  ],
  [
    'a resolution no ending comes to',
    (copy) => copy.set(STORY, 'endings.defeat', 'too-late'),
    `${STORY} resolutions.carried-home: no ending comes to it`,
  ],
  [
    'a step after the end',
    (copy) => copy.add(STORY, 'setup', { do: 'end', resolution: 'flour' }, { do: 'threat', by: 1 }),
    `${STORY} setup[5]: can never be reached`,
  ],
  [
    'a condition that can never hold',
    (copy) =>
      copy.add(STORY, 'setup', {
        do: 'if',
        when: { is: 'round', atLeast: 40 },
        then: [{ do: 'threat', by: 1 }],
      }),
    `${STORY} setup[4].then[0]: can never be reached`,
  ],
  [
    'a flag nobody sets',
    (copy) => copy.set(STORY, 'tokens.sack.interactions[0].effects[0].flag', 'stick'),
    `${STORY} tokens.tam.interactions[0].effects[0].options[0].when: reads the flag “tally”, which nothing sets`,
    `${STORY} tokens.sack.interactions[0].effects[0]: sets the flag “stick”, which nothing reads`,
  ],
  [
    'a flag read in the wrong scope',
    (copy) => copy.remove(STORY, 'tokens.tam.interactions[0].effects[0].options[0].effects[0].scope'),
    `${STORY} threat.thresholds[1].effects[0].when: reads the flag “debt-settled”, which nothing sets in the campaign`,
    `${CAMPAIGN} epilogues: reads the flag “debt-settled”, which nothing sets`,
  ],
  [
    'thresholds that do not climb for some company',
    (copy) => copy.set(STORY, 'threat.thresholds[1].at', [24, 16, 40, 48]),
    `${STORY} threat.thresholds[1].at: is 16 for a company of 3, not above 16`,
  ],
  [
    'a threshold beyond the bar',
    (copy) => copy.set(STORY, 'threat.thresholds[1].at', 36),
    `${STORY} threat.thresholds[1].at: is 36 for a company of 2, but the bar ends at 36`,
  ],
  [
    'a counted test without a line for no success',
    (copy) => copy.remove(STORY, 'tokens.tracks.interactions[0].effects[0].judged.lines[0]'),
    `${STORY} tokens.tracks.interactions[0].effects[0].judged.lines[0].atLeast: the first line is for no success`,
  ],
  [
    'test lines that do not climb',
    (copy) => copy.set(STORY, 'tokens.tracks.interactions[0].effects[0].judged.lines[2].atLeast', 1),
    `${STORY} tokens.tracks.interactions[0].effects[0].judged.lines[2].atLeast: 1 is not above 1`,
  ],
  [
    'a choice that may offer nothing',
    (copy) => {
      const options = 'tokens.tam.interactions[0].effects[0].options';
      copy.set(STORY, `${options}[1].when`, { is: 'heroes', atLeast: 3 });
      copy.set(STORY, `${options}[2].when`, { is: 'lore', atLeast: 2 });
    },
    `${STORY} tokens.tam.interactions[0].effects[0].options: each has a condition`,
  ],
  [
    'a die thrown in an offer',
    (copy) => copy.set(STORY, 'tokens.sack.interactions[0].when', { is: 'chance', percent: 50 }),
    `${STORY} tokens[1].interactions[0].when: chance has no place in an offer`,
  ],
  [
    'a boon asked about where the table cannot answer',
    (copy) =>
      copy.add(STORY, 'explore.wood', {
        do: 'if',
        when: { is: 'hasBoon', boon: 'hidden' },
        then: [{ do: 'threat', by: 1 }],
      }),
    `${STORY} explore.wood[3].when: only the table knows its boons`,
  ],
  [
    'a reward to be had for ever',
    (copy) => copy.remove(STORY, 'tokens.hive.interactions[0].effects[3]'),
    `${STORY} tokens.hive.interactions[0]: rewards every time it is used`,
  ],
  [
    'threat that can be lowered for ever',
    (copy) =>
      copy.add(STORY, 'triggers', {
        id: 'calm',
        on: { moment: 'rally' },
        again: true,
        effects: [{ do: 'threat', by: -9 }],
      }),
    `${STORY} triggers.calm: lowers threat every time`,
  ],
  [
    'more figures than the box holds',
    (copy) => {
      copy.add(STORY, 'groups', { id: 'more', enemy: 'ruffian', space: 'lane/1', figures: 1 });
      copy.add(STORY, 'setup', { do: 'spawn', group: 'more' });
    },
    `${STORY} groups.tam.figures: up to 7 figures of ruffian may be on the map together, and the box holds 6`,
  ],
  [
    'four Orc Marauders, where the box holds three',
    (copy) => {
      copy.add(STORY, 'groups', { id: 'captain', enemy: 'orc-marauder', space: 'lane/1', figures: 1 });
      copy.add(STORY, 'groups', {
        id: 'guard',
        enemy: 'orc-marauder',
        space: 'lane/1',
        figures: [1, 2, 2, 3],
      });
      copy.add(STORY, 'setup', { do: 'spawn', group: 'captain' }, { do: 'spawn', group: 'guard' });
    },
    `${STORY} groups.captain.figures: up to 4 figures of orc-marauder may be on the map together, and the box holds 3`,
  ],
  [
    'an encounter that may take the figure of a group still to come',
    (copy) => {
      copy.add(STORY, 'groups', { id: 'captain', enemy: 'orc-marauder', space: 'lane/1', figures: 1 });
      copy.add(STORY, 'setup', MARAUDERS, { do: 'spawn', group: 'captain' });
    },
    `${STORY} groups.captain.figures: up to 4 figures of orc-marauder may be on the map together, and the box holds 3`,
  ],
  [
    'more tokens than the box holds',
    (copy) => {
      const ids = Array.from({ length: 7 }, (_, index) => `gloom-${index}`);
      copy.add(STORY, 'tokens', ...ids.map((id) => ({ id, kind: 'darkness', space: 'lane/1' })));
      copy.add(STORY, 'setup', { do: 'placeTokens', tokens: ids });
    },
    `${STORY} tokens: up to 7 darkness tokens may lie on the map together, and the box is taken to hold 6`,
  ],
  [
    'a component of a box the campaign does not name',
    (copy) => copy.set(STORY, 'groups.scouts.enemy', 'giant-spider'),
    `${STORY} groups.scouts.enemy: “giant-spider” is in `,
  ],
  [
    'an encounter nobody can come to',
    (copy) =>
      copy.add(STORY, 'setup', {
        do: 'encounter',
        group: 'night',
        budget: 3,
        enemies: ['hill-troll'],
        spaces: 'lane/1',
      }),
    `${STORY} setup[4].budget: 3 for a company of 2 buys nothing; the cheapest figure costs 25`,
  ],
  [
    'a person nobody can find on the sheet',
    (copy) => copy.set(STORY, 'tokens.hild.variant', 'ent'),
    `${STORY} tokens[0].variant: Invalid option: expected one of "human"|"elf"|"hobbit"|"dwarf"`,
  ],
  [
    'a face on a token that has none',
    (copy) => copy.set(STORY, 'tokens.sack.variant', 'elf'),
    `${STORY} tokens.sack.variant: no search token shows “elf”`,
  ],
  [
    'a token placed without a space',
    (copy) => copy.remove(STORY, 'tokens.sack.space'),
    `${STORY} explore.ford[1].tokens[0]: “sack” has no space`,
  ],
  [
    'an adventure that does not exist',
    (copy) => copy.set(STORY, 'resolutions.flour.next', 'the-weir'),
    `${STORY} resolutions.flour.next: no adventure called “the-weir”`,
  ],
  [
    'a campaign that never ends',
    (copy) =>
      ['flour', 'too-late', 'carried-home'].forEach((id) =>
        copy.set(STORY, `resolutions.${id}.next`, 'still-wheel'),
      ),
    `${CAMPAIGN} adventures[0]: after “still-wheel” the campaign never ends`,
  ],
  [
    'an adventure listed without a file',
    (copy) => copy.add(CAMPAIGN, 'adventures', 'the-weir'),
    `${CAMPAIGN} adventures[1]: no file under adventures/ has the id “the-weir”`,
  ],
  [
    'an adventure nothing leads to',
    (copy) => {
      copy.data['adventures/02-lost.json'] = structuredClone(copy.data[STORY]);
      copy.set('adventures/02-lost.json', 'id', 'lost');
    },
    `${CAMPAIGN} adventures: no way through the campaign comes to “lost”`,
  ],
  [
    'a last epilogue with a condition',
    (copy) => copy.remove(CAMPAIGN, 'epilogues[2]'),
    `${CAMPAIGN} epilogues.bread.when: the last epilogue has no condition`,
  ],
  [
    'a text that is missing in one language',
    (copy) => delete copy.words('fr')['wheel.ford'],
    'text/fr.json wheel.ford: missing; still-wheel explore.ford[0].pages[0] asks for it',
  ],
  [
    'a text nothing uses',
    (copy) => {
      copy.words('en')['wheel.weir'] = 'The weir.';
      copy.words('fr')['wheel.weir'] = 'Le barrage.';
    },
    'text/en.json wheel.weir: nothing asks for it',
    'text/fr.json wheel.weir: nothing asks for it',
  ],
  [
    'a placeholder that is lost in translation',
    (copy) => (copy.words('fr')['wheel.wheel.turns'] = 'La roue tourne.'),
    'text/fr.json wheel.wheel.turns: placeholders “”, but “{hero}” in en.json',
  ],
  [
    'a hero named where nobody acts',
    (copy) => {
      copy.words('en')['wheel.opening.1'] = '{hero} listens.';
      copy.words('fr')['wheel.opening.1'] = '{hero} écoute.';
    },
    'text/en.json wheel.opening.1: says {hero}, but nobody acts where still-wheel setup[0].pages[0] shows it',
  ],
  [
    'an asterisk too few',
    (copy) => (copy.words('en')['wheel.tam.paid'] += '*'),
    'text/en.json wheel.tam.paid: an asterisk is missing',
  ],
  [
    'a page too long to read aloud',
    (copy) => (copy.words('en')['wheel.won'] = 'bread '.repeat(111)),
    'text/en.json wheel.won: 111 words on one page',
  ],
  [
    'French with a breaking space before a question mark',
    (copy) => (copy.words('fr')['wheel.ford'] = 'Un toit ?'),
    'text/fr.json wheel.ford: needs a no-break space',
  ],
  [
    'a straight apostrophe',
    (copy) => (copy.words('en')['wheel.ford'] = "The miller's ford."),
    'text/en.json wheel.ford: has a straight quote',
  ],
];

it('the example has no faults', () => {
  expect(faultsOf(new BrokenCopy(EXAMPLE))).toEqual([]);
});

it.each(BREAKS)('reports %s, with file and path', (_, damage, ...reported) => {
  const copy = new BrokenCopy(EXAMPLE);
  damage(copy);
  const faults = faultsOf(copy);
  for (const start of reported) expect(faults.map((fault) => fault.slice(0, start.length))).toContain(start);
});

it('an encounter after a group makes do with the figures left', () => {
  const copy = new BrokenCopy(EXAMPLE);
  copy.add(STORY, 'groups', { id: 'captain', enemy: 'orc-marauder', space: 'lane/1', figures: 1 });
  copy.add(STORY, 'setup', { do: 'spawn', group: 'captain' }, MARAUDERS);
  expect(faultsOf(copy)).toEqual([]);
});

it('a boss brought back by its own fall stands in its own figure', () => {
  const copy = new BrokenCopy(EXAMPLE);
  const boss = { enemy: 'hill-troll', figures: 1 };
  const near = { near: { group: 'first' }, within: 0, otherwise: 'lane/1' };
  copy.add(STORY, 'groups', { id: 'first', space: 'lane/1', ...boss });
  for (const id of ['second', 'third']) copy.add(STORY, 'groups', { id, space: near, ...boss });
  copy.add(STORY, 'setup', { do: 'spawn', group: 'first' });
  copy.add(
    STORY,
    'triggers',
    { id: 'a', on: { moment: 'groupDefeated', group: 'first' }, effects: [{ do: 'spawn', group: 'second' }] },
    {
      id: 'b',
      on: { moment: 'groupHealth', group: 'second', atMost: 3 },
      effects: [
        { do: 'removeGroup', group: 'second' },
        { do: 'spawn', group: 'third' },
      ],
    },
  );
  expect(faultsOf(copy)).toEqual([]);
});

it('says each thing once: what follows from a fault is not reported again as steps out of reach', () => {
  const copy = new BrokenCopy(EXAMPLE);
  copy.set(STORY, 'tokens.snare.id', 'snares');
  expect(faultsOf(copy).map((fault) => fault.split(': ')[0])).toEqual([
    `${STORY} explore.wood[1].tokens[0]`,
    `${STORY} tokens.snares`,
  ]);
});
