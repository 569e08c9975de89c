import type { RefObject } from 'react';
import { useEffect } from 'react';
import type { ScrollView } from 'react-native';

const REACHED = '[tabindex="0"], input, textarea, a[href]';
/** Less than this is no more than a rounded line. */
const LEAST = 2;

const scrolls = (node: HTMLElement): boolean =>
  node.scrollHeight > node.clientHeight + LEAST || node.scrollWidth > node.clientWidth + LEAST;

/** Lets the Tab key stop at what scrolls while nothing in it is reached: its end could not be read without a pointer. */
export const useScrollStop = (area: RefObject<ScrollView | null>): void =>
  useEffect(() => {
    const node: unknown = area.current?.getScrollableNode();
    if (!(node instanceof HTMLElement)) return undefined;
    const arrange = (): void => {
      const isStop = scrolls(node) && !node.querySelector(REACHED);
      if (isStop === (node.tabIndex === 0)) return;
      if (isStop) node.tabIndex = 0;
      else node.removeAttribute('tabindex');
    };
    const sizes = new ResizeObserver(arrange);
    for (const one of [node, node.firstElementChild]) if (one) sizes.observe(one);
    // What could be reached may go without a change of size.
    const contents = new MutationObserver(arrange);
    contents.observe(node, { childList: true, subtree: true, attributeFilter: ['tabindex'] });
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, [area]);
