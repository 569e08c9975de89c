import type { Page } from 'playwright-core';

/**
 * What is wrong with the screen as it is drawn: text cut by its box or by the edge of the page, words
 * broken in two, things one cannot scroll to, texts or touchables on top of each other, touchables too small for a finger.
 * Runs inside the page, so everything it needs is inside it.
 */
const findFlaws = (): string[] => {
  /** `scroller`: the box inside which it scrolls; what has left that box cannot lie on anything outside. */
  type Thing = { name: string; node: Element; box: DOMRect; scroller: Element | null };
  const flaws: string[] = [];
  const screen = Array.from(document.querySelectorAll('[role="main"]'))
    .filter((main) => main.checkVisibility())
    .at(-1);
  if (!screen) return ['no screen is shown'];

  const named = (node: Element): string => {
    const text = (node.getAttribute('aria-label') ?? node.textContent ?? '').trim();
    return `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;
  };
  const seen = (node: Element): boolean => node.checkVisibility({ visibilityProperty: true });
  const hasOwnText = (node: Element): boolean =>
    Array.from(node.childNodes).some(
      (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim(),
    );
  /** As high as its lines, as wide as its words. */
  const textBox = (node: Element): DOMRect => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    const lines = node.getBoundingClientRect();
    return new DOMRect(words.x, lines.y, words.width, lines.height);
  };
  /** Words that go on in the next line, where there was no room for them whole. */
  const brokenWords = (node: Element): string[] =>
    Array.from(node.childNodes)
      .filter((child) => child.nodeType === Node.TEXT_NODE)
      .flatMap((child) =>
        [...(child.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)]
          .filter(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(child, index);
            range.setEnd(child, index + word.length);
            return new Set(Array.from(range.getClientRects()).map(({ top }) => Math.round(top))).size > 1;
          })
          .map(([word]) => word),
      );
  const inside = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1;
  const meet = (a: DOMRect, b: DOMRect): DOMRect => {
    const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
    const [right, bottom] = [Math.min(a.right, b.right), Math.min(a.bottom, b.bottom)];
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const scrolls = (node: Element): boolean => ['auto', 'scroll'].includes(getComputedStyle(node).overflowY);
  const scrollerOf = (node: Element | null): Element | null =>
    !node || scrolls(node) ? node : scrollerOf(node.parentElement);
  const shown = ({ box, scroller }: Thing): DOMRect =>
    scroller ? meet(box, scroller.getBoundingClientRect()) : box;
  const overlap = (a: Thing, b: Thing): boolean => {
    const common = a.scroller === b.scroller ? meet(a.box, b.box) : meet(shown(a), shown(b));
    return common.width > 1 && common.height > 1;
  };
  const thing = (node: Element, box: DOMRect): Thing => ({
    name: named(node),
    node,
    box,
    scroller: scrollerOf(node.parentElement),
  });

  // Tokens lie on spaces and tiles may lie beyond the edge of the table: that is what a map is.
  const all = Array.from(screen.querySelectorAll('*')).filter(
    (node) => seen(node) && !node.closest('[data-testid="board"]'),
  );
  // A folded line ends in dots on purpose: its button says it whole and unfolds it.
  const isFolded = (node: Element): boolean => node.closest('[aria-expanded="false"]') !== null;
  const texts: Thing[] = all
    .filter((node) => hasOwnText(node) && !node.parentElement?.closest('svg') && !isFolded(node))
    .map((node) => thing(node, textBox(node)));
  // The arrow of a sheet that goes on stands on what fades out there and comes whole at its touch.
  const touchables: Thing[] = all
    .filter(
      (node) =>
        node.matches('[role="button"], [role="radio"], [role="tab"], [role="link"], button, a, input') &&
        !node.closest('[data-testid="goesOn"]'),
    )
    .map((node) => thing(node, node.getBoundingClientRect()));

  /** Follows the boxes outwards: a box that scrolls lets everything below it be reached, a closed one cuts. */
  const reachable = ({ node, box }: Thing): boolean => {
    for (let outer = node.parentElement; outer; outer = outer.parentElement) {
      const frame = outer.getBoundingClientRect();
      if (scrolls(outer)) return box.left >= frame.left - 1 && box.right <= frame.right + 1;
      const closed = getComputedStyle(outer).overflowY !== 'visible';
      if (closed && !inside(box, frame)) return false;
    }
    return inside(box, new DOMRect(0, 0, innerWidth, innerHeight));
  };

  for (const one of [...texts, ...touchables]) {
    if (!reachable(one)) flaws.push(`${one.name} is cut by the edge`);
  }
  for (const { name, node } of texts) {
    const closed = getComputedStyle(node).overflow !== 'visible';
    const wide = node.scrollWidth > node.clientWidth + 1;
    const high = node.scrollHeight > node.clientHeight + 1;
    if (closed && (wide || high)) flaws.push(`${name} is cut by its own box`);
    for (const word of brokenWords(node)) flaws.push(`the word “${word}” is broken`);
  }
  for (const { name, box } of touchables) {
    if (box.width < 44 || box.height < 44) flaws.push(`${name} is ${box.width} × ${box.height}`);
  }
  for (const kind of [texts, touchables]) {
    kind.forEach((a, i) =>
      kind.slice(i + 1).forEach((b) => {
        const nested = a.node.contains(b.node) || b.node.contains(a.node);
        if (!nested && overlap(a, b)) flaws.push(`${a.name} lies on ${b.name}`);
      }),
    );
  }
  for (const touchable of touchables) {
    for (const text of texts) {
      if (!touchable.node.contains(text.node) && overlap(touchable, text)) {
        flaws.push(`${touchable.name} lies on the text ${text.name}`);
      }
      if (touchable.node.contains(text.node) && !inside(text.box, touchable.box)) {
        flaws.push(`${text.name} sticks out of its button`);
      }
    }
  }
  for (const node of all) {
    const sideways = ['auto', 'scroll'].includes(getComputedStyle(node).overflowX);
    if (sideways && node.scrollWidth > node.clientWidth + 1) flaws.push('the page scrolls sideways');
  }
  return flaws;
};

export const flawsOf = (page: Page): Promise<string[]> => page.evaluate(findFlaws);

/** Which parts of the open sheet hide something, and by how much; none where all of it is in sight. */
export const scrollsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('[role="region"] *'))
      .filter((node) => node.checkVisibility() && node.scrollHeight > node.clientHeight + 1)
      .filter((node) => ['auto', 'scroll'].includes(getComputedStyle(node).overflowY))
      .map(
        (node) => `“${(node.textContent ?? '').slice(0, 40)}…”: ${node.scrollHeight} in ${node.clientHeight}`,
      ),
  );

/** How many pixels of what lies on top need a scroll to be seen: 0 where all of the screen is in sight. */
export const hiddenHeight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const onTop = (node: Element): boolean => {
      const { left, top, width, height } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    const hidden = Array.from(document.querySelectorAll('*'))
      .filter((node) => ['auto', 'scroll'].includes(getComputedStyle(node).overflowY))
      .filter((node) => node.checkVisibility() && onTop(node))
      .map((node) => node.scrollHeight - node.clientHeight);
    return Math.max(0, ...hidden);
  });

/** Scrolls the screen's own column to its end. */
export const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const node of Array.from(document.querySelectorAll('[role="main"] *'))) {
      if (getComputedStyle(node).overflowY === 'auto') node.scrollTop = node.scrollHeight;
    }
  });
