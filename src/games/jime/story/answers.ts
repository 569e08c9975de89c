import type { Effect } from '@/games/jime/content';
import type { Game } from '@/games/jime/rules/agenda';
import { closePrompt, scheduleEffects, currentPrompt } from '@/games/jime/rules/agenda';
import type { PromptOf } from '@/games/jime/rules/lookup';
import { requirePrompt, currentPromptOf } from '@/games/jime/rules/lookup';
import { refuse } from '@/games/jime/state/refusals';
import type { Rule } from '@/games/jime/rules/rule';
import { addAnswerToChronicle } from '@/games/jime/rules/chronicle';
import { answerHourglass } from '@/games/jime/rules/actionPhase';
import { answerCounterattack } from '@/games/jime/rules/counterattack';
import { fallbackPaths } from '@/games/jime/rules/enemyPaths';
import { checkStepDone, nextStep } from '@/games/jime/rules/setOut';
import type { Prompt } from '@/games/jime/state';
import { holds } from '@/games/jime/rules/conditions';

/** Prompts that only want to be read; what follows them is already on the agenda. */
const READ: Prompt['kind'][] = [
  'message',
  'placement',
  'checklist',
  'figuresRemoved',
  'threshold',
  'rally',
  'ending',
  'fallback',
  'suffer',
  'setUp',
  'tellMirror',
  'tellSpaces',
  'shadow',
];

export const proceed: Rule<'continue'> = {
  check: (game) => {
    const prompt = requirePrompt(game, ...READ);
    // §38.3 A hero's suffering is answered hero by hero; what falls on "everyone here" is the table's own business.
    if (prompt.kind === 'suffer' && prompt.hero) refuse('prompt/not-open');
    if (prompt.kind === 'setUp') checkStepDone(game);
    if (prompt.kind === 'fallback' && fallbackPaths(game, prompt)?.length) refuse('activation/worked-out');
  },
  play: (game) => (currentPrompt(game)?.kind === 'setUp' ? nextStep(game) : closePrompt(game)),
  offers: (game) => (currentPromptOf(game, ...READ) ? [{}] : []),
};

/** What a choice or a conversation offers, by place in its list; topics may open and close as others are asked. */
export const optionsOffered = (game: Game): number[] => {
  const prompt = currentPromptOf(game, 'choice', 'dialogue');
  if (!prompt) return [];
  if (prompt.kind === 'choice') return prompt.options.map((_, option) => option);
  const { topics, context } = prompt;
  return topics.flatMap(({ when }, topic) => (!when || holds(game, when, context) ? [topic] : []));
};

/** A topic is asked once, unless it may be asked again; then the conversation goes on with those that are left. */
const askAbout = (game: Game, { text, topics, context }: PromptOf<'dialogue'>, asked: number): void => {
  const topic = topics[asked];
  const left = topics.filter(({ again }, index) => again || index !== asked);
  const goesOn = !topic?.ends && left.length > 0;
  const dialogue: Effect = { do: 'dialogue', text: text.key, topics: left };
  scheduleEffects(game, [...(topic?.effects ?? []), ...(goesOn ? [dialogue] : [])], context);
};

export const choose: Rule<'choose'> = {
  check: (game, { option }) => {
    requirePrompt(game, 'choice', 'dialogue');
    if (!optionsOffered(game).includes(option)) refuse('choice/no-such-option');
  },
  play: (game, { option }) => {
    const prompt = requirePrompt(game, 'choice', 'dialogue');
    closePrompt(game);
    const { text } = (prompt.kind === 'choice' ? prompt.options : prompt.topics)[option] ?? {};
    if (text) addAnswerToChronicle(game, { line: 'chronicle.chosen', answer: { ...prompt.text, key: text } });
    if (prompt.kind === 'dialogue') return askAbout(game, prompt, option);
    scheduleEffects(game, prompt.options[option]?.effects, prompt.context);
  },
  offers: (game) => optionsOffered(game).map((option) => ({ option })),
};

/** §31.1 The company names a hero, and the app keeps it. */
export const chooseHero: Rule<'chooseHero'> = {
  check: (game, { hero }) => {
    if (!requirePrompt(game, 'chooseHero').heroes.includes(hero)) refuse('hero/not-offered', { hero });
  },
  play: (game, { hero }) => {
    const { then, context } = requirePrompt(game, 'chooseHero');
    closePrompt(game);
    addAnswerToChronicle(game, { line: 'chronicle.chosenHero', hero }, hero);
    scheduleEffects(game, then, { ...context, hero });
  },
  offers: (game) => (currentPromptOf(game, 'chooseHero')?.heroes ?? []).map((hero) => ({ hero })),
};

/** The app's own yes-or-no questions: the hourglass (§72.6) and "can the enemy attack?" (§35.1). */
export const answer: Rule<'answer'> = {
  check: (game) => {
    requirePrompt(game, 'hourglass', 'counterattack');
  },
  play: (game, { yes }) => {
    const prompt = requirePrompt(game, 'hourglass', 'counterattack');
    if (prompt.kind === 'hourglass') answerHourglass(game, yes);
    else answerCounterattack(game, prompt, yes);
  },
  offers: (game) =>
    currentPromptOf(game, 'hourglass', 'counterattack') ? [true, false].map((yes) => ({ yes })) : [],
};
