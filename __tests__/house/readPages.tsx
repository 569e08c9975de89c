import { act, fireEvent, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { Fragment } from 'react';
import { create } from 'zustand';
import { renderPage } from '../ui/renderPage';
import { textsIn } from './reversed';

const usePage = create<{ page: ReactElement | null; turned: number }>()(() => ({ page: null, turned: 0 }));

const Pages = () => {
  const { page, turned } = usePage();
  return <Fragment key={turned}>{page}</Fragment>;
};

/** A reader who turns pages and keeps every word that should not be there, with the text it stands in. */
export const readerOf = (unwanted: (text: string) => string[]) => {
  const found = new Set<string>();
  const look = (): void =>
    textsIn(screen.toJSON()).forEach((text) =>
      unwanted(text).forEach((word) => found.add(`${word}: ${text}`)),
    );
  return {
    found,
    look,
    open: (): void => {
      found.clear();
      usePage.setState({ page: null });
      renderPage(<Pages />);
    },
    /** Shows a page in place of the one before. */
    show: (page: ReactElement): void => {
      act(() => usePage.setState(({ turned }) => ({ page, turned: turned + 1 })));
      look();
    },
    press: (label: string): void => {
      const [first] = [...screen.queryAllByLabelText(label), ...screen.queryAllByText(label)];
      if (!first) throw new Error(`nothing is called ${label}`);
      fireEvent.press(first);
      look();
    },
  };
};
