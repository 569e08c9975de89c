import { View } from 'react-native';
import type { Game, GroupId, ThreatRise } from '@/games/jime/play';
import { threatRise } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import type { IconName } from '@/ui/Icon';
import { Icon } from '@/ui/Icon';
import type { Tone } from '@/ui/palette';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
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

/** §73 At the head of the first activation: what this shadow phase brings. Nothing before the others. */
export const ShadowSummary = ({ game }: { game: Game }) => {
  const words = useWords().prompts.shadow;
  const { shadow, groups } = game.state.adventure ?? {};
  const begun = groups?.some(({ id, exhausted }) => exhausted && shadow?.acts.includes(id));
  if (!shadow || begun) return null;
  return (
    <Panel style={{ gap: SPACE.xs }}>
      <Text font="sansBold" tone="violet">
        {words.title}
      </Text>
      <ShadowLines game={game} />
    </Panel>
  );
};

/** §48.1, §73.3 Who acts, who rests, and how threat will rise. */
const ShadowLines = ({ game }: { game: Game }) => {
  const words = useWords();
  const { shadow } = words.prompts;
  const names = useNames();
  const { acts = [], rests = [] } = game.state.adventure?.shadow ?? {};
  const listed = (ids: readonly GroupId[]): string =>
    words.board.list(
      ...(game.state.adventure?.groups ?? []).filter(({ id }) => ids.includes(id)).map(names.group),
    );
  return (
    <View style={{ gap: SPACE.s }}>
      <Line icon="enemy" tone="ember" text={acts.length > 0 ? shadow.acts(listed(acts)) : shadow.nobody} />
      {rests.length > 0 ? <Line icon="night" tone="iron" text={shadow.rests(listed(rests))} /> : null}
      <Rise rise={threatRise(game)} title={shadow.rises} />
    </View>
  );
};

/** §73.3 At the head of the rally: how far threat rose, and why; a page of the shadow phase may have said it before. */
export const ThreatRose = ({ game }: { game: Game }) => {
  const words = useWords().prompts.shadow;
  const { shadow, threat = 0 } = game.state.adventure ?? {};
  return shadow?.rise ? <Rise rise={shadow.rise} title={(by) => words.rose(by, threat)} /> : null;
};

const PARTS = ['heroes', 'tokens', 'tiles'] as const satisfies readonly (keyof ThreatRise)[];

const Rise = ({ rise, title }: { rise: ThreatRise; title(by: number): string }) => {
  const { board, prompts, app } = useWords();
  const why = PARTS.filter((part) => rise[part] > 0).map((part) => prompts.shadow[part](rise[part]));
  return <Line icon="threat" tone="ember" text={app.pair(title(rise.total), board.list(...why))} />;
};

const Line = ({ icon, tone, text }: { icon: IconName; tone: Tone; text: string }) => (
  <View style={{ flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.s }}>
    <Icon name={icon} size={24} tone={tone} />
    <Text style={{ flex: 1 }}>{text}</Text>
  </View>
);
