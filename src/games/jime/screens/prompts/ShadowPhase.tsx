import { View } from 'react-native';
import type { Game, GroupId, ThreatRise } from '@/games/jime/play';
import { threatRise } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import type { IconName } from '@/ui/Icon';
import { Icon } from '@/ui/Icon';
import type { Tone } from '@/ui/palette';
import { Text } from '@/ui/Text';
import { ROOMY, SPACE, useTheme } from '@/ui/theme';
import { useNames } from '../useNames';
import { useScreenLayout } from '../useScreenLayout';
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
  return {
    groups: [
      { icon: 'provoke', tone: 'ember', text: acts.length > 0 ? shadow.acts(listed(acts)) : shadow.nobody },
      ...(rests.length > 0
        ? [{ icon: 'night', tone: 'iron', text: shadow.rests(listed(rests)) } as const]
        : []),
    ],
    rise: riseText(threatRise(game)),
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

/**
 * §73.3 At the head of the rally: where threat stands. How far it rose, and why, the shadow phase has said. In large letters
 * on a phone the ribbon above says it alone: the line would push what is to be done out of sight.
 */
export const ThreatNow = ({ game }: { game: Game }) => {
  const words = useWords().prompts.shadow;
  const { compact } = useScreenLayout();
  const { scale } = useTheme();
  const { shadow, threat = 0 } = game.state.adventure ?? {};
  return shadow?.rise && !(compact && scale > ROOMY) ? (
    <Line icon="threat" tone="ember" text={words.now(threat)} />
  ) : null;
};

const PARTS = ['heroes', 'tokens', 'tiles'] as const satisfies readonly (keyof ThreatRise)[];

/** §21.1 How much, and why; the number once where there is one reason only. */
const useRiseText = (): ((rise: ThreatRise) => string) => {
  const { board, prompts, app } = useWords();
  const { shadow } = prompts;
  return (rise) => {
    const parts = PARTS.filter((part) => rise[part] > 0);
    const [only, ...others] = parts;
    const title = shadow.rises(rise.total);
    if (only && others.length === 0) return `${title} ${shadow[only]}.`;
    return `${app.pair(title, board.list(...parts.map((part) => `${rise[part]} ${shadow[part]}`)))}.`;
  };
};

const Line = ({ icon, tone, text }: ShadowLine) => (
  <View style={{ flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.s }}>
    <Icon name={icon} size={24} tone={tone} />
    <Text style={{ flex: 1 }}>{text}</Text>
  </View>
);
