import { View } from 'react-native';
import { useWords } from '@/games/jime/session/useWords';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import { HeroMedal } from './HeroMedal';
import { useOpenGame } from './useOpenGame';

type Props = {
  heroes: readonly { hero: string; note?: string }[];
  shown: string;
  onShow(hero: string): void;
};

/** The company in a row; the hero whose page is open stands on a thick line. */
export const HeroTabs = ({ heroes, shown, onShow }: Props) => {
  const { newGame } = useWords().campaign;
  const { colours } = useTheme();
  const { heroName } = useOpenGame();
  return (
    <View
      role="tablist"
      aria-label={newGame.summary}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}
    >
      {heroes.map(({ hero, note }) => {
        const selected = hero === shown;
        return (
          <Touchable
            key={hero}
            role="tab"
            told
            label={note ? `${heroName(hero)}, ${note}` : heroName(hero)}
            selected={selected}
            onPress={() => onShow(hero)}
          >
            <View
              style={{
                flexDirection: 'row',
                alignItems: 'center',
                gap: SPACE.s,
                padding: SPACE.s,
                paddingRight: SPACE.m,
                borderRadius: RADIUS,
                borderBottomLeftRadius: 0,
                borderBottomRightRadius: 0,
                borderBottomWidth: 4,
                borderBottomColor: selected ? colours.ember : 'transparent',
                backgroundColor: selected ? colours.panel : 'transparent',
              }}
            >
              <HeroMedal hero={hero} size={48} />
              <View>
                <Text font="serifBold">{heroName(hero)}</Text>
                {note ? <Text tone="faded">{note}</Text> : null}
              </View>
            </View>
          </Touchable>
        );
      })}
    </View>
  );
};
