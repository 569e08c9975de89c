const channel = (hex: string, at: number): number => {
  const value = parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** The contrast of two colours as WCAG computes it, from 1 to 21. */
export const contrast = (a: string, b: string): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** A colour with so much of another laid over it. */
export const washed = (under: string, over: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [below, above] = [under, over].map((hex) => parseInt(hex.slice(at, at + 2), 16)) as [
        number,
        number,
      ];
      return Math.round(below * (1 - share) + above * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;
