import { memo } from 'react';
import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { HeroId } from '@/games/jime/play';
import { actionsLeft, legalCommands, yetToBegin } from '@/games/jime/play';
import type { OpenGame } from '@/games/jime/session/game';
import { useGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import type { IconName } from '@/ui/Icon';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import type { Menu } from './menu';
import { EnemyBar } from './EnemyBar';
import { CurrentTaskLine } from './CurrentTaskLine';
import { UndoRedo } from './UndoRedo';
import { useRulePress } from '../rulebook/links';
import { useNames } from '../useNames';
import { useScreenLayout } from '../useScreenLayout';

type Props = {
  game: OpenGame;
  menu: Menu | null;
  actor: HeroId;
  /** On a phone: only what to do now is left. Null where nothing folds. */
  folded: boolean | null;
  onFold(): void;
  onOpen(menu: Menu): void;
  onCompany(): void;
};

/** What to do now; company, enemies and the hourglass. */
export const BottomBar = memo(function BottomBar({
  game,
  menu,
  actor,
  folded,
  onFold,
  onOpen,
  onCompany,
}: Props) {
  const words = useWords().table;
  const { colours } = useTheme();
  const { compact } = useScreenLayout();
  const inset = useSafeAreaInsets();
  const company = <BarButton icon="company" label={words.company} onPress={onCompany} />;
  const enemies = <EnemyBar game={game} menu={menu} actor={actor} onOpen={onOpen} />;
  return (
    <View
      style={{
        paddingHorizontal: SPACE.s,
        paddingTop: SPACE.xs,
        paddingBottom: inset.bottom + SPACE.xs,
        gap: SPACE.xs,
        backgroundColor: colours.panel,
        borderTopWidth: 2,
        borderColor: colours.faded,
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <View style={{ flex: 1 }}>
          <CurrentTaskLine game={game} menu={menu} />
        </View>
        {folded === null ? null : (
          <IconButton
            icon={folded ? 'larger' : 'smaller'}
            label={folded ? words.unfold : words.fold}
            onPress={onFold}
          />
        )}
      </View>
      {folded ? null : compact ? (
        <>
          {enemies}
          <View
            style={{
              flexDirection: 'row',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: SPACE.xs,
            }}
          >
            {company}
            <UndoRedo game={game} />
            <EndTurn game={game} actor={actor} />
            <Hourglass game={game} />
          </View>
        </>
      ) : (
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          {company}
          <View style={{ flex: 1 }}>{enemies}</View>
          <EndTurn game={game} actor={actor} />
          <Hourglass game={game} />
        </View>
      )}
    </View>
  );
});

/** §72.1 Ends the turn under way. A turn nobody began ends on the hero's page: two quick taps must not end two turns. */
const EndTurn = ({ game, actor }: { game: OpenGame; actor: HeroId }) => {
  const { app, table: words } = useWords();
  const names = useNames();
  const { act } = useGame.getState();
  const turn = game.state.adventure?.turn ?? null;
  const hero = turn ?? actor;
  const waiting = yetToBegin(game);
  const offered =
    !waiting.includes(hero) &&
    legalCommands(game.state, game.content, ['endTurn']).some(
      (command) => command.type === 'endTurn' && command.hero === hero,
    );
  const last = turn !== null && waiting.length === 0;
  return (
    <BarButton
      icon="check"
      label={offered ? names.hero(hero) : words.endTurn}
      above={offered ? words.endTurn : undefined}
      said={offered ? app.pair(words.endTurn, names.hero(hero)) : words.endTurn}
      disabled={!offered}
      filled={offered && turn !== null && !last && actionsLeft(game, hero) === 0}
      onPress={() => void act({ type: 'endTurn', hero })}
    />
  );
};

/** §72.6 Filled once everyone has played or the last is playing: it ends that turn too. */
const Hourglass = ({ game }: { game: OpenGame }) => {
  const words = useWords().table;
  const { act } = useGame.getState();
  const { prompts, adventure } = game.state;
  const rule = useRulePress();
  const open = prompts.length === 0 && adventure?.phase === 'action';
  const last = adventure?.turn ?? null;
  const spent = last === null || actionsLeft(game, last) === 0;
  return (
    <BarButton
      icon="hourglass"
      label={words.hourglass}
      hint={words.hourglassHint}
      disabled={!open}
      filled={open && spent && yetToBegin(game).length === 0}
      onPress={() => void act({ type: 'hourglass' })}
      onLongPress={rule('72')}
    />
  );
};

type BarButtonProps = {
  icon: IconName;
  label: string;
  /** A smaller line over the label, and what a screen reader says of both. */
  above?: string | undefined;
  said?: string;
  hint?: string;
  disabled?: boolean;
  filled?: boolean;
  onPress(): void;
  onLongPress?: (() => void) | undefined;
};

const BarButton = ({
  icon,
  label,
  above,
  said = label,
  hint,
  disabled = false,
  filled = false,
  onPress,
  onLongPress,
}: BarButtonProps) => {
  const { colours } = useTheme();
  const tone = disabled ? 'iron' : filled ? 'ground' : 'ink';
  return (
    <Touchable
      told={above !== undefined}
      label={said}
      hint={hint}
      disabled={disabled}
      onPress={onPress}
      onLongPress={onLongPress}
    >
      <View
        style={{
          minWidth: 84,
          minHeight: 68,
          alignItems: 'center',
          justifyContent: 'center',
          paddingHorizontal: SPACE.s,
          borderRadius: RADIUS,
          borderWidth: 2,
          borderStyle: disabled ? 'dashed' : 'solid',
          borderColor: disabled ? colours.iron : colours.ink,
          backgroundColor: filled ? colours.ink : 'transparent',
        }}
      >
        {above === undefined ? (
          <Icon name={icon} size={30} tone={tone} />
        ) : (
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs }}>
            <Icon name={icon} size={18} tone={tone} />
            <Text size="label" tone={tone}>
              {above}
            </Text>
          </View>
        )}
        <Text size="label" font="sansBold" tone={tone}>
          {label}
        </Text>
      </View>
    </Touchable>
  );
};
