import { View, useWindowDimensions } from 'react-native';
import type { CompanyHero } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import { HeroMedal } from '../HeroMedal';
import { useOpenGame } from '../useOpenGame';
import { CampfireDrawing } from './CampfireDrawing';

/** The company round its fire; each hero with the experience still unspent (§51.1). */
export const HeroesAtCampfire = ({ onHero }: { onHero(hero: string): void }) => {
  const words = useWords().campaign.camp;
  const { width } = useWindowDimensions();
  const { heroes } = useOpenGame().game.state.campaign;
  return (
    <View role="group" aria-label={words.fire}>
      <CampfireDrawing height={width < 600 ? 180 : 320} />
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          justifyContent: 'center',
          gap: SPACE.s,
          marginTop: -SPACE.l,
        }}
      >
        {heroes.map((hero, index) => (
          <HeroAtCampfire
            key={hero.hero}
            hero={hero}
            // Those in the middle sit nearer the reader, the others back along the circle.
            low={SPACE.l * depthInRow(index, heroes.length)}
            onPress={() => onHero(hero.hero)}
          />
        ))}
      </View>
      <Text tone="faded" style={{ textAlign: 'center', paddingTop: SPACE.s }}>
        {words.touch}
      </Text>
    </View>
  );
};

/** 0 at the ends of the row, 1 in its middle. */
const depthInRow = (index: number, count: number): number =>
  count < 2 ? 1 : 1 - Math.abs((2 * index) / (count - 1) - 1);

const HeroAtCampfire = ({ hero, low, onPress }: { hero: CompanyHero; low: number; onPress(): void }) => {
  const words = useWords().campaign.camp;
  const { colours } = useTheme();
  const { heroName } = useOpenGame();
  const name = heroName(hero.hero);
  const xp = Object.values(hero.xp).reduce((sum, each) => sum + each, 0);
  return (
    <Touchable label={`${name}, ${words.xpUnspent(xp)}`} onPress={onPress} style={{ marginTop: low }}>
      <View
        style={{
          alignItems: 'center',
          minWidth: 104,
          padding: SPACE.s,
          borderRadius: RADIUS,
          borderWidth: 1.5,
          borderColor: colours.faded,
          backgroundColor: colours.panel,
        }}
      >
        <HeroMedal hero={hero.hero} size={84} />
        <Text font="serifBold">{name}</Text>
        <Text font="sansBold" tone="gold">
          {words.xp(xp)}
        </Text>
      </View>
    </Touchable>
  );
};
