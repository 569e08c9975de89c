import type { AdventureRule } from './rule';
import type { FoundEffect } from './survey';
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

/** The lines of a counted test or a headcount, and where they are. */
const linesCounted = ({ path, effect }: FoundEffect): { path: string; lines: { atLeast: number }[] }[] => {
  if (effect.do === 'headcount') return [{ path: `${path}.lines`, lines: effect.lines }];
  return effect.do === 'test' && effect.judged.by === 'counted'
    ? [{ path: `${path}.judged.lines`, lines: effect.judged.lines }]
    : [];
};

/** The lines of a count climb, and the first is for none at all: there is always one to play (§107.3). */
export const countedLines: AdventureRule = (_, __, { effects }, report) => {
  for (const { path, lines } of effects.flatMap(linesCounted)) {
    if (lines[0]?.atLeast !== 0)
      report(
        `${path}[0].atLeast`,
        'the first line is for no success or nobody there: write 0, or nothing may happen',
      );
    lines.forEach(({ atLeast }, index) => {
      const before = lines[index - 1]?.atLeast ?? -1;
      if (atLeast <= before)
        report(`${path}[${index}].atLeast`, `${atLeast} is not above ${before}: lines must climb`);
    });
  }
};

/** A companion is a person with a name, and can be lost only if it says what it can bear. */
export const companions: AdventureRule = (_, { tokens }, { moments }, report) => {
  for (const { id, kind, name, companion } of tokens) {
    if (companion && kind !== 'person') report(`tokens.${id}.kind`, 'a companion is a person');
    if (companion && !name) report(`tokens.${id}.name`, 'a companion has a name: write its key');
  }
  for (const { path, moment } of moments) {
    if (moment.moment !== 'companionLost') continue;
    const token = tokens.find(({ id }) => id === moment.companion);
    if (token && token.companion?.health === undefined)
      report(path, `“${moment.companion}” cannot be lost: give it a health`);
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
  for (const { id, ...where } of terrain)
    if ([where.space, where.border, where.tile].filter((place) => place !== undefined).length !== 1)
      report(`terrain.${id}`, 'lies in a space, on a border or somewhere on a tile: write one of the three');
};
