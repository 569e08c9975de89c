import type { SpecialId } from '@/games/confrontation/content';
import type { Options } from '@/games/confrontation/play';
import { useWords } from '@/games/confrontation/session/useWords';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';

/** Most games that the Fellowship loses are lost by a bearer who cannot get away: Gwaihir carries it off. */
const GIFT: SpecialId = 'gwaihir';

type Props = { options: Options; onChange(options: Options): void };

/** Which side has it easier with these characters (docs/CONFRONTATION.md), and a card to make up for it. */
export const Balance = ({ options, onChange }: Props) => {
  const { newGame, names } = useWords();
  const isUneven = options.cast !== 'variant' && options.specials === 'off';
  return (
    <>
      <Text tone="faded">{newGame.balance[options.cast]}</Text>
      {isUneven ? (
        <Button
          icon="larger"
          label={newGame.offer(names.special[GIFT])}
          onPress={() => onChange({ ...options, specials: 'handicap', gift: [GIFT] })}
        />
      ) : null}
    </>
  );
};
