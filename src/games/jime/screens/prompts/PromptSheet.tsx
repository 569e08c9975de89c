import type { ComponentType } from 'react';
import type { Prompt } from '@/games/jime/play';
import { Activation, Fallback } from './Activation';
import { Counterattack, FiguresRemoved, Hourglass } from './Confirm';
import { Choice, ChooseGroup, ChooseHero, Dialogue, Provoke } from './Choose';
import { Headcount } from './Headcount';
import { LastStand, LastStands } from './LastStand';
import { Ending, Message, Threshold } from './Message';
import { Place } from './Place';
import { Shadow } from './ShadowPhase';
import { Attack, Suffer } from './Suffer';
import { TellMirror } from './TellMirror';
import { TellSpaces } from './TellSpaces';
import { Terrain } from './Terrain';
import { Test } from './Test';
import { Checklist, Rally } from './Checklist';
import { Token } from './Token';
import type { PromptKind, PromptOf, PromptProps } from './types';

/** One component for each kind; a kind without one does not compile. */
const KINDS: { [K in PromptKind]: ComponentType<PromptProps<K>> } = {
  message: Message,
  choice: Choice,
  dialogue: Dialogue,
  headcount: Headcount,
  test: Test,
  chooseHero: ChooseHero,
  chooseGroup: ChooseGroup,
  placement: Place,
  checklist: Checklist,
  token: Token,
  terrain: Terrain,
  hourglass: Hourglass,
  figuresRemoved: FiguresRemoved,
  counterattack: Counterattack,
  provoke: Provoke,
  activation: Activation,
  fallback: Fallback,
  attack: Attack,
  suffer: Suffer,
  tellMirror: TellMirror,
  tellSpaces: TellSpaces,
  shadow: Shadow,
  threshold: Threshold,
  rally: Rally,
  lastStands: LastStands,
  lastStand: LastStand,
  ending: Ending,
};

/** A new prompt starts with fresh pages and numbers, even after one of the same kind. */
const numbers = new WeakMap<Prompt, number>();
let last = 0;
const numberOf = (prompt: Prompt): number => {
  const known = numbers.get(prompt);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(prompt, last);
  return last;
};

type Props = Omit<PromptProps<PromptKind>, 'prompt'> & { prompt: PromptOf<PromptKind> };

/** What the app asks of the table now. Fills its parent; the board stays usable beside it. */
export const PromptSheet = ({ prompt, ...rest }: Props) => {
  const Shown = KINDS[prompt.kind] as ComponentType<Props>;
  return <Shown key={numberOf(prompt)} prompt={prompt} {...rest} />;
};
