import type { Rule } from './rule';

/** Terrain lies on borders if it is a line and in spaces otherwise; the two sides of a token name each other. */
export const terrain: Rule = (box, report) => {
  for (const { id, kind, where, otherSide, tokenSides } of Object.values(box.terrain)) {
    if ((kind === 'line') !== (where === 'border')) report('terrain', id, 'where', `a ${kind} on a ${where}`);
    const back = box.terrain[otherSide];
    if (back && back.otherSide !== id)
      report('terrain', id, 'otherSide', `“${otherSide}” names another side`);
    if (back && back.tokenSides !== tokenSides)
      report('terrain', id, 'tokenSides', `${tokenSides}, but its other side has ${back.tokenSides}`);
  }
};
