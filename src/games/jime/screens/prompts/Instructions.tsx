import { View } from 'react-native';
import type { EffectLine } from '@/games/jime/play';
import { useNames } from '../useNames';
import { useWords } from '@/games/jime/session/useWords';
import type { IconName } from '@/ui/Icon';
import { Icon } from '@/ui/Icon';
import type { Tone } from '@/ui/palette';
import { Text } from '@/ui/Text';
import { MEASURE, SPACE } from '@/ui/theme';
import { Touchable } from '@/ui/Touchable';
import { LinkedText } from '../rulebook/LinkedText';
import { GivenCard, givenBy } from './GivenCard';
import { partsOf } from './StoryText';

type Sign = { icon: IconName; tone: Tone };

/** What each line is about, seen from across the table. */
const SIGNS: Record<EffectLine['line'], Sign> = {
  'effect.boon': { icon: 'company', tone: 'moss' },
  'effect.darkness': { icon: 'night', tone: 'violet' },
  'effect.free': { icon: 'company', tone: 'moss' },
  'effect.harm': { icon: 'company', tone: 'ember' },
  'effect.inspiration': { icon: 'inspiration', tone: 'gold' },
  'effect.join': { icon: 'company', tone: 'river' },
  'effect.light': { icon: 'day', tone: 'gold' },
  'effect.lore': { icon: 'lore', tone: 'gold' },
  'effect.lost': { icon: 'company', tone: 'ember' },
  'effect.mend': { icon: 'company', tone: 'moss' },
  'effect.recover': { icon: 'leaf', tone: 'moss' },
  'effect.scout': { icon: 'search', tone: 'river' },
  'effect.seize': { icon: 'company', tone: 'ember' },
  'effect.title': { icon: 'title', tone: 'gold' },
  'effect.trinket': { icon: 'trinket', tone: 'gold' },
  'effect.weakness': { icon: 'warning', tone: 'ember' },
  'effect.xp': { icon: 'skill', tone: 'gold' },
  'exploration.inspired': { icon: 'inspiration', tone: 'gold' },
  'exploration.done': { icon: 'tile', tone: 'river' },
};

type Props = { lines: readonly EffectLine[] };

/** What the table does after a story, in the words of the rules: a line each, in bold what is done by hand. */
export const Instructions = ({ lines }: Props) => {
  const { say } = useNames();
  const { done } = useWords().prompts.message;
  return (
    <View role="list" aria-label={done} style={{ gap: SPACE.s, maxWidth: MEASURE }}>
      {lines.map((line, i) => {
        const { icon, tone } = SIGNS[line.line];
        const given = givenBy(line);
        return (
          <View key={i} role="listitem" style={{ flexDirection: 'row', gap: SPACE.s }}>
            <Icon name={icon} size={26} tone={tone} />
            <View style={{ flex: 1 }}>
              {partsOf(say(line)).map(({ text, byHand }, part) => (
                <LinkedText key={part} font={byHand ? 'sansBold' : 'sans'}>
                  {text}
                </LinkedText>
              ))}
              {given ? <GivenCard given={given} /> : null}
            </View>
          </View>
        );
      })}
    </View>
  );
};

/** In place of the instructions where they stand below a long text: their icons, and a way there. */
export const InstructionsBelow = ({ lines, onPress }: Props & { onPress(): void }) => {
  const { below } = useWords().prompts.message;
  return (
    <Touchable label={below} onPress={onPress}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, flexGrow: 1 }}>
        {lines.map(({ line }, i) => (
          <Icon key={i} size={26} name={SIGNS[line].icon} tone={SIGNS[line].tone} />
        ))}
        <Text font="sansBold" style={{ flex: 1 }}>
          {below}
        </Text>
        <View style={{ transform: [{ rotate: '-90deg' }] }}>
          <Icon name="back" size={22} />
        </View>
      </View>
    </Touchable>
  );
};
