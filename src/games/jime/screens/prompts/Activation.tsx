import { useEffect, useMemo, useState } from 'react';
import { View } from 'react-native';
import { EnemyHead } from '@/games/jime/heads/Head';
import type { Way } from '@/games/jime/play';
import { activationReminders, activationWays, fallbackPaths, legalCommands } from '@/games/jime/play';
import { GroupReach } from '../GroupReach';
import { TableDoes } from '../TableDoes';
import { spaceName } from '@/games/jime/words/sentences';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { Notice } from '@/ui/Notice';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { PromptFrame } from './PromptFrame';
import { DamageAndFear } from './SufferingDetails';
import { PathChoice } from './PathChoice';
import { ShadowSummary } from './ShadowPhase';
import type { PromptProps } from './types';
import { useNames } from '../useNames';

/** Draws one way on the board while it is the chosen one. */
const usePath = (
  path: readonly string[] | undefined,
  onHighlight: PromptProps<'activation'>['onHighlight'],
) => {
  useEffect(() => {
    if (!path) return;
    onHighlight({ at: 0, path });
    return () => onHighlight(null);
  }, [path, onHighlight]);
};

/** §8 An enemy group moves and attacks: by the table's word, or by the ways the mirror has worked out. */
export const Activation = (props: PromptProps<'activation'>) => {
  const { prompt, game } = props;
  const ways = useMemo(() => activationWays(game, prompt), [game, prompt]);
  return ways && ways.length > 0 ? (
    <PathsKnown {...props} ways={ways} />
  ) : (
    <PathsUnknown {...props} nobody={ways !== null} />
  );
};

const Orders = ({ prompt, game }: PromptProps<'activation'>) => {
  const words = useWords().prompts.activation;
  const names = useNames();
  const group = game.state.adventure?.groups.find(({ id }) => id === prompt.group);
  const preys = group && game.content.box.enemies[group.enemy]?.movement.includes('predatory');
  const unnamed = preys && !game.state.mirror ? words.mostHurt : words.nearest;
  const hero = prompt.hero ? names.hero(prompt.hero) : unnamed;
  return (
    <>
      <ShadowSummary game={game} />
      {group?.banner ? (
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <EnemyHead enemy={group.enemy} size={44} />
          <Text tone="faded" style={{ flexShrink: 1 }}>
            {names.banner(group.banner)}
          </Text>
        </View>
      ) : null}
      <View>
        <Text tone="faded">{words.target}</Text>
        <Text size="heading" font="sansBold">
          {hero}
        </Text>
        <Text font="serifItalic">{names.say(prompt.reason)}</Text>
      </View>
      <View>
        <Text size="story">{words.towards(prompt.moves, hero)}</Text>
        {group ? <GroupReach game={game} group={group} /> : null}
      </View>
      <DamageAndFear damage={prompt.attack.damage} fear={prompt.attack.fear} />
      <TableDoes reminders={activationReminders(game, prompt.group)} say={names.say} />
    </>
  );
};

const useTitle = ({
  prompt,
  game,
}: Pick<PromptProps<'activation' | 'fallback'>, 'prompt' | 'game'>): string => {
  const words = useWords().prompts.activation;
  const group = game.state.adventure?.groups.find(({ id }) => id === prompt.group);
  return words.title(useNames().group(group));
};

/** §8.4, §8.5 The company chooses among equal ways. */
const PathsKnown = (props: PromptProps<'activation'> & { ways: readonly Way[] }) => {
  const { ways, act, onHighlight } = props;
  const words = useWords();
  const { activation } = words.prompts;
  const names = useNames();
  const [way, setWay] = useState(0);
  usePath(ways[way]?.path, onHighlight);
  const said = ways.map(({ hero, path, crossedStream }) => {
    const end = spaceName(path.at(-1) ?? '', words);
    return crossedStream
      ? activation.wayStream(path.length - 1, end)
      : activation.way(names.hero(hero), path.length - 1, end);
  });
  return (
    <PromptFrame
      kind="activation"
      title={useTitle(props)}
      actions={
        <Button kind="primary" label={activation.follow} onPress={() => act({ type: 'follow', way })} />
      }
    >
      <Orders {...props} />
      <Text font="sansBold">{activation.ways}</Text>
      <PathChoice label={activation.ways} paths={said} chosen={way} onChoose={setWay} />
    </PromptFrame>
  );
};

/** §8.2, §8.5–8.7 The table says whom the group reaches, if anybody. */
const PathsUnknown = (props: PromptProps<'activation'> & { nobody: boolean }) => {
  const { prompt, game, act, nobody } = props;
  const words = useWords().prompts.activation;
  const names = useNames();
  const legal = legalCommands(game.state, game.content, ['enemyAttacks', 'noTarget', 'crossedStream']);
  const heroes = legal.flatMap((command) => (command.type === 'enemyAttacks' ? [command.hero] : []));
  const [asks, setAsks] = useState(prompt.hero === null);
  const [hero, setHero] = useState(heroes.find((one) => one === prompt.hero) ?? heroes[0]);
  return (
    <PromptFrame
      kind="activation"
      title={useTitle(props)}
      actions={
        <>
          {hero === undefined ? null : (
            <Button
              kind="primary"
              icon="hand"
              label={words.attack(names.hero(hero))}
              onPress={() => act({ type: 'enemyAttacks', hero })}
            />
          )}
          {asks || heroes.length < 2 ? null : <Button label={words.other} onPress={() => setAsks(true)} />}
          {legal.some(({ type }) => type === 'crossedStream') ? (
            <Button
              label={words.stream}
              hint={words.streamHint}
              onPress={() => act({ type: 'crossedStream' })}
            />
          ) : null}
          <Button label={words.noTarget} onPress={() => act({ type: 'noTarget' })} />
        </>
      }
    >
      <Orders {...props} />
      {nobody ? <Notice kind="info" text={words.none} /> : <Text>{words.then}</Text>}
      {asks && hero !== undefined ? (
        <>
          <Text font="sansBold">{words.ask}</Text>
          <Choice
            label={words.ask}
            value={hero}
            options={heroes.map((value) => ({ value, label: names.hero(value) }))}
            onChoose={setHero}
          />
        </>
      ) : null}
    </PromptFrame>
  );
};

/** §8.6 No target: the group only comes nearer. */
export const Fallback = (props: PromptProps<'fallback'>) => {
  const { prompt, game, act, onHighlight } = props;
  const words = useWords();
  const { fallback, activation, done } = words.prompts;
  const names = useNames();
  const paths = useMemo(() => fallbackPaths(game, prompt) ?? [], [game, prompt]);
  const [way, setWay] = useState(0);
  usePath(paths[way], onHighlight);
  const said = paths.map((path) => fallback.way(path.length - 1, spaceName(path.at(-1) ?? '', words)));
  return (
    <PromptFrame
      kind="fallback"
      title={useTitle(props)}
      actions={
        paths.length > 0 ? (
          <Button kind="primary" label={activation.follow} onPress={() => act({ type: 'follow', way })} />
        ) : (
          <Button kind="primary" icon="check" label={done} onPress={() => act({ type: 'continue' })} />
        )
      }
    >
      <Text size="story">{fallback.move(prompt.moves)}</Text>
      <TableDoes reminders={activationReminders(game, prompt.group)} say={names.say} />
      {paths.length > 0 ? (
        <PathChoice label={activation.ways} paths={said} chosen={way} onChoose={setWay} />
      ) : null}
    </PromptFrame>
  );
};
