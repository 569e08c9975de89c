import { explorationId } from '@/games/jime/board/view';
import type { Prompt } from '@/games/jime/play';
import type { Menu } from './menu';

const inContext = ({ context: { token, group, space, hero } }: { context: Context }): string | null =>
  token ?? group ?? space ?? hero ?? null;
type Context = Extract<Prompt, { kind: 'choice' }>['context'];

/** What of the board an open menu is about, by its id there. */
const ofMenu = (menu: Menu): string | null => {
  switch (menu.kind) {
    case 'hero':
      return menu.hero;
    case 'enemy':
      return menu.group;
    case 'explore':
      return explorationId(menu.tile);
    case 'move':
    case 'space':
      return menu.space;
    case 'read':
      return menu.id;
    case 'menu':
    case 'threat':
    case 'objectives':
    case 'provoke':
    case 'medallions':
    case 'place':
      return null;
  }
};

/** What of the board an open prompt is about. A placement looks to its own steps. */
const ofPrompt = (prompt: Prompt): string | null => {
  switch (prompt.kind) {
    case 'token':
      return prompt.token;
    case 'terrain':
      return prompt.terrain;
    case 'choice':
    case 'dialogue':
    case 'test':
    case 'chooseHero':
      return inContext(prompt);
    case 'headcount':
      return prompt.spaces[0] ?? inContext(prompt);
    case 'panel':
    case 'figuresRemoved':
    case 'counterattack':
    case 'activation':
    case 'fallback':
    case 'attack':
    case 'tellMirror':
      return prompt.group;
    case 'message':
    case 'chooseGroup':
    case 'provoke':
    case 'suffer':
    case 'lastStands':
    case 'lastStand':
      return prompt.hero ?? null;
    case 'placement':
    case 'checklist':
    case 'setUp':
    case 'hourglass':
    case 'shadow':
    case 'tellSpaces':
    case 'threshold':
    case 'rally':
    case 'ending':
      return null;
  }
};

/** What the open sheet speaks of: the board lights it and brings it beside the sheet. */
export const spokenOf = (menu: Menu | null, prompt: Prompt | undefined): string | null =>
  menu ? ofMenu(menu) : prompt ? ofPrompt(prompt) : null;
