import { View } from 'react-native';
import type { OpenGame } from '@/games/lcg/session/game';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { drawLot } from './drawLot';

/** Dol Guldur: one hero of the table is drawn by lot and held captive. */
export const Captive = ({ game: { state }, text }: { game: OpenGame; text: string }) => {
  const { setUp: words } = useWords();
  const { act } = useGame.getState();
  const heroes = state.characters.filter(({ kind, fate }) => kind === 'hero' && fate === 'inPlay');
  const captive = state.characters.find(({ fate }) => fate === 'captive');
  const take = (character: string) => void act({ type: 'leavePlay', character, how: 'captive' });
  const drawLots = () => {
    const drawn = drawLot(heroes);
    if (drawn) take(drawn.id);
  };
  return (
    <View style={{ gap: SPACE.s, paddingVertical: SPACE.s }}>
      <Text font="serifBold">{captive ? words.captive(captive.name) : text}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        {captive ? (
          <Button
            label={words.free}
            said={words.freeHero(captive.name)}
            onPress={() => void act({ type: 'returnToPlay', hero: captive.id })}
          />
        ) : (
          <>
            <Button icon="retry" label={words.drawLots} onPress={drawLots} />
            {heroes.map(({ id, name }) => (
              <Button
                key={id}
                kind="quiet"
                label={name}
                said={words.captive(name)}
                onPress={() => take(id)}
              />
            ))}
          </>
        )}
      </View>
    </View>
  );
};
