import { View } from 'react-native';
import type { Game, GroupId, ThreatRise } from '@/games/jime/play';
import { threatRise } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import type { IconName } from '@/ui/Icon';
import { Icon } from '@/ui/Icon';
import type { Tone } from '@/ui/palette';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';
import { useNames } from '../useNames';
import { PromptFrame } from './PromptFrame';
import type { PromptProps } from './types';

/** §73 Nobody acts: the phase has its page all the same. */
export const Shadow = ({ game, act }: PromptProps<'shadow'>) => {
  const words = useWords().prompts;
  return (
    <PromptFrame
      kind="shadow"
      title={words.shadow.title}
      icon={{ name: 'night', tone: 'violet' }}
      actions={<Button kind="primary" label={words.continue} onPress={() => act({ type: 'continue' })} />}
    >
      <ShadowLines game={game} />
    </PromptFrame>
  );
};

/** §73 At the head of the first activation, in few lines: what this shadow phase brings. Nothing before the others. */
export const ShadowSummary = ({ game }: { game: Game }) => {
  const words = useWords().prompts.shadow;
  const { colours } = useTheme();
  const { groups, rise } = useShadow(game);
  const { shadow, groups: all } = game.state.adventure ?? {};
  const begun = all?.some(({ id, exhausted }) => exhausted && shadow?.acts.includes(id));
  if (!shadow || begun) return null;
  return (
    <View style={{ borderLeftWidth: 4, borderColor: colours.violet, paddingLeft: SPACE.s }}>
      <Text>
        <Text font="sansBold" tone="violet">{`${words.title}. `}</Text>
        {[...groups.map(({ text }) => text), rise].join(' ')}
      </Text>
    </View>
  );
};

type ShadowLine = { icon: IconName; tone: Tone; text: string };

/** §48.1, §73.3 Who acts, who rests, and how threat will rise, in words. */
const useShadow = (game: Game): { groups: ShadowLine[]; rise: string } => {
  const words = useWords();
  const { shadow } = words.prompts;
  const names = useNames();
  const riseText = useRiseText();
  const { acts = [], rests = [] } = game.state.adventure?.shadow ?? {};
  const listed = (ids: readonly GroupId[]): string =>
    words.board.list(
      ...(game.state.adventure?.groups ?? []).filter(({ id }) => ids.includes(id)).map(names.group),
    );
  const rise = threatRise(game);
  return {
    groups: [
      { icon: 'provoke', tone: 'ember', text: acts.length > 0 ? shadow.acts(listed(acts)) : shadow.nobody },
      ...(rests.length > 0
        ? [{ icon: 'night', tone: 'iron', text: shadow.rests(listed(rests)) } as const]
        : []),
    ],
    rise: riseText(rise, shadow.rises(rise.total)),
  };
};

const ShadowLines = ({ game }: { game: Game }) => {
  const { groups, rise } = useShadow(game);
  return (
    <View style={{ gap: SPACE.s }}>
      {groups.map((line) => (
        <Line key={line.icon} {...line} />
      ))}
      <Line icon="threat" tone="ember" text={rise} />
    </View>
  );
};

/** §73.3 At the head of the rally: how far threat rose, and why. */
export const ThreatRose = ({ game }: { game: Game }) => {
  const words = useWords().prompts.shadow;
  const riseText = useRiseText();
  const { shadow, threat = 0 } = game.state.adventure ?? {};
  if (!shadow?.rise) return null;
  const { rise } = shadow;
  return <Line icon="threat" tone="ember" text={riseText(rise, words.rose(rise.total, threat))} />;
};

const PARTS = ['heroes', 'tokens', 'tiles'] as const satisfies readonly (keyof ThreatRise)[];

/** §21.1 How much, and why. */
const useRiseText = (): ((rise: ThreatRise, title: string) => string) => {
  const { board, prompts, app } = useWords();
  return (rise, title) => {
    const why = PARTS.filter((part) => rise[part] > 0).map((part) => prompts.shadow[part](rise[part]));
    return `${app.pair(title, board.list(...why))}.`;
  };
};

const Line = ({ icon, tone, text }: ShadowLine) => (
  <View style={{ flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.s }}>
    <Icon name={icon} size={24} tone={tone} />
    <Text style={{ flex: 1 }}>{text}</Text>
  </View>
);
