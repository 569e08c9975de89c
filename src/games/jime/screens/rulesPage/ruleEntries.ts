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

type SheetGroup = 'anytime' | 'action' | 'shadow' | 'rally' | 'end';

/** With which others the rules of a sheet are read, phase by phase: a sheet without a place does not compile. */
const GROUP_OF: Record<RuleKind, SheetGroup> = {
  message: 'anytime',
  choice: 'anytime',
  dialogue: 'anytime',
  chooseHero: 'anytime',
  placement: 'anytime',
  test: 'anytime',
  token: 'anytime',
  terrain: 'anytime',
  tellSpaces: 'anytime',
  hourglass: 'action',
  provoke: 'action',
  panel: 'action',
  chooseGroup: 'action',
  figuresRemoved: 'action',
  counterattack: 'action',
  shadow: 'shadow',
  activation: 'shadow',
  fallback: 'shadow',
  attack: 'shadow',
  suffer: 'shadow',
  tellMirror: 'shadow',
  threshold: 'shadow',
  rally: 'rally',
  lastStands: 'end',
  lastStand: 'end',
  ending: 'end',
  checklist: 'end',
};

export type RuleGroup = SheetGroup | 'map' | 'rulings';
export type RuleEntry = { group: RuleGroup; title: string; text: string };

/** Everything the app says of the rules today, in the order of a round; our own rulings last. */
export const ruleEntries = ({ board, prompts, rulings }: Translations): RuleEntry[] => [
  ...(Object.keys(GROUP_OF) as RuleKind[]).map((kind) => ({
    group: GROUP_OF[kind],
    title: rulings.page.of[kind],
    text: prompts.hint[kind],
  })),
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
