import { act, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { useBook } from '@/session/book';
import { BookGate } from '@/shell/BookGate';
import { wordsOf } from '@/i18n';
import { chooseSettings } from '../session/chooseSettings';
import { renderPage } from '../ui/renderPage';

const mounted = jest.fn();
const Page = () => {
  mounted();
  return <Text>page</Text>;
};

beforeEach(() => {
  chooseSettings();
  mounted.mockClear();
  useBook.setState({ status: 'opening', book: null, fault: null });
});

describe('a page asked for before the book is open', () => {
  it.each(['open', 'unsaved'] as const)('waits visibly, and is there once the book is %s', async (status) => {
    renderPage(
      <BookGate>
        <Page />
      </BookGate>,
    );
    expect(screen.getByText(wordsOf('en').app.opening)).toBeTruthy();
    expect(mounted).not.toHaveBeenCalled();
    await act(async () => useBook.setState({ status }));
    expect(screen.getByText('page')).toBeTruthy();
    expect(screen.queryByText(wordsOf('en').app.opening)).toBeNull();
  });
});
