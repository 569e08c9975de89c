import { View } from 'react-native';
import type { Against, HeroInPlay } from '@/games/jime/play';
import { faceupOf, faceupOffered } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { CardTitle } from '../../box/CardTitle';
import { WhichFaceup } from '../../WhichFaceup';
import { useOpenGame } from '../useOpenGame';

type Props = { hero: HeroInPlay; against: Against };

/** §38.6, §38.7 The cards known by name that lie faceup, what they do, and where they go in the end. */
export const FaceupCards = ({ hero, against }: Props) => {
  const words = useWords().prompts.faceup;
  const { game, names, printed, act } = useOpenGame();
  const cards = faceupOf(hero, against);
  const offered = faceupOffered(game, against);
  return (
    <>
      {cards.map((card) => (
        <View key={card} style={{ maxWidth: 340, gap: SPACE.xs }}>
          <CardTitle names={names} of={`${against}.${card}`} />
          <Text>{names.say(`${against}.${card}.gist`)}</Text>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
            {(['discard', 'facedown'] as const).map((to) => (
              <Button
                key={to}
                label={words.gone[to]}
                said={words.goneTo[to](printed(`${against}.${card}`))}
                onPress={() => act({ type: 'dropFaceup', hero: hero.hero, against, card, to })}
              />
            ))}
          </View>
        </View>
      ))}
      {cards.length < hero[against].up && offered.length > 0 ? (
        <WhichFaceup
          against={against}
          offered={offered}
          onPick={(card) => act({ type: 'noteFaceup', hero: hero.hero, against, card })}
        />
      ) : null}
    </>
  );
};
