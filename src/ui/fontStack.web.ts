/** Its name, then letters of the same measure that are there at once: `public/index.html` fits them. */
export const fontStack = (name: string, kind: 'serif' | 'sans-serif'): string =>
  `${name}, 'early ${name}', ${kind}`;
