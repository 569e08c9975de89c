import { useState } from 'react';
import { View } from 'react-native';
import { HIGHEST_LIMIT, limitOf, statOf } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { useOnBack } from '@/ui/backStack';
import { Button } from '@/ui/Button';
import type { IconName } from '@/ui/Icon';
import { Icon } from '@/ui/Icon';
import { Notice } from '@/ui/Notice';
import type { Tone } from '@/ui/palette';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useOdds } from './Odds';
import { PromptFrame } from './PromptFrame';
import { StatNeeded } from './Test';
import { PassOrFail } from './TestActions';
import type { PromptProps } from './types';
import { CardsAtHand } from '../CardsAtHand';
import { useNames } from '../useNames';

/** §19.3 Against damage or fear first: the hero chooses. */
export const LastStands = ({ prompt, game, act }: PromptProps<'lastStands'>) => {
  const words = useWords().prompts.lastStands;
  const names = useNames();
  const { hero } = prompt;
  return (
    <PromptFrame
      kind="lastStands"
      title={words.title(names.hero(hero))}
      actions={prompt.against.map((against) => (
        <Button
          key={against}
          icon={against}
          label={words[against]}
          onPress={() => act({ type: 'lastStand', hero, against })}
        />
      ))}
    >
      <Text size="story">{words.text}</Text>
      {game.state.mirror ? <ChangedLimits prompt={prompt} game={game} act={act} /> : null}
    </PromptFrame>
  );
};

/** §38.2 A card may have raised the limit: then nothing is due yet, and the mirror remembers it. */
const ChangedLimits = ({ prompt, game, act }: Pick<PromptProps<'lastStands'>, 'prompt' | 'game' | 'act'>) => {
  const words = useWords().prompts.lastStands;
  const [open, setOpen] = useState(false);
  const { hero, against } = prompt;
  if (!open) return <Button kind="quiet" label={words.changed} onPress={() => setOpen(true)} />;
  return (
    <View style={{ gap: SPACE.s }}>
      {against.map((one) => (
        <View
          key={one}
          style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m }}
        >
          <Text font="sansBold">{words.limit[one]}</Text>
          <Stepper
            label={words.limit[one]}
            value={limitOf(game, hero, one)}
            min={1}
            max={HIGHEST_LIMIT}
            onChange={(limit) => act({ type: 'setLimit', hero, against: one, limit })}
          />
        </View>
      ))}
      <Text tone="faded">{words.remembered}</Text>
    </View>
  );
};

/** §19.4, §112 A last stand decides whether a hero falls: it is asked twice. */
export const LastStand = ({ prompt, game, act }: PromptProps<'lastStand'>) => {
  const words = useWords().prompts;
  const names = useNames();
  const [said, setSaid] = useState<'passed' | 'failed' | null>(null);
  useOnBack(said === null ? null : () => setSaid(null), 'page');
  const { hero, stat, needed, against } = prompt;
  const name = names.hero(hero);
  const text = words.lastStand.text(names.stat(stat));
  const odds = useOdds({ game, heroes: [hero], stats: [stat], needed });
  const stakes = { passed: words.lastStand.passed[against](name), failed: words.lastStand.failed(name) };
  return (
    <PromptFrame
      kind="lastStand"
      title={words.lastStand.title(name)}
      narration={text}
      actions={
        said === null ? (
          <PassOrFail onAnswer={(passed) => setSaid(passed ? 'passed' : 'failed')} />
        ) : (
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
            <Button
              label={words.lastStand.back}
              icon="back"
              onPress={() => setSaid(null)}
              style={{ flexGrow: 1 }}
            />
            <Button
              kind="primary"
              label={words.lastStand.confirm[said]}
              onPress={() => act({ type: 'passTest', hero, stat, passed: said === 'passed' })}
              style={{ flexGrow: 1 }}
            />
          </View>
        )
      }
    >
      <Text font="sansBold" tone={against === 'damage' ? 'ember' : 'violet'}>
        {words.lastStand.limit[against](limitOf(game, hero, against))}
      </Text>
      <Text size="story">{text}</Text>
      <StatNeeded stat={stat} needed={needed} odds={said === null ? odds.toggle : null} />
      {said === null ? odds.table : null}
      <View style={{ gap: SPACE.s }}>
        <Text>{words.test.reveal(Math.max(1, statOf(game, hero, stat)))}</Text>
        <CardsAtHand
          game={game}
          heroes={[hero]}
          now={{ moments: ['lastStand', 'test'], test: { stat, purposes: ['lastStand'] } }}
        />
      </View>
      {said === null ? (
        <>
          <Stake icon="leaf" tone="moss" when={words.lastStand.stake.passed} then={stakes.passed} />
          <Stake icon="close" tone="ember" when={words.lastStand.stake.failed} then={stakes.failed} />
        </>
      ) : (
        <Notice
          kind={said === 'failed' ? 'warning' : 'info'}
          text={`${words.lastStand.sure[said]} ${stakes[said]}`}
        />
      )}
    </PromptFrame>
  );
};

type StakeProps = { icon: IconName; tone: Tone; when: string; then: string };

const Stake = ({ icon, tone, when, then }: StakeProps) => (
  <View style={{ flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.s }}>
    <Icon name={icon} size={26} tone={tone} />
    <Text style={{ flex: 1 }}>
      <Text font="sansBold" tone={tone}>
        {`${when} `}
      </Text>
      {then}
    </Text>
  </View>
);
