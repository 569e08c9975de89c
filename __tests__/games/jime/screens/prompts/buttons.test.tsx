import { fireEvent, screen } from '@testing-library/react-native';
import type { Command } from '@/games/jime/play';
import { PROMPT_SECTIONS } from '@/games/jime/play';
import { wordsOf } from '@/games/jime/words';
import { int, pick, seeded } from '@/kernel/random';
import type { PromptKind, PromptOf } from '@/games/jime/screens/prompts/types';
import type { Sitting } from '../../rules/company';
import { Company } from '../../rules/company';
import { ask, isAsked } from './ask';
import { LANGUAGES } from '@/i18n/languages';

/** Kinds whose sheet is another with the mirror on. */
const MIRRORED = ['activation', 'fallback', 'attack', 'suffer', 'token'];

/** A prompt by what makes its sheet different. */
const signOf = ({ prompt, state }: Company): string => {
  if (!prompt) return '';
  const of = prompt.kind === 'placement' ? prompt.what.kind : prompt.kind === 'test' ? prompt.judged.by : '';
  const mirror = state.mirror && MIRRORED.includes(prompt.kind) ? 'on the mirror' : '';
  return [prompt.kind, of, mirror].filter(Boolean).join(' ');
};

/** Corrections of the mirror drown a walk, and a last stand taken lightly ends it. */
const RARE = /^(place|set[A-NP-Z]|prepare|discard|mirror|concede|lastStand|hit|replenish)/;

/** Random play over both adventures, keeping one table for each kind of prompt. */
const met = (() => {
  const tables = new Map<string, Company>();
  const walk = (sitting: Sitting): void => {
    const table = new Company(sitting);
    const dice = seeded(sitting.seed ?? 0);
    for (let step = 0; step < 700 && table.state.stage !== 'ended'; step += 1) {
      if (isAsked(table.prompt) && !tables.has(signOf(table)))
        tables.set(signOf(table), Object.assign(new Company(sitting), { state: table.state }));
      const legal = table.legal();
      const usual = legal.filter(({ type }) => !RARE.test(type));
      const pool = usual.length > 0 ? usual : legal;
      const type = pick(dice, [...new Set(pool.map((command) => command.type))]);
      const fitting = pool.filter((command) => command.type === type);
      table.do(fitting[int(dice, 0, fitting.length - 1)] as (typeof fitting)[number]);
    }
  };
  for (const adventure of ['road', 'bridge'] as const)
    for (const mirror of [true, false]) for (const seed of [1, 2]) walk({ adventure, mirror, seed });
  return [...tables];
})();

const labels = (): string[] =>
  screen
    .getAllByRole('button')
    .filter(({ props }) => !(props.accessibilityState as { disabled?: boolean }).disabled)
    .map(({ props }) => String(props.accessibilityLabel));

const pressed = (label: string): void =>
  fireEvent.press(screen.getAllByLabelText(label).at(-1) as ReturnType<typeof screen.getByLabelText>);

/** Presses one button on a fresh sheet, and then the last one until pages and steps are through and something is sent. */
const press = (table: Company, label: string): Command[] => {
  const { acted } = ask(table);
  pressed(label);
  for (let step = 0; acted.length === 0 && step < 40; step += 1) pressed(labels().at(-1) ?? '');
  return acted;
};

it('random play meets every kind of sheet', () => {
  expect(new Set(met.map(([, { prompt }]) => prompt?.kind)).size).toBeGreaterThanOrEqual(20);
});

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(met)('%s has a title and its rule', (_, table) => {
    const { rules } = ask(table, { language });
    const [title] = screen.getAllByRole('heading');
    expect(String(title?.props.children).trim()).not.toBe('');
    const { kind } = table.prompt as PromptOf<PromptKind>;
    fireEvent.press(screen.getByLabelText(wordsOf(language).prompts.rule));
    expect(rules).toEqual([[PROMPT_SECTIONS[kind], kind]]);
  });
});

it.each(met)('%s has buttons, and the rules allow what each sends', (_, table) => {
  ask(table);
  const sent = labels().flatMap((label) => press(table, label));
  expect(sent).not.toHaveLength(0);
  expect(sent.filter((command) => table.refusal(command) !== undefined)).toEqual([]);
});
