import { useCallback, useState } from 'react';
import { View } from 'react-native';
import { Board } from '@/games/jime/board/Board';
import type { HeroId } from '@/games/jime/play';
import type { OpenGame } from '@/games/jime/session/game';
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
import { TopBar } from './TopBar';
import { useBoardTouch } from './useBoardTouch';
import { useNames } from '../useNames';
import { usePlayFeedback } from './usePlayFeedback';
import { useScreenLayout } from '../useScreenLayout';
import { useBoardViews } from './useBoardViews';

/** The room the controls of the map take at its side, or over it. */
const CONTROLS = TOUCH + SPACE.s;

type Props = { game: OpenGame; links: Links };

/** The adventure screen: the board, its bars, and one sheet with the open menu or the open prompt. */
export const Adventure = ({ game, links }: Props) => {
  const { say } = useNames();
  const { wide, compact } = useScreenLayout();
  const { menu, open, close } = useMenu(game);
  const [chosen, setChosen] = useState<ChosenActor | null>(null);
  const [highlight, setHighlight] = useState<BoardHighlight | null>(null);
  const [angle, setAngle] = useState(0);
  const [foldChoice, setFoldChoice] = useState<{ sheetOpen: boolean; folded: boolean } | null>(null);
  const { scale } = useTheme();
  const actor = actorOf(game, chosen);
  const choose = (hero: HeroId) => setChosen(chooseActor(game, hero));
  const views = useBoardViews(game, say, actor, highlight);
  const touch = useBoardTouch({
    game,
    menu: menu ?? highlight?.placing ?? null,
    actor,
    onOpen: open,
    onClose: close,
  });
  const onTouch = useCallback((id: string) => void touch(id), [touch]);
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
          {folded ? null : <HeroesAndUndo game={game} onOpen={open} />}
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
              <MenuSheet {...bars} menu={menu} links={links} onActor={choose} onClose={close} />
            ) : null}
            {/* What was entered on the prompt's sheet stays there while another lies over it. */}
            <View style={{ flexShrink: 1, minHeight: 0, display: menuOpen ? 'none' : 'flex' }}>
              <OpenPrompt game={game} view={views.view} angle={angle} onHighlight={setHighlight} />
            </View>
          </>
        ) : null
      }
      subject={menuOpen ? menu : game.state.prompts.at(-1)}
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
