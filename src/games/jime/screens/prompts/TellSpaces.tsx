import { useEffect, useState } from 'react';
import type { GroupId, HeroId } from '@/games/jime/play';
import { unplaced } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { Text } from '@/ui/Text';
import type { Placing } from '../adventure/menu';
import { useNames } from '../useNames';
import { PromptFrame } from './PromptFrame';
import type { PromptProps } from './types';

type Unplaced = { id: HeroId | GroupId; name: string; isHero: boolean };

/** §98.2 The mirror was turned on in mid-game: one touch on the map for each figure it does not know. */
export const TellSpaces = ({ game, act, onHighlight }: PromptProps<'tellSpaces'>) => {
  const words = useWords().prompts.tellSpaces;
  const names = useNames();
  const { heroes, groups } = unplaced(game);
  const figures: Unplaced[] = [
    ...heroes.map((id) => ({ id, name: names.hero(id), isHero: true })),
    ...(game.state.adventure?.groups ?? [])
      .filter(({ id }) => groups.includes(id))
      .map((group) => ({
        id: group.id,
        name: [names.group(group), group.banner ? names.banner(group.banner) : ''].filter(Boolean).join(', '),
        isHero: false,
      })),
  ];
  const [asked, setAsked] = useState<string | null>(null);
  const figure = figures.find(({ id }) => id === asked) ?? figures[0];
  const { id, isHero } = figure ?? {};
  useEffect(() => {
    if (id === undefined) return;
    const placing: Placing = isHero ? { kind: 'place', hero: id } : { kind: 'place', group: id };
    onHighlight({ at: 0, path: [], placing });
    return () => onHighlight(null);
  }, [id, isHero, onHighlight]);
  return (
    <PromptFrame
      kind="tellSpaces"
      title={words.title}
      actions={<Button label={words.rest} onPress={() => act({ type: 'continue' })} />}
    >
      {figure ? <Text size="story">{words.text(figure.name)}</Text> : null}
      {figures.length > 1 ? (
        <Choice
          label={words.who}
          value={figure?.id ?? ''}
          options={figures.map((one) => ({ value: one.id, label: one.name }))}
          onChoose={setAsked}
        />
      ) : null}
    </PromptFrame>
  );
};
