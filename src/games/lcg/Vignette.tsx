/** No drawing yet: the book stands on the shelf without one. */
export default function Vignette(_size: { width: number; height: number }) {
  return null;
}
