/** 1.96 standard deviations hold 95 % of a normal distribution. */
const Z = 1.96;

/** The 95 % interval of Wilson for a share, from 0 to 1; everything where nothing was played. */
export const wilson = (won: number, played: number): [number, number] => {
  if (played === 0) return [0, 1];
  const share = won / played;
  const middle = share + (Z * Z) / (2 * played);
  const half = Z * Math.sqrt((share * (1 - share)) / played + (Z * Z) / (4 * played * played));
  const scale = 1 + (Z * Z) / played;
  return [Math.max(0, (middle - half) / scale), Math.min(1, (middle + half) / scale)];
};
