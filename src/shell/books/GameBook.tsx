import { View } from 'react-native';
import { useLanguage } from '@/session/settings';
import type { Tone } from '@/ui/palette';
import { Text } from '@/ui/Text';
import { SIZES, SPACE, useTheme } from '@/ui/theme';
import type { GameCard } from '../gameCard';
import type { Several } from './arrange';
import { BOUND, Binding } from './Binding';
import { MainLink, OtherLinks } from './GameLinks';
import { Plate } from './Plate';

type Props = { card: GameCard; leather: Tone; plan: Several };

/** One of several games, closed, with all it offers on its cover. */
export const GameBook = ({ plan, ...book }: Props) => {
  switch (plan.form) {
    case 'upright':
      return <Upright {...book} plan={plan} />;
    case 'lying':
      return <Lying {...book} width={plan.bookWidth} />;
    case 'stacked':
      return <Stacked {...book} width={plan.bookWidth} />;
  }
};

type Book = Omit<Props, 'plan'>;

/** A hyphen is no place to break a title. */
const unbroken = (title: string): string => title.replaceAll('-', '-\u2060');

const Heading = ({ card }: { card: GameCard }) => {
  const language = useLanguage();
  const { scale } = useTheme();
  return (
    <View style={{ flexShrink: 1 }}>
      <Text
        size="story"
        font="serifBold"
        heading={2}
        style={{ lineHeight: Math.round(SIZES.story * scale * 1.2) }}
      >
        {unbroken(card.title[language])}
      </Text>
      <Text font="serifItalic" tone="faded">
        {card.subtitle[language]}
      </Text>
    </View>
  );
};

/** Narrower than this, the main button has its word alone. */
const ROOM_FOR_ICON = { upright: 300, lying: 720 } as const;

const Upright = ({ card, leather, plan }: Book & { plan: Extract<Several, { form: 'upright' }> }) => {
  const { scale } = useTheme();
  const pad = SPACE.m - 2;
  return (
    <Binding leather={leather} width={plan.bookWidth} style={{ padding: pad, gap: SPACE.s + 4 }}>
      <Plate of={card} width={plan.bookWidth - BOUND - 2 * pad} height={plan.plateHeight} />
      <View style={{ minHeight: plan.headingHeight }}>
        <Heading card={card} />
      </View>
      <MainLink of={card} primary={false} bare={plan.bookWidth < ROOM_FOR_ICON.upright * scale} />
      <OtherLinks of={card} />
    </Binding>
  );
};

const Lying = ({ card, leather, width }: Book & { width: number }) => {
  const { scale } = useTheme();
  return (
    <Binding
      leather={leather}
      width={width}
      style={{ padding: SPACE.m, gap: SPACE.l, flexDirection: 'row', alignItems: 'center' }}
    >
      <Plate of={card} width={198} height={132} />
      <View style={{ flex: 1, gap: SPACE.m }}>
        <Heading card={card} />
        <MainLink of={card} primary={false} bare={width < ROOM_FOR_ICON.lying * scale} />
      </View>
      <View style={{ width: 190 * scale }}>
        <OtherLinks of={card} />
      </View>
    </Binding>
  );
};

const Stacked = ({ card, leather, width }: Book & { width: number }) => {
  const { scale } = useTheme();
  return (
    <Binding leather={leather} width={width} style={{ padding: SPACE.m, gap: SPACE.s }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m }}>
        <Plate of={card} width={96} height={64} />
        <View style={{ flexGrow: 1, flexBasis: 180 * scale }}>
          <Heading card={card} />
        </View>
      </View>
      <MainLink of={card} primary={false} />
      <OtherLinks of={card} />
    </Binding>
  );
};
