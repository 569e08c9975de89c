import { View } from 'react-native';
import { useWords } from '@/games/jime/session/useWords';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { TitlePlate } from '../../vignettes/TitlePlate';
import { HeroMedal } from '../HeroMedal';
import { useOpenGame } from '../useOpenGame';

/** §new.10, §continue.8 Who sets out, as what, and where to. */
export const Ready = () => {
  const { setUp: words } = useWords().campaign;
  const { game, names, printed, heroName } = useOpenGame();
  const { company, heroes, next } = game.state.campaign;
  return (
    <>
      {next ? (
        <TitlePlate title={names.adventure(next)} vignette={game.content.adventures[next]?.vignette}>
          <Text size="story" font="serifItalic" tone="faded" style={{ textAlign: 'center' }}>
            {company}
          </Text>
        </TitlePlate>
      ) : null}
      <Panel>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.l }}>
          {heroes.map(({ hero, role }) => (
            <View key={hero} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
              <HeroMedal hero={hero} size={64} />
              <View>
                <Text font="serifBold">{heroName(hero)}</Text>
                <Text tone="faded">{role ? printed(`role.${role}`) : words.role.none}</Text>
              </View>
            </View>
          ))}
        </View>
      </Panel>
    </>
  );
};
