import type { OpenGame } from '@/games/lcg/session/game';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { refusalText } from '@/games/lcg/words/refusals';
import { useLanguage } from '@/session/settings';
import { TableLayout } from '@/ui/tableSet';
import { useMenu } from './menu';
import { PhaseRibbon } from './PhaseRibbon';
import { MenuSheet } from './sheets/MenuSheet';
import { StepPanel } from './StepPanel';
import { TableTop } from './TableTop';

/** The whole table on one screen. */
export const Table = ({ game }: { game: OpenGame }) => {
  const controls = useMenu();
  const { menu, open } = controls;
  const { panel } = useWords().table;
  const refused = useGame((store) => store.refused);
  const language = useLanguage();
  const { round, at } = game.state;
  return (
    <TableLayout
      ribbon={<PhaseRibbon game={game} open={open} />}
      table={<TableTop game={game} open={open} />}
      step={<StepPanel game={game} controls={controls} />}
      sheet={menu ? <MenuSheet menu={menu} game={game} controls={controls} /> : null}
      subject={JSON.stringify([menu, round, at.step, at.window, at.player])}
      words={panel}
      refused={refused}
      refusedText={refused ? refusalText(refused.refusal, language) : ''}
    />
  );
};
