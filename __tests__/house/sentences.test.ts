import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Line, LineWho, Prompt, Text } from '@/games/jime/play';
import { int, pick, seeded } from '@/kernel/random';
import type { Language } from '@/i18n/languages';
import { LANGUAGES, byLanguage } from '@/i18n/languages';
import { wordsOf } from '@/games/jime/words';
import type { LineWords } from '@/games/jime/words/lineWords';
import { sentenceOf } from '@/games/jime/words/sentences';
import type { SentenceContext } from '@/games/jime/words/sentences';
import type { Sitting } from '../games/jime/rules/company';
import { CONTENT, Company } from '../games/jime/rules/company';

const ROOT = join(__dirname, '../..');

const textOf = (language: Language): Record<string, string> =>
  JSON.parse(readFileSync(join(ROOT, `campaigns/core/text/${language}.json`), 'utf8')) as Record<
    string,
    string
  >;
const tellers = byLanguage((language): SentenceContext => {
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
  const told = table.state.chronicle.flatMap(({ pages }) => pages.flatMap(({ entries }) => entries));
  return [...said, ...told.map(({ text }) => text)];
};

const walks = (['road', 'bridge'] as const)
  .flatMap((adventure) => [true, false].map((mirror) => ({ adventure, mirror })))
  .flatMap((table) => [7, 8, 9].map((seed): Sitting => ({ ...table, seed })))
  .flatMap((sitting) => heard(sitting, 600))
  .filter((text): text is Line => 'line' in text);

describe('the lines of the rules', () => {
  it('have words in every language and ask for no parameter they lack, or do not compile', () => {
    // @ts-expect-error: a line without words
    const missing: LineWords = { 'effect.lore': ({ count }) => `${count}` };
    // @ts-expect-error: a parameter the line does not have
    const wrong: LineWords['effect.lore'] = ({ hero }) => hero;
    // @ts-expect-error: a line nobody knows
    const unknown: Line = { line: 'effect.nothing' };
    // @ts-expect-error: heroes are listed, not joined
    const joined: Line = { line: 'effect.scout', who: 'aragorn gimli', count: 1 };
    expect([missing, wrong, unknown, joined]).toHaveLength(4);
  });

  it.each(LANGUAGES)('are said in %s with names instead of ids, whatever happens in play', (language) => {
    const lines = walks.map((text) => ({ text, said: sentenceOf(text, tellers[language]) }));
    expect(lines.length).toBeGreaterThan(500);
    const unsaid = lines.filter(({ said }) =>
      /undefined|NaN|\{|\b[a-z]+(-[a-z]+)*\/\d|^terrain\./.test(said),
    );
    expect(unsaid).toEqual([]);
    const ids = Object.keys(CONTENT.box.enemies).filter((id) => id.includes('-'));
    expect(lines.filter(({ said }) => ids.some((id) => said.includes(id)))).toEqual([]);
  });
});

describe('a sentence', () => {
  const say = (language: Language, text: Text): string => sentenceOf(text, tellers[language]);

  it('names heroes, spaces and banners', () => {
    const group: Line = {
      line: 'chronicle.group',
      enemy: 'hungry-warg',
      figures: 1,
      space: '401A/1',
      banner: { kind: 'elite', symbol: 1 },
    };
    expect(say('en', group)).toBe('Hungry Warg, elite banner with a circle: 1 figure on tile 401A, space 1.');
    expect(say('fr', group)).toContain('1 figurine en case 1 de la tuile 401A.');
    expect(say('en', { line: 'chronicle.heroes', space: 'battle-2/5' })).toBe(
      'The heroes stand on battle tile 2, space 5.',
    );
  });

  it('agrees with one hero, several, or whoever is there', () => {
    const gain = (who: LineWho): Text => ({ line: 'effect.inspiration', count: 1, who });
    expect(say('en', gain(['aragorn', 'gimli']))).toBe('*Aragorn and Gimli gain 1 inspiration.*');
    expect(say('fr', gain(['aragorn', 'gimli', 'legolas']))).toBe(
      '*Aragorn, Gimli et Legolas gagnent 1 inspiration.*',
    );
    expect(say('fr', gain(['gimli']))).toBe('*Gimli gagne 1 inspiration.*');
    expect(say('fr', gain('each'))).toBe('*Chaque héros gagne 1 inspiration.*');
    expect(say('en', gain('here'))).toBe('*Each hero in that space gains 1 inspiration.*');
  });

  it('finds objectives and tokens in the adventure it belongs to', () => {
    const text = { ...tellers.en.text, 'road.objective.lamp': 'Light the lamp.' };
    const teller = { ...tellers.en, text, adventure: 'road' };
    expect(sentenceOf({ line: 'chronicle.objective', objective: 'lamp' }, teller)).toBe(
      'New objective: Light the lamp.',
    );
    expect(sentenceOf({ line: 'chronicle.interact', token: 'horn' }, teller)).toBe(
      'Interaction: Threat token.',
    );
  });

  it('takes what is read of terrain from the box', () => {
    expect(say('en', { line: 'terrain.passed', terrain: 'log', hero: 'gimli' })).toBe(
      'From the log the whole fight lies open. *Gimli gains 1 inspiration and becomes determined.*',
    );
    expect(say('fr', { line: 'terrain.test', terrain: 'pit' })).toBe('Au bord du gouffre, le sol se dérobe.');
  });

  it('fills the places of a story with names', () => {
    const text = { 'hero.gimli': 'Gimli', tale: 'Then {hero} laughs.' };
    expect(sentenceOf({ key: 'tale', hero: 'gimli' }, { ...tellers.en, text })).toBe('Then Gimli laughs.');
  });

  it('says one thing of a group of one figure, another of several', () => {
    const text = { tale: 'Out of the reeds {wolves:a wolf comes|wolves come}.' };
    const said = (several: string[], now: string[] = []): string =>
      sentenceOf({ key: 'tale', several }, { ...tellers.en, text, several: now });
    expect([said([]), said(['wolves']), said([], ['wolves'])]).toEqual([
      'Out of the reeds a wolf comes.',
      'Out of the reeds wolves come.',
      'Out of the reeds wolves come.',
    ]);
  });

  it('knows who is remembered, and a woman from a man', () => {
    const text = {
      'hero.gimli': 'Gimli',
      'hero.elena': 'Elena',
      knot: '{tied} looks at the knot. {tied:He|She} and {hero} are silent; {nobody} speaks.',
    };
    const said = (tied: string, now: string): string =>
      sentenceOf(
        { key: 'knot', hero: 'gimli', remembered: { tied } },
        { ...tellers.en, text, remembered: { tied: now } },
      );
    expect(said('elena', 'gimli')).toBe(
      'Elena looks at the knot. She and Gimli are silent; {nobody} speaks.',
    );
    expect(said('gimli', 'elena')).toMatch(/^Gimli looks at the knot. He /);
  });
});
