import { useState } from 'react';
import { View } from 'react-native';
import type { Character, Id } from '@/games/tcg/play';
import { cardsInPlay, isInPlay, siteId } from '@/games/tcg/play';
import type { OpenGame } from '@/games/tcg/session/game';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useNames } from '../useNames';

/** p.23 Out of play, on whatever the card says: a site, or a card in play. */
export const StackOn = ({ game: { state }, one }: { game: OpenGame; one: Character }) => {
  const { table } = useWords();
  const words = table.character;
  const { card, character } = useNames(state);
  const act = useGame((store) => store.act);
  const [asking, ask] = useState(false);
  const [on, choose] = useState<Id | null>(null);
  const places = [
    ...state.sites.map(({ number, name }) => ({
      value: siteId(number),
      label: table.path.site(number, name),
    })),
    ...cardsInPlay(state)
      .filter(({ bearer }) => bearer !== one)
      .map(({ card: there }) => ({ value: there.id, label: card(there) })),
    ...state.characters
      .filter((other) => isInPlay(other) && other !== one)
      .map((other) => ({ value: other.id, label: character(other) })),
  ];
  if (!asking) return <Button label={words.stack} onPress={() => ask(true)} />;
  return (
    <View style={{ gap: SPACE.s }}>
      <Text size="label" tone="faded">
        {words.stackWhere}
      </Text>
      <Choice label={words.stackWhere} value={on ?? ''} options={places} onChoose={choose} />
      <Button
        icon="check"
        label={words.stack}
        disabled={on === null}
        onPress={() => on !== null && void act({ type: 'stack', character: one.id, on })}
      />
    </View>
  );
};
