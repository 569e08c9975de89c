import type { Id } from '@/games/tcg/play';
import { cardsInPlay, isInPlay } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { PrintedStepper, Section } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { useNames } from '../useNames';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

/** A possession, an artifact or a condition: its tokens (p.29), to whom it goes (p.23), and out of play. */
export const CardSheet = ({ game, controls, id }: SheetProps & { id: Id }) => {
  const { names, table } = useWords();
  const words = table.character;
  const { state } = game;
  const { card: nameOf, character } = useNames(state);
  const { act, actOn } = useGame.getState();
  const found = cardsInPlay(state).find(({ card }) => card.id === id);
  if (!found)
    return (
      <Sheet game={game} title={words.gone} onClose={controls.close}>
        <Text size="story">{words.goneText}</Text>
      </Sheet>
    );
  const { card, bearer } = found;
  const takers = state.characters.filter(
    (one) => isInPlay(one) && one.player === bearer?.player && one !== bearer,
  );
  const discard = () =>
    void act({ type: 'discardCard', card: id }).then((played) => {
      if (played) controls.close();
    });
  return (
    <Sheet game={game} title={nameOf(card)} onClose={controls.close}>
      <Text tone="faded">
        {[names.cardKind[card.kind], bearer ? character(bearer) : table.support].join(' · ')}
      </Text>
      <PrintedStepper
        counted
        label={words.tokens}
        value={card.tokens}
        onStep={(step) =>
          void actOn((now) => {
            const { tokens = 0 } = cardsInPlay(now).find((one) => one.card.id === id)?.card ?? {};
            return { type: 'setTokens', card: id, tokens: step(tokens) ?? 0 };
          })
        }
      />
      <Section title={words.rare}>
        {takers.map((one) => (
          <Button
            key={one.id}
            label={words.transfer(character(one))}
            onPress={() => void act({ type: 'transfer', card: id, to: one.id, mayBear: true })}
          />
        ))}
        <Button label={words.discardCard} onPress={discard} />
      </Section>
    </Sheet>
  );
};
