import { act, render } from '@testing-library/react-native';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boardViewOf } from '@/games/jime/board/gameView';
import { EMPTY_BOARD } from '@/games/jime/board/view';
import type { BoardView } from '@/games/jime/board/view';
import type { Command, Prompt, RuleKind } from '@/games/jime/play';
import type { Language } from '@/i18n/languages';
import { LANGUAGES, byLanguage } from '@/i18n/languages';
import { newHistory } from '@/kernel/history';
import { AttackPanel } from '@/games/jime/screens/adventure/AttackPanel';
import { PromptSheet } from '@/games/jime/screens/prompts/PromptSheet';
import type { PromptKind, BoardHighlight, PromptOf } from '@/games/jime/screens/prompts/types';
import type { OpenRule } from '@/games/jime/screens/rulebook/links';
import { OpeningRules } from '@/games/jime/screens/rulebook/links';
import type { DraftInput } from '@/saves/draftInput';
import { useGame } from '@/games/jime/session/game';
import type { Company } from '../../rules/company';
import type { AllSettings } from '../../session/chooseSettings';
import { chooseSettings } from '../../session/chooseSettings';

const boxText = (language: Language): Record<string, string> =>
  JSON.parse(
    readFileSync(join(__dirname, `../../../../../campaigns/core/text/${language}.json`), 'utf8'),
  ) as Record<string, string>;
const BOX = byLanguage(boxText);

const EMPTY: BoardView = { ...EMPTY_BOARD, kind: 'journey', tiles: [], coming: [], unexplored: [] };

export type Asked = {
  acted: Command[];
  lights: (BoardHighlight | null)[];
  /** The rules looked up, each with the prompt it was looked up from. */
  rules: [section: string, prompt: RuleKind | undefined][];
};
type Options = Partial<AllSettings> & {
  story?: Record<string, string>;
  slot?: number;
  draft?: DraftInput | null;
};

export const isAsked = (prompt: Prompt | undefined): prompt is PromptOf<PromptKind> =>
  prompt !== undefined && prompt.kind !== 'panel' && prompt.kind !== 'setUp';

/** Puts the open prompt of a table on the screen, and keeps what its buttons send instead of playing it. */
export const ask = (table: Company, { story = {}, slot, draft, ...settings }: Options = {}): Asked => {
  const text = byLanguage((language) => ({ ...BOX[language], ...story }));
  const game = {
    state: table.state,
    content: { ...table.content, text, languages: LANGUAGES },
    slot: slot ?? null,
    name: 'Test',
    history: newHistory<Command>(),
    draft: draft ?? null,
  };
  // A sheet asked before may still hang in the tree and hears of the change.
  act(() => {
    chooseSettings({ ...settings });
    useGame.setState({ game });
  });
  const { prompt } = table;
  const asked: Asked = { acted: [], lights: [], rules: [] };
  const openRule: OpenRule = (section, prompt) => asked.rules.push([section, prompt]);
  if (prompt?.kind === 'panel') {
    render(
      <OpeningRules value={openRule}>
        <AttackPanel game={game} panel={prompt} />
      </OpeningRules>,
    );
    return asked;
  }
  if (!isAsked(prompt)) throw new Error(`nothing to ask: ${prompt?.kind}`);
  render(
    <OpeningRules value={openRule}>
      <PromptSheet
        prompt={prompt}
        game={game}
        act={(command) => asked.acted.push(command)}
        view={boardViewOf(table.game, { say: (key) => key }) ?? EMPTY}
        angle={0}
        onHighlight={(highlight) => asked.lights.push(highlight)}
      />
    </OpeningRules>,
  );
  return asked;
};

/** The same table with another prompt over what it shows. */
export const asking = (table: Company, prompt: Prompt): Company =>
  table.set((_, state) => {
    state.prompts = [prompt];
  });
