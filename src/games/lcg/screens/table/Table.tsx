import { View } from 'react-native';
import type { OpenGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { TableLayout } from '@/ui/tableSet';
import { useKeepAwake } from '@/ui/useKeepAwake';
import { useMenu } from './menu';
import { MenuSheet } from './sheets/MenuSheet';
import { PhaseRibbon } from './PhaseRibbon';
import { StepPanel } from './StepPanel';
import { TableTop } from './TableTop';
import { useRefusalFeedback } from './useRefusalFeedback';

/** The whole table on one screen. */
export const Table = ({ game }: { game: OpenGame }) => {
  const controls = useMenu();
  const { table: words } = useWords();
  const { menu, open } = controls;
  const { round, at } = game.state;
  useKeepAwake();
  useRefusalFeedback();
  return (
    <TableLayout
      ribbon={<PhaseRibbon game={game} open={open} />}
      table={<TableTop game={game} open={open} />}
      subject={JSON.stringify([menu, round, at.step, at.window, at.player])}
      words={words.panel}
      tall={menu !== null}
      panel={
        <>
          {menu ? <MenuSheet menu={menu} game={game} controls={controls} /> : null}
          {/* What was picked for the step stays picked while a sheet lies over it. */}
          <View style={{ flexGrow: 1, flexShrink: 1, minHeight: 0, display: menu ? 'none' : 'flex' }}>
            <StepPanel game={game} controls={controls} />
          </View>
        </>
      }
    />
  );
};
