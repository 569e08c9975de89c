import { useEffect, useRef, useState } from 'react';
import { Animated, View } from 'react-native';
import type { Game } from '@/games/jime/play';
import { forecast } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Hatch } from '@/ui/Hatch';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import { Smoulder } from './Smoulder';
import { isEventNear, notchesOf, numbered } from './threatNotches';

const THICK = 26;
/** The room a number takes under the bar, with its tick. */
const LABEL = 42;

/** Threat across the top: what is there, what the next round adds, what waits at which number (§21). */
export const ThreatRibbon = ({ game, onPress }: { game: Game; onPress(): void }) => {
  const words = useWords().table.threat;
  const { colours } = useTheme();
  const threat = game.state.adventure?.threat ?? 0;
  const { next, thresholds, full } = forecast(game);
  const [first] = thresholds;
  const label = [
    words.of(threat, full.at),
    words.rises(next.total),
    ...(first ? [words.next(first.at, first.rounds)] : []),
    ...(full.rounds === 1 ? [words.full(full.at, full.rounds)] : []),
  ].join(', ');
  const share = (at: number): number => Math.min(1, at / full.at);
  return (
    <Touchable told label={label} onPress={onPress} style={{ flex: 1 }}>
      <View style={{ flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.s }}>
        <Text size="title" font="sansBold" tone="ember" style={{ minWidth: 44, textAlign: 'center' }}>
          {threat}
        </Text>
        <View style={{ flex: 1, paddingRight: SPACE.s, paddingTop: 6 }}>
          <View
            style={{
              height: THICK,
              borderRadius: RADIUS,
              borderWidth: 2,
              borderColor: colours.ink,
              backgroundColor: colours.ground,
              overflow: 'hidden',
            }}
          >
            <Forecast from={share(threat)} to={share(threat + next.total)} />
            <Fill share={share(threat)} />
            {isEventNear(game) ? <Smoulder from={share(threat)} to={share(threat + next.total)} /> : null}
          </View>
          <Notches game={game} />
        </View>
      </View>
    </Touchable>
  );
};

/** What the next round will add, hatched. */
const Forecast = ({ from, to }: { from: number; to: number }) => (
  <View
    testID="threat-forecast"
    style={{
      position: 'absolute',
      left: `${from * 100}%`,
      width: `${(to - from) * 100}%`,
      top: 0,
      bottom: 0,
    }}
  >
    <Hatch tone="ember" opacity={0.75} />
  </View>
);

/** Threat pours in; with little motion it is there at once, and its edge stays lit for a moment. */
const Fill = ({ share }: { share: number }) => {
  const { colours, reducedMotion } = useTheme();
  const [level] = useState(() => new Animated.Value(share));
  const [glow] = useState(() => new Animated.Value(0));
  const before = useRef(share);
  useEffect(() => {
    if (before.current === share) return;
    before.current = share;
    const to = (value: Animated.Value, toValue: number, duration = 0) =>
      Animated.timing(value, { toValue, duration, useNativeDriver: false });
    to(level, share, reducedMotion ? 0 : 240).start();
    if (reducedMotion) Animated.sequence([to(glow, 1), Animated.delay(1500), to(glow, 0)]).start();
  }, [share, level, glow, reducedMotion]);
  return (
    <Animated.View
      testID="threat-fill"
      style={{
        height: '100%',
        width: level.interpolate({ inputRange: [0, 1], outputRange: ['0%', '100%'] }),
        backgroundColor: colours.ember,
        borderRightColor: colours.gold,
        borderRightWidth: glow.interpolate({ inputRange: [0, 1], outputRange: [0, 8] }),
      }}
    />
  );
};

/** A notch for each event; one that has happened is ticked and faded. The last is the end of the adventure. */
const Notches = ({ game }: { game: Game }) => {
  const { colours, scale } = useTheme();
  const [width, setWidth] = useState<number | null>(null);
  const notches = notchesOf(game);
  const shown = width === null ? null : numbered(notches, width, LABEL * scale);
  return (
    <View
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      style={{ height: 26 * scale, marginHorizontal: 2 }}
    >
      {notches.map(({ at, share, state }) => (
        <View
          key={at}
          style={{
            position: 'absolute',
            left: `${share * 100}%`,
            top: -THICK,
            alignItems: 'center',
            width: 0,
          }}
        >
          <View
            style={{
              width: state === 'end' ? 0 : 4,
              height: THICK + 2,
              backgroundColor: state === 'past' ? colours.iron : colours.ink,
              opacity: state === 'past' ? 0.5 : 1,
            }}
          />
          <View
            style={{
              display: shown?.has(at) === false ? 'none' : 'flex',
              flexDirection: 'row',
              alignItems: 'center',
              gap: 3,
              width: 72,
              justifyContent: state === 'end' ? 'flex-end' : 'center',
              marginRight: state === 'end' ? 64 : 0,
            }}
          >
            {state === 'past' ? <Icon name="check" size={13} tone="iron" /> : null}
            {state === 'end' ? <Icon name="threat" size={16} tone="ember" /> : null}
            <Text size="label" font="sansBold" tone={state === 'past' ? 'iron' : 'ink'}>
              {at}
            </Text>
          </View>
        </View>
      ))}
    </View>
  );
};
