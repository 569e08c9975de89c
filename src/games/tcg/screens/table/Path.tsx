import { View } from 'react-native';
import type { GameState, Site } from '@/games/tcg/play';
import { siteNow } from '@/games/tcg/play';
import type { OpenGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Hatch } from '@/ui/Hatch';
import { Icon } from '@/ui/Icon';
import { Scroll } from '@/ui/Scroll';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import type { MenuControls } from './menu';
import { SeatMark } from './SeatMark';
import { useNames } from './useNames';

type Props = { game: OpenGame; open: MenuControls['open'] };

/** Two markers fit side by side. */
const NARROWEST = 68;
/** Of a row of five. */
const FIFTH = '18.5%';

/** p.8 The nine sites in a row, or in two where the path lies between the players, with the markers that stand on them. */
export const Path = ({ game, open, wraps = false }: Props & { wraps?: boolean }) => {
  const words = useWords().table.path;
  const tiles = game.state.sites.map((site) => (
    <SiteTile key={site.number} game={game} site={site} open={open} wide={wraps} />
  ));
  return (
    <View role="group" aria-label={words.title}>
      {wraps ? (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.xs }}>
          {tiles}
        </View>
      ) : (
        <Scroll horizontal contentContainerStyle={{ flexGrow: 1, gap: SPACE.xs }}>
          {tiles}
        </Scroll>
      )}
    </View>
  );
};

/** Players still in the game whose marker stands here. */
const standingOn = ({ players }: GameState, number: number): number[] =>
  players.flatMap(({ site, lost }, seat) => (lost === null && site === number ? [seat] : []));

const useSaid = (state: GameState): ((site: Site) => string) => {
  const { path } = useWords().table;
  const { player } = useNames(state);
  return ({ number, name, shadowNumber, controlledBy, laidBy }) =>
    [
      path.site(number, name),
      laidBy === null ? null : path.shadowNumber(shadowNumber),
      state.base.sanctuaries.includes(number) ? path.sanctuary : null,
      controlledBy === null ? null : path.held(player(controlledBy)),
      standingOn(state, number).length > 0
        ? path.markers(standingOn(state, number).map(player).join(', '))
        : null,
    ]
      .filter((part) => part !== null)
      .join(', ');
};

/** A site: filled where the company of this turn stands, hatched while somebody controls it, dotted before it is laid. */
const SiteTile = ({ game: { state }, site, open, wide }: Props & { site: Site; wide: boolean }) => {
  const { colours, scale } = useTheme();
  const { number, name, shadowNumber, controlledBy, laidBy } = site;
  const here = siteNow(state) === number;
  return (
    <Touchable
      told
      label={useSaid(state)(site)}
      onPress={() => open({ kind: 'site', number })}
      style={wide ? { width: FIFTH } : { flexGrow: 1, flexShrink: 0, flexBasis: NARROWEST * scale }}
    >
      <View
        style={{
          flexGrow: 1,
          minHeight: 84 * scale,
          alignItems: 'center',
          justifyContent: 'space-between',
          padding: SPACE.xs,
          borderRadius: RADIUS,
          borderWidth: here ? 3 : 1.5,
          borderStyle: laidBy === null ? 'dotted' : 'solid',
          borderColor: here ? colours.ink : colours.faded,
          backgroundColor: colours.panel,
          overflow: 'hidden',
        }}
      >
        {controlledBy === null ? null : <Hatch tone="ember" opacity={0.25} />}
        <View
          style={{
            flexDirection: 'row',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'center',
            columnGap: SPACE.xs,
          }}
        >
          <Text font="sansBold" size="story">
            {number}
          </Text>
          {state.base.sanctuaries.includes(number) ? <Icon name="leaf" size={16} tone="moss" /> : null}
          {controlledBy === null ? null : <Icon name="crown" size={16} tone="ember" />}
          {shadowNumber === null ? null : (
            <Text font="sansBold" tone="violet">
              {`+${shadowNumber}`}
            </Text>
          )}
        </View>
        {name === '' ? null : (
          <Text size="label" tone="faded" lines={2} style={{ textAlign: 'center' }}>
            {name}
          </Text>
        )}
        <View
          style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', minHeight: 26 * scale }}
        >
          {standingOn(state, number).map((seat) => (
            <SeatMark key={seat} seat={seat} filled={seat === state.freePeoples} />
          ))}
        </View>
      </View>
    </Touchable>
  );
};
