import type { RulingId } from '@/games/jime/play';
import { RULINGS } from '@/games/jime/play';
import type { Translations } from '@/games/jime/words';
import type { RuleKind } from '../prompts/Rule';

/** Every section a text names: `8.3`, `107`. */
export const sectionsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/§(\d+(?:\.\d+)?)/g)].map(([, section]) => section ?? '')),
];

/** `8.3` is a part of section 8. */
export const headOf = (section: string): string => section.split('.')[0] ?? section;

/** The sheets whose rules are read together, phase by phase. */
const GROUPS = {
  anytime: ['message', 'choice', 'dialogue', 'chooseHero', 'placement', 'test', 'token', 'terrain'],
  action: ['hourglass', 'provoke', 'panel', 'chooseGroup', 'figuresRemoved', 'counterattack'],
  shadow: ['activation', 'fallback', 'attack', 'suffer', 'tellMirror', 'threshold'],
  rally: ['rally'],
  end: ['lastStands', 'lastStand', 'ending', 'checklist'],
} as const satisfies Record<string, readonly RuleKind[]>;

export type RuleGroup = keyof typeof GROUPS | 'map' | 'rulings';
export type RuleEntry = { group: RuleGroup; title: string; text: string };

/** Everything the app says of the rules today, in the order of a round; our own rulings last. */
export const ruleEntries = ({ board, prompts, rulings }: Translations): RuleEntry[] => [
  ...Object.entries(GROUPS).flatMap(([group, kinds]) =>
    kinds.map((kind) => ({
      group: group as keyof typeof GROUPS,
      title: rulings.page.of[kind],
      text: prompts.hint[kind],
    })),
  ),
  ...Object.values(board.signs).map(([title = '', text = '']) => ({ group: 'map' as const, title, text })),
  ...(Object.keys(RULINGS) as RulingId[]).map((id) => {
    const { rule, why } = rulings.of[id];
    const parts = RULINGS[id].parts.map((part) => `§${part}`).join(', ');
    return { group: 'rulings' as const, title: '', text: rulings.line(parts, rule, why) };
  }),
];

/** What is said under a section or any of its parts. */
export const entriesUnder = (entries: readonly RuleEntry[], section: string): RuleEntry[] =>
  entries.filter(({ text }) => sectionsIn(text).some((one) => headOf(one) === headOf(section)));
