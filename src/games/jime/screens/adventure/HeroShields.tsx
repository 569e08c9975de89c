import { View } from 'react-native';
import type { Gender } from '@/games/jime/content';
import { HeroHead } from '@/games/jime/heads/Head';
import type { Game, HeroId, HeroInPlay } from '@/games/jime/play';
import { ACTIONS, actionsLeft, legalCommands } from '@/games/jime/play';
import { useGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import type { Translations } from '@/games/jime/words';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import { atPlay } from './actor';
import type { Menu } from './menu';
import { useNames } from '../useNames';
import { useScreenLayout } from '../useScreenLayout';

export type Standing = 'waiting' | 'begun' | 'acting' | 'done' | 'defeated';

export const standingOf = (game: Game, { hero, turn, defeated, actions }: HeroInPlay): Standing => {
  if (defeated) return 'defeated';
  if (atPlay(game) === hero) return 'acting';
  return turn === 'waiting' && actions !== undefined ? 'begun' : turn;
};

/** Only of the fallen do languages say it of a woman and of a man. */
export const standingWord = (
  words: Translations['table']['hero'],
  standing: Standing,
  gender: Gender,
): string => (standing === 'defeated' ? words.defeated(gender) : words[standing]);

/** One shield for each hero: who has played (ticked), who is playing (raised and lit), who has fallen (crossed). */
export const HeroShields = ({ game, onOpen }: { game: Game; onOpen(menu: Menu): void }) => {
  const words = useWords().table;
  const act = useGame((state) => state.act);
  /** §72.5 While nobody plays, whoever is touched does, without being asked; another touch opens the hero's page. */
  const touch = (hero: HeroId): void => {
    const begins = legalCommands(game.state, game.content, ['takeTurn']).find(
      (command) => command.type === 'takeTurn' && command.hero === hero,
    );
    if (begins && atPlay(game) === null) void act(begins);
    else onOpen({ kind: 'hero', hero });
  };
  return (
    <View
      role="toolbar"
      aria-label={words.heroes}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs, flexShrink: 1 }}
    >
      {game.state.adventure?.heroes.map((hero) => (
        <Shield
          key={hero.hero}
          hero={hero.hero}
          standing={standingOf(game, hero)}
          left={actionsLeft(game, hero.hero)}
          onPress={() => touch(hero.hero)}
        />
      ))}
    </View>
  );
};

type ShieldProps = { hero: string; standing: Standing; left: number; onPress(): void };

const Shield = ({ hero, standing, left, onPress }: ShieldProps) => {
  const words = useWords();
  const names = useNames();
  const { colours, scale } = useTheme();
  const { compact } = useScreenLayout();
  const name = names.hero(hero);
  const acting = standing === 'acting';
  const dim = standing === 'done' || standing === 'defeated';
  return (
    <Touchable
      label={[
        words.app.pair(name, standingWord(words.table.hero, standing, names.gender(hero))),
        ...(acting ? [words.table.hero.actionsLeft(left)] : []),
      ].join(', ')}
      selected={acting}
      onPress={onPress}
    >
      <View
        style={{
          alignItems: 'center',
          minWidth: compact ? 68 : 76,
          paddingHorizontal: compact ? 2 : SPACE.xs,
          paddingVertical: 3,
          borderRadius: RADIUS,
          borderWidth: 2,
          borderColor: acting ? colours.gold : `${colours.faded}88`,
          backgroundColor: colours.panel,
        }}
      >
        <View style={{ width: 46 * scale, height: 46 * scale }}>
          <View style={{ opacity: dim ? 0.5 : 1 }}>
            <HeroHead hero={hero} size={46 * scale} />
          </View>
          <ShieldMark standing={standing} />
        </View>
        <Text size="label" font="sansBold" tone={dim ? 'iron' : 'ink'}>
          {name}
        </Text>
        <ActionDots left={dim ? 0 : left} tone={dim ? 'iron' : 'ink'} />
      </View>
    </Touchable>
  );
};

/** §72.1 Two actions a turn: filled while they are left, as far as the app knows. */
const ActionDots = ({ left, tone }: { left: number; tone: 'iron' | 'ink' }) => {
  const { colours, scale } = useTheme();
  const side = 9 * scale;
  return (
    <View aria-hidden style={{ flexDirection: 'row', gap: 5, paddingTop: 2, paddingBottom: 1 }}>
      {Array.from({ length: ACTIONS }, (_, action) => (
        <View
          key={action}
          style={{
            width: side,
            height: side,
            borderRadius: side / 2,
            borderWidth: 1.5,
            borderColor: colours[tone],
            backgroundColor: action < left ? colours[tone] : 'transparent',
          }}
        />
      ))}
    </View>
  );
};

/** At the foot of the shield, clear of the face. */
const ShieldMark = ({ standing }: { standing: Standing }) => {
  const { colours, scale } = useTheme();
  if (standing !== 'done' && standing !== 'defeated') return null;
  return (
    <View
      aria-hidden
      style={{
        position: 'absolute',
        right: -8 * scale,
        bottom: -2,
        padding: 2,
        borderRadius: 14 * scale,
        backgroundColor: colours.panel,
      }}
    >
      {standing === 'done' ? (
        <Icon name="check" size={22} tone="moss" />
      ) : (
        <Icon name="close" size={22} tone="ember" />
      )}
    </View>
  );
};
