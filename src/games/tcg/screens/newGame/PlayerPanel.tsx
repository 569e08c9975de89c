import { View } from 'react-native';
import { RINGS } from '@/games/tcg/play';
import { useWords } from '@/games/tcg/session/useWords';
import { Choice } from '@/ui/Choice';
import { Panel } from '@/ui/Panel';
import { PrintedStepper } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { TextField } from '@/ui/TextField';
import { SPACE } from '@/ui/theme';
import type { PlayerDraft } from './draft';

const LONGEST_NAME = 40;

type Props = { seat: number; player: PlayerDraft; onChange(player: Partial<PlayerDraft>): void };

/** One player: a name, the Ring, and the Ring-bearer as printed. */
export const PlayerPanel = ({ seat, player, onChange }: Props) => {
  const { newGame: words, names, app } = useWords();
  const { name, ring, resistance } = player;
  const of = (what: string): string => app.pair(name.trim() || names.player(seat + 1), what);
  return (
    <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 420, maxWidth: '100%' }}>
      <Panel>
        <TextField
          label={words.playerName(seat + 1)}
          value={name}
          longest={LONGEST_NAME}
          onChange={(typed) => onChange({ name: typed })}
        />
        <View style={{ gap: SPACE.xs }}>
          <Text size="label" tone="faded">
            {words.ring}
          </Text>
          <Choice
            label={of(words.ring)}
            value={ring}
            options={RINGS.map((value) => ({ value, label: names.ring[value] }))}
            onChoose={(version) => onChange({ ring: version })}
          />
        </View>
        <View style={{ gap: SPACE.s }}>
          <Text font="serifBold">{names.ringBearer}</Text>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.l, rowGap: SPACE.s }}>
            {(['strength', 'vitality'] as const).map((stat) => (
              <PrintedStepper
                key={stat}
                label={names.stat[stat]}
                value={player[stat]}
                first={3}
                onStep={(step) => onChange({ [stat]: step(player[stat]) })}
              />
            ))}
            <PrintedStepper
              label={words.resistance}
              value={resistance}
              onStep={(step) => onChange({ resistance: Math.max(1, step(resistance) ?? 1) })}
            />
          </View>
          <Text size="label" tone="faded">
            {words.asPrinted}
          </Text>
        </View>
      </Panel>
    </View>
  );
};
