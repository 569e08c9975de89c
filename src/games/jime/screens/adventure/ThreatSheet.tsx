import { View } from 'react-native';
import type { Game } from '@/games/jime/play';
import { forecast } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import type { IconName } from '@/ui/Icon';
import { Icon } from '@/ui/Icon';
import type { Tone } from '@/ui/palette';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { Sheet } from './Sheet';
import { notchesOf } from './threatNotches';

type LineProps = { icon: IconName; tone: Tone; text: string };

/** §21.1, §73.3 What makes up the next rise, and when each event comes if nothing changes. */
export const ThreatSheet = ({ game, onClose }: { game: Game; onClose(): void }) => {
  const words = useWords().table.threat;
  const threat = game.state.adventure?.threat ?? 0;
  const { next, thresholds, full } = forecast(game);
  const past = notchesOf(game).filter(({ state }) => state === 'past');
  return (
    <Sheet title={words.of(threat, full.at)} onClose={onClose}>
      <View style={{ gap: SPACE.s }}>
        <Line icon="company" tone="ink" text={words.heroes(next.heroes)} />
        <Line icon="tile" tone="ink" text={words.tiles(next.tiles)} />
        <Line icon="threat" tone="ember" text={words.tokens(next.tokens)} />
      </View>
      <Text font="serifBold">{words.total(next.total, Math.min(full.at, threat + next.total))}</Text>
      <View style={{ gap: SPACE.s }}>
        <Text size="story" font="serifBold" heading={3}>
          {words.events}
        </Text>
        {past.map(({ at }) => (
          <Line key={at} icon="check" tone="iron" text={words.past(at)} />
        ))}
        {thresholds.map(({ at, rounds }) => (
          <Line key={at} icon="warning" tone="ember" text={words.coming(at, rounds)} />
        ))}
        <Line icon="close" tone="ember" text={words.full(full.at, full.rounds)} />
      </View>
    </Sheet>
  );
};

const Line = ({ icon, tone, text }: LineProps) => (
  <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
    <Icon name={icon} size={22} tone={tone} />
    <Text tone={tone === 'iron' ? 'iron' : 'ink'} style={{ flex: 1 }}>
      {text}
    </Text>
  </View>
);
