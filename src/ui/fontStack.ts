/** What a font is asked for by: on a native device its name, which is there before anything is drawn. */
export const fontStack = (name: string, _kind: 'serif' | 'sans-serif'): string => name;
