/** A cover that is no JSON is no cover; the save behind it may still open. What it says only its game knows. */
export const readCover = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};
