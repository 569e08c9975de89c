import { useCallback, useState } from 'react';
import { View } from 'react-native';
import type { HeroId } from '@/games/jime/play';
import type { OpenGame } from '@/games/jime/session/game';
import { useKeepAwake } from '@/ui/useKeepAwake';
import { HeroesAndUndo, MapNotices } from './MapOverlays';
import { useMenu } from './menu';
import type { Corners } from '@/paint/geometry';
import type { BoardHighlight } from '../prompts/types';
import { ObjectiveBanner } from './ObjectiveBanner';
import { OpenPrompt } from './OpenPrompt';
import type { Links } from './MenuSheet';
import { MenuSheet } from './MenuSheet';
import { BottomBar } from './BottomBar';
import { AdventureBoard } from './AdventureBoard';
import { AdventureLayout } from './AdventureLayout';
import { Hints } from './Hints';
import type { ChosenActor } from './actor';
import { actorOf, chooseActor } from './actor';
import { spokenOf } from './spokenOf';
import { TopBar } from './TopBar';
import { useBoardTouch } from './useBoardTouch';
import { useCorners } from './useCorners';
import { useFoldedBars } from './useFoldedBars';
import { useNames } from '../useNames';
import { usePlayFeedback } from './usePlayFeedback';
import { useBoardViews } from './useBoardViews';

type Props = {
  game: OpenGame;
  links: Links;
  /** Whether a greeting or a page lies over the screen. */
  beneath?: boolean;
};

const NO_CORNERS: Corners = {};

/**
 * The adventure screen: the board, its bars, and one sheet with the open menu or the open prompt. Its parts are memoized: what a
 * sheet lights on the board, or a turn of the board, draws the board alone.
 */
export const Adventure = ({ game, links, beneath = false }: Props) => {
  const { say } = useNames();
  const { menu, open, close } = useMenu(game);
  const [chosen, setChosen] = useState<ChosenActor | null>(null);
  const [highlight, setHighlight] = useState<BoardHighlight | null>(null);
  const [angle, setAngle] = useState(0);
  const { corners, onSize } = useCorners();
  const menuOpen = menu !== null && menu.kind !== 'place';
  const sheetOpen = menuOpen || (game.state.prompts.length > 0 && menu?.kind !== 'place');
  const { folded, fold } = useFoldedBars(sheetOpen);
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
  const onCompany = useCallback(() => links.company(), [links]);
  usePlayFeedback(game);
  useKeepAwake();
  if (!views) return null;

  const bars = { game, menu, actor, onOpen: open };
  return (
    <AdventureLayout
      top={<TopBar game={game} folded={folded === true} onOpen={open} />}
      notices={
        <>
          <ObjectiveBanner game={game} waits={folded === true} />
          <MapNotices menu={menu} onClose={close} />
        </>
      }
      above={folded ? null : <HeroesAndUndo game={game} onOpen={open} onSize={onSize} />}
      bottom={
        <>
          <Hints game={game} hidden={sheetOpen} />
          <BottomBar {...bars} folded={folded} onFold={fold} onCompany={onCompany} />
        </>
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
              <OpenPrompt
                game={game}
                beneath={beneath}
                view={views.view}
                angle={angle}
                onHighlight={setHighlight}
              />
            </View>
          </>
        ) : null
      }
      subject={menuOpen ? menu : game.state.prompts.at(-1)}
      board={(insets, covered, sheet) => (
        <AdventureBoard
          view={views.view}
          shown={views.shown}
          phase={game.state.adventure?.phase ?? 'action'}
          insets={insets}
          bars={covered}
          sheet={sheet}
          corners={folded ? NO_CORNERS : corners}
          onTouch={onTouch}
          onTurn={setAngle}
        />
      )}
    />
  );
};
