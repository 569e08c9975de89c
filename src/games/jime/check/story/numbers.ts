import type { AdventureRule } from './rule';
import { COMPANIES, forHeroes } from './rule';

/** Thresholds climb along the bar, below its end, whatever the company (§21). */
export const thresholds: AdventureRule = (_, { threat: { max, thresholds: list } }, __, report) => {
  for (const heroes of COMPANIES) {
    const at = list.map((threshold) => forHeroes(threshold.at, heroes));
    const of = `for a company of ${heroes}`;
    at.forEach((value, index) => {
      const before = at[index - 1] ?? 0;
      const path = `threat.thresholds[${index}].at`;
      if (value <= before) report(path, `is ${value} ${of}, not above ${before}: thresholds must climb`);
      if (value >= forHeroes(max, heroes))
        report(
          path,
          `is ${value} ${of}, but the bar ends at ${forHeroes(max, heroes)}: it would never be resolved`,
        );
    });
  }
};

/** The lines of a counted test climb, and the first is for no success at all: there is always one to play (§107.3). */
export const testLines: AdventureRule = (_, __, { effects }, report) => {
  for (const { path, effect } of effects) {
    if (effect.do !== 'test' || effect.judged.by !== 'counted') continue;
    const { lines } = effect.judged;
    if (lines[0]?.atLeast !== 0)
      report(
        `${path}.judged.lines[0].atLeast`,
        'the first line is for no success: write 0, or nothing may happen',
      );
    lines.forEach(({ atLeast }, index) => {
      const before = lines[index - 1]?.atLeast ?? -1;
      if (atLeast <= before)
        report(
          `${path}.judged.lines[${index}].atLeast`,
          `${atLeast} is not above ${before}: lines must climb`,
        );
    });
  }
};

/** A reveal says what, a token that is placed says where, terrain lies in a space or on a border. */
export const complete: AdventureRule = (_, { terrain, tokens }, { effects }, report) => {
  for (const { path, effect } of effects) {
    if (effect.do === 'reveal' && !effect.block && !effect.tiles)
      report(path, 'reveals nothing; name a block or tiles');
    if (effect.do !== 'placeTokens') continue;
    effect.tokens.forEach((id, index) => {
      const token = tokens.find((one) => one.id === id);
      if (token && !token.space)
        report(
          `${path}.tokens[${index}]`,
          `“${id}” has no space; give it one, or let it be drawn or replace another`,
        );
    });
  }
  for (const { id, space, border } of terrain)
    if ((space === undefined) === (border === undefined))
      report(`terrain.${id}`, 'lies in a space or on a border: write one of the two');
};
