import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { effectSchema } from '@/games/jime/content/schema/effects';
import type { Prompt, Text } from '@/games/jime/play';
import { PLACEMENTS } from '@/games/jime/rules/chronicleBook';
import { int, pick, seeded } from '@/kernel/random';
import type { Language } from '@/i18n/languages';
import { LANGUAGES, byLanguage } from '@/i18n/languages';
import { wordsOf } from '@/games/jime/words';
import { sayWith } from '@/games/jime/words/sentences';
import type { Teller } from '@/games/jime/words/sentences';
import type { Sitting } from '../games/jime/rules/company';
import { CONTENT, Company } from '../games/jime/rules/company';

const ROOT = join(__dirname, '../..');
const JIME = join(ROOT, 'src/games/jime');

const source = ['map', 'state', 'rules', 'story', 'play']
  .flatMap((layer) =>
    (readdirSync(join(JIME, layer), { recursive: true }) as string[]).map((file) => join(JIME, layer, file)),
  )
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const { terrain } = CONTENT.box;
const terrainWith = (...kinds: string[]): string[] =>
  Object.values(terrain)
    .filter(({ effects }) => effects.some(({ kind }) => kinds.includes(kind)))
    .map(({ id }) => id);
const harmful = Object.values(terrain)
  .filter(({ effects }) =>
    effects.some((effect) => effect.kind === 'enterTest' && typeof effect.otherwise === 'object'),
  )
  .map(({ id }) => id);
/** Effects that may be meant for a hero the company names, or told to each: read off the story language. */
const effectsFor = (who: string): string[] =>
  effectSchema.options.flatMap(({ shape }) =>
    'who' in shape && (shape.who.options as string[]).includes(who) ? [shape.do.value] : [],
  );

/** What each key made of parts can become. A new kind of key must be added here, with its words. */
const MADE: Record<string, string[]> = {
  'effect.${effect.do}': effectsFor('each')
    .filter((name) => name !== 'suffer')
    .map((name) => `effect.${name}`),
  'choose-hero.${effect.do}': effectsFor('choose').map((name) => `choose-hero.${name}`),
  'terrain.${terrain.terrain}.test': terrainWith('interact', 'enterTest', 'endTurnTest').map(
    (id) => `terrain.${id}.test`,
  ),
  'terrain.${terrain.terrain}.passed': terrainWith('interact').map((id) => `terrain.${id}.passed`),
  'terrain.${terrain.terrain}.failed': harmful.map((id) => `terrain.${id}.failed`),
  'last-stand.passed.${against}': ['damage', 'fear'].map((kind) => `last-stand.passed.${kind}`),
  'reason.${preference}': ['nearest', 'weakest', 'wounded', 'afraid', 'lastHit', 'isolated', 'spared'].map(
    (why) => `reason.${why}`,
  ),
  'chronicle.${prompt.what.kind}': PLACEMENTS,
  'chronicle.attack.${prompt.cause}': ['activation', 'counterattack', 'provoked', 'story'].map(
    (cause) => `chronicle.attack.${cause}`,
  ),
  /** Only compared with what was written. */
  'chronicle.${kind}': [],
};

const quoted = [...source.matchAll(/'([a-z][a-z-]*(?:\.[a-zA-Z-]+)+)'/g)].map(([, key = '']) => key);
const made = [...source.matchAll(/`([a-z-]+\.[^`\s]*\$\{[^`\s]*)`/g)].map(([, key = '']) => key);
/** Keys of the box are written by the box itself. */
const written = quoted.filter((key) => !/^(new|continue|camp)\.\d|\.json$/.test(key));
const every = [...new Set([...written, ...made.flatMap((key) => MADE[key] ?? [])])];

const textOf = (language: Language): Record<string, string> =>
  JSON.parse(readFileSync(join(ROOT, `campaigns/core/text/${language}.json`), 'utf8')) as Record<
    string,
    string
  >;
const tellers = byLanguage((language): Teller => {
  const text = textOf(language);
  return { words: wordsOf(language), text, content: CONTENT, card: (key) => text[key] ?? key };
});

/** Every text a prompt shows. */
const textsOf = (prompt: Prompt): Text[] => [
  ...('text' in prompt && typeof prompt.text === 'object' && prompt.text ? [prompt.text] : []),
  ...('pages' in prompt ? prompt.pages : []),
  ...('foot' in prompt ? (prompt.foot ?? []) : []),
  ...('steps' in prompt ? prompt.steps : []),
  ...('reason' in prompt ? [prompt.reason] : []),
];

/** Plays at random and gathers what the rules said, with what they said it of. */
const heard = (sitting: Sitting, steps: number): Text[] => {
  const table = new Company(sitting);
  const dice = seeded(sitting.seed ?? 0);
  const said: Text[] = [];
  for (let step = 0; step < steps && table.state.stage !== 'ended'; step += 1) {
    const legal = table.legal();
    const usual = legal.filter(({ type }) => !/^(place|set|prepare|discard|mirror|hit)/.test(type));
    const pool = usual.length > 0 && int(dice, 1, 10) > 1 ? usual : legal;
    const type = pick(dice, [...new Set(pool.map((command) => command.type))]);
    table.do(
      pick(
        dice,
        pool.filter((command) => command.type === type),
      ),
    );
    if (table.prompt) said.push(...textsOf(table.prompt));
  }
  return [...said, ...table.state.chronicle.flatMap(({ pages }) => pages.flatMap(({ entries }) => entries))];
};

const story = JSON.stringify([CONTENT.campaign, CONTENT.adventures]);
const walks = (['road', 'bridge'] as const)
  .flatMap((adventure) => [true, false].map((mirror): Sitting => ({ adventure, mirror, seed: 7 })))
  .flatMap((sitting) => heard(sitting, 600))
  .filter(({ key }) => !story.includes(`"${key}"`));

describe('the telling', () => {
  it('knows every way the engine makes a key out of parts', () =>
    expect(made.filter((key) => !Object.hasOwn(MADE, key))).toEqual([]));

  it.each(LANGUAGES)('has words in %s for every key written in the engine', (language) => {
    const { lines } = wordsOf(language).telling;
    expect(every.filter((key) => !Object.hasOwn(lines, key))).toEqual([]);
    expect(every.length).toBeGreaterThan(60);
  });

  it.each(LANGUAGES)('has no words in %s for a key the engine no longer writes', (language) =>
    expect(Object.keys(wordsOf(language).telling.lines).filter((key) => !every.includes(key))).toEqual([]),
  );

  it.each(LANGUAGES)('says in %s everything the rules say in play, with names instead of ids', (language) => {
    const lines = walks.map((text) => ({ text, said: sayWith(text, tellers[language]) }));
    expect(lines.length).toBeGreaterThan(500);
    const unsaid = lines.filter(
      ({ text, said }) => said === text.key || /undefined|NaN|\{|\b[a-z]+(-[a-z]+)*\/\d/.test(said),
    );
    expect(unsaid).toEqual([]);
    const ids = Object.keys(CONTENT.box.enemies).filter((id) => id.includes('-'));
    expect(lines.filter(({ said }) => ids.some((id) => said.includes(id)))).toEqual([]);
  });
});

describe('a sentence', () => {
  const say = (language: Language, text: Text): string => sayWith(text, tellers[language]);

  it('names heroes, spaces and banners', () => {
    const group = {
      key: 'chronicle.group',
      params: { enemy: 'hungry-warg', figures: 1, space: '401A/1', banner: 'elite', symbol: 1 },
    };
    expect(say('en', group)).toBe('Hungry Warg, elite banner with a circle: 1 figure on tile 401A, space 1.');
    expect(say('fr', group)).toContain('1 figurine en tuile 401A, case 1.');
    expect(say('en', { key: 'chronicle.heroes', params: { space: 'battle-2/5' } })).toBe(
      'The heroes stand on battle tile 2, space 5.',
    );
  });

  it('agrees with one hero, several, or whoever is there', () => {
    const gain = (who: string): Text => ({ key: 'effect.inspiration', params: { count: 1, who } });
    expect(say('en', gain('aragorn gimli'))).toBe('*Aragorn and Gimli gain 1 inspiration.*');
    expect(say('fr', gain('aragorn gimli legolas'))).toBe(
      '*Aragorn, Gimli et Legolas gagnent 1 inspiration.*',
    );
    expect(say('en', gain('here'))).toBe('*Each hero in that space gains 1 inspiration.*');
  });

  it('finds objectives and tokens in the adventure it belongs to', () => {
    const text = { ...tellers.en.text, 'road.objective.lamp': 'Light the lamp.' };
    const teller = { ...tellers.en, text, adventure: 'road' };
    expect(sayWith({ key: 'chronicle.objective', params: { objective: 'lamp' } }, teller)).toBe(
      'New objective: Light the lamp.',
    );
    expect(sayWith({ key: 'chronicle.interact', params: { token: 'horn' } }, teller)).toBe(
      'Interaction: Threat token.',
    );
  });

  it('fills the places of a story with names', () => {
    const text = { 'hero.gimli': 'Gimli', tale: 'Then {hero} laughs.' };
    expect(sayWith({ key: 'tale', params: { hero: 'gimli' } }, { ...tellers.en, text })).toBe(
      'Then Gimli laughs.',
    );
  });
});
