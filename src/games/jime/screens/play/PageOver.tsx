import { Legend } from '@/games/jime/board/Legend';
import type { HeroId } from '@/games/jime/play';
import type { OpenGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import { Page } from '@/ui/Page';
import { BoxBrowser } from '../box/BoxBrowser';
import { Chronicle } from '../campaign/chronicle/Chronicle';
import { CompanyMenu } from '../campaign/company/CompanyMenu';
import { LinkedText } from '../rulebook/LinkedText';
import { Rules } from '../rulebook/RuleLinks';
import { useNames } from '../useNames';
import { Notes } from './Notes';
import { RebuildTable } from './RebuildTable';

/** What lies over the adventure, and leads back to the sheet it was opened from. */
export type Overlay =
  | { page: 'company'; hero?: HeroId }
  | { page: 'chronicle' }
  | { page: 'rebuild' }
  | { page: 'box' }
  | { page: 'legend' }
  | { page: 'rules' }
  | { page: 'notes' };

type Props = { overlay: Overlay; game: OpenGame; onClose(): void };

export const PageOver = ({ overlay, game, onClose }: Props) => {
  switch (overlay.page) {
    case 'company':
      return <CompanyMenu onClose={onClose} {...(overlay.hero ? { hero: overlay.hero } : {})} />;
    case 'chronicle':
      return <Chronicle onClose={onClose} />;
    case 'rebuild':
      return <RebuildTable game={game} onClose={onClose} />;
    case 'box':
      return <BoxBrowser first="enemies" onClose={onClose} />;
    case 'legend':
      return <MapLegend game={game} onClose={onClose} />;
    case 'rules':
      return <Rules onClose={onClose} />;
    case 'notes':
      return <Notes game={game} onClose={onClose} />;
  }
};

const MapLegend = ({ game, onClose }: Pick<Props, 'game' | 'onClose'>) => {
  const words = useWords().board;
  const { say } = useNames();
  return (
    <Page title={words.legend} onBack={onClose}>
      <Legend
        say={say}
        box={game.content.box}
        gist={(text) => <LinkedText tone="faded">{text}</LinkedText>}
      />
    </Page>
  );
};
