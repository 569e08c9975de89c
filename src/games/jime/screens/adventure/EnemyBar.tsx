import { View } from 'react-native';
import type { EnemyPortrait, Game, HeroId } from '@/games/jime/play';
import { enemyBar, mayProvoke } from '@/games/jime/play';
import type { Translations } from '@/games/jime/words';
import { useGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import type { Menu } from './menu';
import { EnemyMedallion } from './EnemyMedallion';
import { useRulePress } from '../rulebook/links';
import { useNames } from '../useNames';

type Props = { game: Game; menu: Menu | null; actor: HeroId; onOpen(menu: Menu): void };

/** §20.1 A portrait for each group on the map; §20.4 the provoke button at their left. */
export const EnemyBar = ({ game, menu, actor, onOpen }: Props) => {
  const words = useWords().table.bar;
  const act = useGame((state) => state.act);
  const portraits = enemyBar(game);
  const panel = game.state.prompts.find(({ kind }) => kind === 'panel');
  const chosen = menu?.kind === 'enemy' ? menu.group : panel?.kind === 'panel' ? panel.group : null;
  /** §87.1 After the provoke button a portrait says who is provoked; otherwise it opens the group's menu. */
  const press = (group: string) => {
    if (menu?.kind === 'provoke') void act({ type: 'provoke', hero: actor, group });
    else onOpen({ kind: 'enemy', group });
  };
  const bar = (
    <View
      role="toolbar"
      aria-label={words.label}
      style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.xs, flexShrink: 1 }}
    >
      <Provoke
        disabled={portraits.length === 0 || !mayProvoke(game)}
        chosen={menu?.kind === 'provoke'}
        onPress={() => onOpen({ kind: 'provoke' })}
      />
      {portraits.map((portrait) => (
        <Portrait
          key={portrait.group}
          portrait={portrait}
          chosen={portrait.group === chosen}
          onPress={() => press(portrait.group)}
        />
      ))}
      {portraits.length === 0 ? (
        <Text tone="faded" style={{ flexShrink: 1 }}>
          {words.none}
        </Text>
      ) : null}
    </View>
  );
  if (portraits.length === 0) return bar;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs, flexShrink: 1 }}>
      {bar}
      <IconButton icon="info" label={words.legend} onPress={() => onOpen({ kind: 'medallions' })} />
    </View>
  );
};

const Provoke = (props: { disabled: boolean; chosen: boolean; onPress(): void }) => {
  const { disabled, chosen, onPress } = props;
  const rule = useRulePress();
  const words = useWords().table.bar;
  const { colours } = useTheme();
  return (
    <Touchable
      label={words.provoke}
      hint={words.provokeHint}
      disabled={disabled}
      selected={chosen}
      onPress={onPress}
      onLongPress={rule('87')}
    >
      <View
        style={{
          minWidth: 64,
          minHeight: 64,
          alignItems: 'center',
          justifyContent: 'center',
          paddingHorizontal: SPACE.xs,
          borderRadius: RADIUS,
          borderWidth: 2,
          borderStyle: disabled ? 'dashed' : 'solid',
          borderColor: disabled ? colours.iron : colours.ember,
          backgroundColor: chosen ? `${colours.ember}33` : 'transparent',
        }}
      >
        <Icon name="provoke" size={26} tone={disabled ? 'iron' : 'ember'} />
        <Text size="label" font="sansBold" tone={disabled ? 'iron' : 'ink'}>
          {words.provoke}
        </Text>
      </View>
    </Touchable>
  );
};

/** All a portrait says, in words. */
export const portraitLabel = (
  name: string,
  { exhausted, elite, ranged, active, figures, banner, health, full }: EnemyPortrait,
  { bar, enemy }: Translations['table'],
  symbols: readonly string[],
): string =>
  [
    name,
    bar.figures(figures),
    exhausted ? bar.exhausted : bar.ready,
    elite ? bar.elite : '',
    ranged ? bar.ranged : '',
    banner ? bar.banner[banner.kind](symbols[(banner.symbol - 1) % symbols.length] ?? '') : '',
    active ? bar.active : '',
    enemy.health(health, full),
  ]
    .filter(Boolean)
    .join(', ');

type PortraitProps = { portrait: EnemyPortrait; chosen: boolean; onPress(): void };

const Portrait = ({ portrait, chosen, onPress }: PortraitProps) => {
  const words = useWords();
  const names = useNames();
  return (
    <Touchable
      told
      label={portraitLabel(names.group(portrait), portrait, words.table, words.board.symbols)}
      selected={chosen}
      onPress={onPress}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', paddingRight: SPACE.s }}>
        <EnemyMedallion portrait={portrait} enemy={portrait.enemy} chosen={chosen} size={64} />
        <View style={{ maxWidth: 150, flexShrink: 1, paddingLeft: SPACE.s }}>
          <Text size="label" font="sansBold" tone={portrait.exhausted ? 'iron' : 'ink'}>
            {names.group(portrait)}
          </Text>
          <Text size="label" tone="faded">
            {words.table.bar.left(portrait.figures, portrait.health, portrait.full)}
          </Text>
        </View>
      </View>
    </Touchable>
  );
};
