import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { Text as GameText } from '@/games/jime/play';
import { standingHeroes } from '@/games/jime/play';
import { CardsAtHand } from '../CardsAtHand';
import { useNames } from '../useNames';
import { useWords } from '@/games/jime/session/useWords';
import { useEntered } from '@/games/jime/session/draftInput';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import { PromptFrame } from './PromptFrame';
import { ThreatNow } from './ShadowPhase';
import { StoryText } from './StoryText';
import type { PromptProps } from './types';

export const Checklist = ({ prompt, act }: PromptProps<'checklist'>) => {
  const words = useWords().prompts;
  const said = useNames().say(prompt.text);
  return (
    <Steps
      kind="checklist"
      title={words.checklist.title}
      steps={prompt.steps}
      onDone={() => act({ type: 'continue' })}
      head={<StoryText>{said}</StoryText>}
    />
  );
};

/** §74, §84.2 What every hero does before the next round; before the first it is no rally phase yet. */
export const Rally = ({ prompt, game, act }: PromptProps<'rally'>) => {
  const { rally } = useWords().prompts;
  const first = game.state.adventure?.phase === 'setup';
  return (
    <Steps
      kind="rally"
      title={first ? rally.first : rally.title}
      steps={prompt.steps}
      onDone={() => act({ type: 'continue' })}
      head={<ThreatNow game={game} />}
      foot={
        <CardsAtHand
          game={game}
          heroes={standingHeroes(game).map(({ hero }) => hero)}
          now={{ moments: [first ? 'setup' : 'rally', 'scout'] }}
        />
      }
    />
  );
};

type StepsProps = {
  kind: 'checklist' | 'rally';
  title: string;
  steps: readonly GameText[];
  onDone(): void;
  head?: ReactNode;
  foot?: ReactNode;
};

/** Things to do by hand, ticked off as they are done. The table may go on when it likes. */
const Steps = ({ kind, title, steps, onDone, head, foot }: StepsProps) => {
  const { say } = useNames();
  const words = useWords().prompts;
  const [ticked, setTicked] = useEntered<readonly number[]>([]);
  const said = steps.map((step) => say(step));
  const tick = (i: number) =>
    setTicked(ticked.includes(i) ? ticked.filter((other) => other !== i) : [...ticked, i]);
  return (
    <PromptFrame
      kind={kind}
      title={title}
      narration={said.join(' ')}
      actions={<Button kind="primary" icon="check" label={words.done} onPress={onDone} />}
    >
      {head}
      <View style={{ gap: SPACE.s }}>
        {said.map((line, i) => (
          <ChecklistRow key={line} label={line} ticked={ticked.includes(i)} onTick={() => tick(i)} />
        ))}
      </View>
      {foot}
    </PromptFrame>
  );
};

const ChecklistRow = ({ label, ticked, onTick }: { label: string; ticked: boolean; onTick(): void }) => {
  const { colours } = useTheme();
  return (
    <Touchable role="checkbox" label={label} checked={ticked} onPress={onTick}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m, paddingVertical: SPACE.xs }}>
        <View
          style={{
            width: 36,
            height: 36,
            borderRadius: RADIUS - 4,
            borderWidth: 2,
            borderColor: ticked ? colours.moss : colours.faded,
            alignItems: 'center',
            justifyContent: 'center',
          }}
        >
          {ticked ? <Icon name="check" size={22} tone="moss" /> : null}
        </View>
        <Text tone={ticked ? 'faded' : 'ink'} style={{ flex: 1 }}>
          {label}
        </Text>
      </View>
    </Touchable>
  );
};
