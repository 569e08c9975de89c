import { screen } from '@testing-library/react-native';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RebuildTable } from '@/games/jime/screens/play/RebuildTable';
import type { OpenGame } from '@/games/jime/session/game';
import { useGame } from '@/games/jime/session/game';
import { LANGUAGES, byLanguage } from '@/i18n/languages';
import { renderPage } from '../../../../ui/renderPage';
import type { Company } from '../../rules/company';
import { company } from '../../rules/company';

const BOX = byLanguage(
  (language) =>
    JSON.parse(
      readFileSync(join(__dirname, `../../../../../campaigns/core/text/${language}.json`), 'utf8'),
    ) as Record<string, string>,
);

const rebuild = ({ state, content, history }: Company): void => {
  const game: OpenGame = {
    state,
    content: { ...content, text: BOX, languages: LANGUAGES },
    history,
    slot: null,
    name: 'Test',
    draft: null,
  };
  useGame.setState({ game });
  renderPage(<RebuildTable game={game} onClose={jest.fn()} />);
};

it('§30.2 weeks later the terrain cards are gathered again', () => {
  rebuild(company({ adventure: 'bridge' }));
  expect(screen.getByText(/^Take the terrain card of each kind laid: .*Statue.*\. Lay it/)).toBeOnTheScreen();
});

it('§30.2 a journey without terrain asks for none', () => {
  rebuild(company({ adventure: 'road' }));
  expect(screen.queryByText(/terrain card/)).toBeNull();
});

it('speaks of no lit edge, where none is lit', () => {
  rebuild(company({ adventure: 'road' }));
  expect(screen.getAllByText(/^Lay it against .*, as it is drawn here\.$/).length).toBeGreaterThan(0);
  expect(screen.queryByText(/lit edge/)).toBeNull();
});
