import type { ReactNode } from 'react';
import { useCallback, useState } from 'react';
import { View } from 'react-native';
import { Board } from '@/games/jime/board/Board';
import type { HeroId } from '@/games/jime/play';
import type { OpenGame } from '@/games/jime/session/game';
import { SPACE, TOUCH, useTheme } from '@/ui/theme';
import { useAwake } from '@/ui/useAwake';
import { Above, Slips } from './Above';
import { useAside } from './aside';
import type { Asking, Light } from './Asked';
import { Asked } from './Asked';
import type { Doors } from './AsideSheet';
import { AsideSheet } from './AsideSheet';
import { BottomBar } from './BottomBar';
import { Frame } from './Frame';
import { Hints } from './Hints';
import { actorOf } from './actor';
import { TopBar } from './TopBar';
import { useBoardTouch } from './useBoardTouch';
import { useNamed } from './useNamed';
import { usePlayFeel } from './usePlayFeel';
import { useRoom } from './useRoom';
import { useViews } from './useViews';

/** The room the controls of the map take at its side, or over it. */
const CONTROLS = TOUCH + SPACE.s;

type Props = { game: OpenGame; doors: Doors; ask(asking: Asking): ReactNode };

/** The adventure screen: the board, its bars, and one sheet with what the app asks or what was asked of it. */
export const Adventure = ({ game, doors, ask }: Props) => {
  const { say } = useNamed();
  const { wide, compact } = useRoom();
  const { aside, open, close } = useAside(game);
  const [chosen, setChosen] = useState<HeroId | null>(null);
  const [light, setLight] = useState<Light | null>(null);
  const [angle, setAngle] = useState(0);
  const [wanted, setWanted] = useState<{ beside: boolean; folded: boolean } | null>(null);
  const { scale } = useTheme();
  const actor = actorOf(game, chosen);
  const views = useViews(game, say, actor, light);
  const touch = useBoardTouch({ game, aside, actor, onOpen: open, onClose: close });
  const onTouch = useCallback((id: string) => void touch(id), [touch]);
  usePlayFeel(game);
  useAwake();
  if (!views) return null;

  const beside = aside !== null && aside.kind !== 'place';
  const asks = game.state.prompts.length > 0 && aside?.kind !== 'place';
  // On a phone the bars would leave no map beside a sheet, or beside themselves in large letters.
  const sheet = beside || asks;
  const asWanted = wanted?.beside === sheet ? wanted.folded : sheet || scale > 1.2;
  const folded = compact ? asWanted : null;
  // Above a sheet that rises from below there is height for a column of small controls only.
  const column = wide || (!compact && scale === 1);
  const bars = { game, aside, actor, onOpen: open };
  return (
    <Frame
      top={<TopBar game={game} folded={folded === true} onOpen={open} />}
      slips={<Slips aside={aside} onClose={close} />}
      above={
        <>
          {sheet ? null : <Hints game={game} />}
          {folded ? null : <Above game={game} onOpen={open} />}
        </>
      }
      bottom={
        <BottomBar
          {...bars}
          folded={folded}
          onFold={() => setWanted({ beside: sheet, folded: !folded })}
          onCompany={() => doors.company()}
        />
      }
      sheet={
        sheet ? (
          <>
            {beside ? (
              <AsideSheet {...bars} aside={aside} doors={doors} onActor={setChosen} onClose={close} />
            ) : null}
            {/* What was entered on the prompt's sheet stays there while another lies over it. */}
            <View style={{ flexShrink: 1, minHeight: 0, display: beside ? 'none' : 'flex' }}>
              <Asked game={game} view={views.view} angle={angle} onLight={setLight} ask={ask} />
            </View>
          </>
        ) : null
      }
      about={beside ? aside : game.state.prompts.at(-1)}
      board={(insets, under) => (
        <Board
          view={views.shown}
          say={say}
          insets={
            column
              ? { ...insets, right: insets.right + CONTROLS }
              : { ...insets, top: insets.top + (compact && under ? 0 : CONTROLS) }
          }
          fewControls={compact && under}
          onTouch={onTouch}
          onTurn={setAngle}
          controls={{
            right: insets.right + SPACE.s,
            top: insets.top + SPACE.s,
            flexDirection: column ? 'column' : 'row',
          }}
        />
      )}
    />
  );
};
