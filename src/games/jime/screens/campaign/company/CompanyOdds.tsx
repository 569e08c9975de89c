import { useState } from 'react';
import { View, useWindowDimensions } from 'react-native';
import { STATS } from '@/games/jime/content/vocabulary';
import { oddsOf, standingHeroes } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import { Picture } from '@/ui/Picture';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';
import { useOpenGame } from '../useOpenGame';

const MOST_NEEDED = 8;
const MOST_HELP = 6;

/** §107 The exact odds of a test, hero by hero and stat by stat. */
export const CompanyOdds = () => {
  const words = useWords().campaign.menu.odds;
  const { game } = useOpenGame();
  const [needed, setNeeded] = useState(2);
  const [help, setHelp] = useState(0);
  const { adventure, mirror } = game.state;
  if (!adventure) return <Text>{words.without}</Text>;
  const inspiration = mirror ? words.besides : words.inspiration;
  return (
    <>
      <Text>{words.intro}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.xl, rowGap: SPACE.m }}>
        <LabelledStepper label={words.needed} value={needed} min={1} max={MOST_NEEDED} onChange={setNeeded} />
        <LabelledStepper label={inspiration} value={help} min={0} max={MOST_HELP} onChange={setHelp} />
      </View>
      <Panel style={{ gap: SPACE.xs }}>
        <Heading />
        {standingHeroes(game).map(({ hero }) => (
          <HeroOdds key={hero} hero={hero} needed={needed} help={help} />
        ))}
      </Panel>
    </>
  );
};

type LabelledStepperProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange(value: number): void;
};

const LabelledStepper = ({ label, ...rest }: LabelledStepperProps) => (
  <View style={{ gap: SPACE.xs, flexShrink: 1 }}>
    <Text font="serifBold">{label}</Text>
    <Stepper label={label} {...rest} />
  </View>
);

const CELL = { flex: 1, minWidth: 44, alignItems: 'center' } as const;

/** Below this width the icons of the stats stand alone; their names are still spoken. */
const WIDE = 600;

const Heading = () => {
  const wide = useWindowDimensions().width >= WIDE;
  const { names } = useOpenGame();
  return (
    <View style={{ flexDirection: 'row' }}>
      {STATS.map((stat) => (
        <Picture key={stat} label={names.say(`stat.${stat}`)} style={CELL}>
          <Icon name={stat} size={26} />
          {wide ? <Text size="label">{names.say(`stat.${stat}`)}</Text> : null}
        </Picture>
      ))}
    </View>
  );
};

const LIKELY = 0.75;
const UNLIKELY = 0.4;

const HeroOdds = ({ hero, needed, help }: { hero: string; needed: number; help: number }) => {
  const words = useWords().campaign.menu.odds;
  const { colours } = useTheme();
  const { game, names, heroName } = useOpenGame();
  return (
    <View style={{ borderTopWidth: 1, borderColor: `${colours.faded}66`, paddingTop: SPACE.xs }}>
      <Text font="serifBold">{heroName(hero)}</Text>
      <View style={{ flexDirection: 'row' }}>
        {STATS.map((stat) => {
          const share = oddsOf(game, hero, stat, needed, { conversions: help }).pass[needed] ?? 0;
          const chance = words.percent(share);
          const label = words.cell(heroName(hero), names.say(`stat.${stat}`), chance);
          return (
            <Picture key={stat} label={label} style={CELL}>
              <Text
                size="story"
                font={share >= LIKELY ? 'sansBold' : 'sans'}
                tone={share >= LIKELY ? 'moss' : share < UNLIKELY ? 'faded' : 'ink'}
              >
                {chance}
              </Text>
            </Picture>
          );
        })}
      </View>
    </View>
  );
};
