import type { EncounterCard, GameState, Stat } from '@/games/lcg/play';
import { hitPointsLeft, valueOf } from '@/games/lcg/play';
import { useWords } from '@/games/lcg/session/useWords';
import type { IconName } from '@/ui/Icon';
import type { Tone } from '@/ui/palette';

type Shown = { icon: IconName; value: string; word: string; tone: Tone };

/** What matters of a card where it lies: in the staging area its threat, before a player its strength. */
export const useEncounterFacts = (state: GameState, card: EncounterCard): Shown[] => {
  const words = useWords().table.fact;
  const stat = (name: Extract<Stat, 'threat' | 'engagement' | 'attack'>): string =>
    card[name] === null ? '?' : `${valueOf(state, card, name)}`;
  const left = hitPointsLeft(state, card);
  const threat: Shown = { icon: 'threat', value: stat('threat'), word: words.threat, tone: 'ember' };
  const progress: Shown = {
    icon: 'tile',
    value: `${card.progress}/${card.questPoints ?? '?'}`,
    word: words.progress,
    tone: 'moss',
  };
  const engagement: Shown = {
    icon: 'provoke',
    value: stat('engagement'),
    word: words.engagement,
    tone: 'violet',
  };
  const life: Shown = {
    icon: 'damage',
    value: `${left ?? '?'}`,
    word: words.life,
    tone: card.damage > 0 ? 'ember' : 'ink',
  };
  const attack: Shown = { icon: 'might', value: stat('attack'), word: words.attack, tone: 'ink' };
  const shadows: Shown[] =
    card.shadowCards === 0
      ? []
      : [{ icon: 'night', value: `${card.shadowCards}`, word: words.shadow, tone: 'violet' }];
  switch (card.type) {
    case 'objective':
      return [];
    case 'location':
      return card.zone === 'active' ? [progress] : [threat, progress];
    case 'enemy':
      return card.zone === 'engaged'
        ? [attack, life, ...shadows]
        : [threat, engagement, ...(card.damage > 0 ? [life] : []), ...shadows];
  }
};
