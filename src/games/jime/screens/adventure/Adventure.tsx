import { useCallback, useState } from 'react';
import { View, useWindowDimensions } from 'react-native';
import { Board } from '@/games/jime/board/Board';
import type { HeroId } from '@/games/jime/play';
import type { OpenGame } from '@/games/jime/session/game';
import { restAngle } from '@/games/jime/board/restAngle';
import type { Corners, Size } from '@/paint/geometry';
import { SPACE, TOUCH, useTheme } from '@/ui/theme';
import { useKeepAwake } from '@/ui/useKeepAwake';
import { HeroesAndUndo, MapNotices } from './MapOverlays';
import { useMenu } from './menu';
import type { BoardHighlight } from '../prompts/types';
import { ObjectiveBanner } from './ObjectiveBanner';
import { OpenPrompt } from './OpenPrompt';
import type { Links } from './MenuSheet';
import { MenuSheet } from './MenuSheet';
import { BottomBar } from './BottomBar';
import { AdventureLayout } from './AdventureLayout';
import { Hints } from './Hints';
import type { ChosenActor } from './actor';
import { actorOf, chooseActor } from './actor';
import { spokenOf } from './spokenOf';
import { TopBar } from './TopBar';
import { useBoardTouch } from './useBoardTouch';
import { useNames } from '../useNames';
import { PhaseLight } from './PhaseLight';
import { usePlayFeedback } from './usePlayFeedback';
import { useScreenLayout } from '../useScreenLayout';
import { useBoardViews } from './useBoardViews';

/** What so many controls of the map take of its upper corner, one beside or below the other; icons grow with the letters. */
const controlsSize = (count: number, column: boolean, scale: number): Size => {
  const side = TOUCH * Math.max(1, scale * 0.8);
  const [long, wide] = [count * (side + SPACE.s) + SPACE.s, side + 2 * SPACE.s];
  return column ? { width: wide, height: long } : { width: long, height: wide };
};

type Props = { game: OpenGame; links: Links };

/** The adventure screen: the board, its bars, and one sheet with the open menu or the open prompt. */
export const Adventure = ({ game, links }: Props) => {
  const { say } = useNames();
  const { wide, compact } = useScreenLayout();
  const { menu, open, close } = useMenu(game);
  const [chosen, setChosen] = useState<ChosenActor | null>(null);
  const [highlight, setHighlight] = useState<BoardHighlight | null>(null);
  const [angle, setAngle] = useState(0);
  const [corners, setCorners] = useState<Corners>({});
  const window = useWindowDimensions();
  const [foldChoice, setFoldChoice] = useState<{ sheetOpen: boolean; folded: boolean } | null>(null);
  const { scale } = useTheme();
  const actor = actorOf(game, chosen);
  const choose = (hero: HeroId) => setChosen(chooseActor(game, hero));
  const views = useBoardViews(game, say, actor, highlight, spokenOf(menu, game.state.prompts.at(-1)));
  const touch = useBoardTouch({
    game,
    menu: menu ?? highlight?.placing ?? null,
    actor,
    onOpen: open,
    onClose: close,
  });
  const onTouch = useCallback((id: string) => void touch(id), [touch]);
  const onSize = useCallback(
    (corner: keyof Corners, size: Size) =>
      setCorners((known) =>
        known[corner]?.width === size.width && known[corner]?.height === size.height
          ? known
          : { ...known, [corner]: size },
      ),
    [],
  );
  usePlayFeedback(game);
  useKeepAwake();
  if (!views) return null;

  const menuOpen = menu !== null && menu.kind !== 'place';
  const promptOpen = game.state.prompts.length > 0 && menu?.kind !== 'place';
  // On a phone the bars would leave no map beside a sheet, or beside themselves in large letters.
  const sheetOpen = menuOpen || promptOpen;
  const wantsFolded = foldChoice?.sheetOpen === sheetOpen ? foldChoice.folded : sheetOpen || scale > 1.2;
  const folded = compact ? wantsFolded : null;
  // Above a sheet that rises from below there is height for a column of small controls only.
  const column = wide || (!compact && scale === 1);
  const bars = { game, menu, actor, onOpen: open };
  return (
    <AdventureLayout
      top={<TopBar game={game} folded={folded === true} onOpen={open} />}
      notices={
        <>
          <ObjectiveBanner game={game} />
          <MapNotices menu={menu} onClose={close} />
        </>
      }
      above={
        <>
          {sheetOpen ? null : <Hints game={game} />}
          {folded ? null : <HeroesAndUndo game={game} onOpen={open} onSize={onSize} />}
        </>
      }
      bottom={
        <BottomBar
          {...bars}
          folded={folded}
          onFold={() => setFoldChoice({ sheetOpen, folded: !folded })}
          onCompany={() => links.company()}
        />
      }
      sheet={
        sheetOpen ? (
          <>
            {menuOpen ? (
              <MenuSheet
                {...bars}
                menu={menu}
                links={links}
                onActor={choose}
                onClose={close}
                onTouch={onTouch}
              />
            ) : null}
            {/* What was entered on the prompt's sheet stays there while another lies over it. */}
            <View style={{ flexShrink: 1, minHeight: 0, display: menuOpen ? 'none' : 'flex' }}>
              <OpenPrompt game={game} view={views.view} angle={angle} onHighlight={setHighlight} />
            </View>
          </>
        ) : null
      }
      subject={menuOpen ? menu : game.state.prompts.at(-1)}
      board={(insets, bars, under) => {
        const few = compact && under;
        return (
          <Board
            view={views.shown}
            say={say}
            light={<PhaseLight phase={game.state.adventure?.phase ?? 'action'} />}
            angle={restAngle(views.view, window)}
            bars={bars}
            insets={insets}
            corners={{ ...(folded ? {} : corners), topRight: controlsSize(few ? 1 : 5, column, scale) }}
            fewControls={few}
            onTouch={onTouch}
            onTurn={setAngle}
            controls={{
              right: insets.right + SPACE.s,
              top: insets.top + SPACE.s,
              flexDirection: column ? 'column' : 'row',
            }}
          />
        );
      }}
    />
  );
};
