import type { GroupId, HeroId, Prompt } from '@/games/jime/state';
import type { Game } from './agenda';
import { changePrompts } from './agenda';
import type { PromptOf } from './lookup';
import { groupOf, standingHeroes } from './lookup';

/** A prompt as it goes on, or nothing when nobody is left to answer it. */
type GoesOn = Prompt | null;

/** §112.2 What becomes of a prompt when a hero falls: it goes with the hero, or passes on to those who stand. */
const withoutHero = (game: Game, prompt: Prompt, fallen: HeroId): GoesOn => {
  const standing = standingHeroes(game);
  switch (prompt.kind) {
    case 'attack':
    case 'chooseGroup':
    case 'counterattack':
    case 'lastStand':
    case 'lastStands':
    case 'panel':
    case 'provoke':
    case 'suffer':
    case 'tellMirror':
      return prompt.hero === fallen ? null : prompt;
    case 'test':
      return prompt.hero === fallen || standing.length === 0 ? null : prompt;
    case 'chooseHero': {
      const heroes = prompt.heroes.filter((hero) => hero !== fallen);
      return heroes.length > 0 ? { ...prompt, heroes } : null;
    }
    case 'activation':
      if (standing.length === 0) return null;
      return prompt.hero === fallen ? atNearest(game, prompt) : prompt;
    case 'fallback':
      return standing.length > 0 ? prompt : null;
    case 'hourglass':
      return { ...prompt, waiting: prompt.waiting.filter((hero) => hero !== fallen) };
    case 'message':
    case 'choice':
    case 'dialogue':
    case 'headcount':
    case 'placement':
    case 'checklist':
    case 'setUp':
    case 'token':
    case 'terrain':
    case 'figuresRemoved':
    case 'tellSpaces':
    case 'shadow':
    case 'threshold':
    case 'rally':
    case 'ending':
      return prompt;
  }
};

/** §8.5 A group whose target has fallen goes for whoever is nearest. */
const atNearest = (game: Game, prompt: PromptOf<'activation'>): Prompt => {
  const { enemy } = groupOf(game, prompt.group);
  return { ...prompt, hero: null, reason: { line: 'reason.nearest', enemy } };
};

export const dropPromptsOfHero = (game: Game, fallen: HeroId): void =>
  changePrompts(game, (prompt) => withoutHero(game, prompt, fallen));

/** What becomes of a prompt when a group leaves the map: it has no more to do, and no more is done to it. */
const withoutGroup = (prompt: Prompt, gone: GroupId): GoesOn => {
  switch (prompt.kind) {
    case 'activation':
    case 'attack':
    case 'counterattack':
    case 'fallback':
    case 'panel':
      return prompt.group === gone ? null : prompt;
    case 'chooseGroup':
    case 'provoke': {
      const groups = prompt.groups.filter((group) => group !== gone);
      return groups.length > 0 ? { ...prompt, groups } : null;
    }
    default:
      return prompt;
  }
};

export const dropPromptsOfGroup = (game: Game, gone: GroupId): void =>
  changePrompts(game, (prompt) => withoutGroup(prompt, gone));

/** §62.6, §48.3 A stunned group is exhausted: its activation is over, with the attack that belongs to it. */
export const endActivationOf = (game: Game, group: GroupId): void =>
  changePrompts(game, (prompt) => (isActivationOf(prompt, group) ? null : prompt));

const isActivationOf = (prompt: Prompt, group: GroupId): boolean => {
  if (prompt.kind === 'attack') return prompt.group === group && prompt.cause === 'activation';
  return (prompt.kind === 'activation' || prompt.kind === 'fallback') && prompt.group === group;
};
