import type { Adventure } from '@/games/jime/content/schema/adventure';
import { tilesOf } from './maps';
import { coursesOf } from './adventureOrder';
import type { Reach } from './reachability';
import type { AdventureRule, Report, CompanyCase, Story } from './rule';
import { COMPANY_CASES } from './rule';
import type { FoundEffect, Survey } from './survey';

const describe = ({ heroes, hard }: CompanyCase): string => `${heroes} heroes, ${hard ? 'hard' : 'normal'}`;

/** Parts of an adventure that must come into play at least once, what says so, and what to do about it. */
const parts = (adventure: Adventure): { path: string; fact: string; message: string }[] => [
  ...adventure.tokens.map(({ id }) => ({
    path: `tokens.${id}`,
    fact: `token ${id}`,
    message:
      'nothing that can be reached places it; place it (placeTokens, draw, replaceToken) or leave it out',
  })),
  ...adventure.terrain.map(({ id }) => ({
    path: `terrain.${id}`,
    fact: `terrain ${id}`,
    message: 'nothing that can be reached lays it; lay it (placeTerrain) or leave it out',
  })),
  ...adventure.groups.map(({ id }) => ({
    path: `groups.${id}`,
    fact: `group ${id}`,
    message: 'nothing that can be reached spawns it; spawn it or leave it out',
  })),
  ...adventure.triggers.map(({ id }) => ({
    path: `triggers.${id}`,
    fact: `trigger ${id}`,
    message: 'can never fire: its moment never comes, or its condition never holds',
  })),
  ...adventure.resolutions.map(({ id }) => ({
    path: `resolutions.${id}`,
    fact: `resolution ${id}`,
    message: 'no ending comes to it; name it in `endings` or in an `end`, or leave it out',
  })),
];

const checkParts = (adventure: Adventure, reaches: readonly Reach[], report: Report): Set<string> => {
  const lost = parts(adventure).filter(({ fact }) => !reaches.some(({ facts }) => facts.has(fact)));
  for (const { path, message } of lost) report(path, message);
  return new Set(lost.map(({ path }) => path));
};

const checkTiles = (story: Story, adventure: Adventure, reaches: readonly Reach[], report: Report): void => {
  for (const { id, block } of tilesOf(adventure, story.box))
    if (!reaches.some(({ facts }) => facts.has(`tile ${id}`)))
      report(`plan.${block}.${id}`, 'nothing that can be reached reveals it; reveal the tile or its block');
};

const checkDraws = ({ draws = [] }: Adventure, { effects }: Survey, report: Report): void => {
  for (const { id } of draws)
    if (!effects.some(({ effect }) => effect.do === 'draw' && effect.draw === id))
      report(`draws.${id}`, 'nothing draws it; draw it or leave it out');
};

/** A step out of reach is reported once, where the way to it breaks off. */
const checkSteps = (
  effects: readonly FoundEffect[],
  reaches: readonly Reach[],
  lost: Set<string>,
  report: Report,
): void => {
  const reported: string[] = [...lost];
  for (const found of effects) {
    if (reaches.some(({ reached }) => reached(found))) continue;
    const list = found.path.replace(/\[\d+\]$/, '');
    if (reported.some((path) => found.path.startsWith(`${path}.`) || found.path.startsWith(`${path}[`)))
      continue;
    reported.push(list);
    report(
      found.path,
      'can never be reached: a condition on the way never holds, or the story has ended before',
    );
  }
};

/** Objectives and victory must be open to every company, not just to some. */
const checkVictory = (
  { objectives, endings }: Adventure,
  reaches: readonly Reach[],
  report: Report,
): void => {
  const closed = (name: string): string[] =>
    COMPANY_CASES.filter((_, index) => reaches[index]?.facts.has(name) === false).map(describe);
  for (const { id } of objectives) {
    const without = closed(`objective ${id}`);
    if (without.length > 0)
      report(
        `objectives.${id}`,
        `cannot be done with ${without.join('; ')}; mark it done somewhere they can come to`,
      );
  }
  const lost = closed(`resolution ${endings.won}`);
  if (lost.length > 0 && lost.length < COMPANY_CASES.length)
    report('endings.won', `cannot be won with ${lost.join('; ')}`);
};

/** Every part comes into play, every step can be reached, every objective attained. */
export const unreachable: AdventureRule = (story, adventure, survey, report) => {
  const reaches = coursesOf(story).flatMap(({ reach }) => reach.get(adventure.id) ?? []);
  if (reaches.length === 0) return;
  const lost = checkParts(adventure, reaches, report);
  checkTiles(story, adventure, reaches, report);
  checkDraws(adventure, survey, report);
  checkSteps(survey.effects, reaches, lost, report);
  if (reaches.length === COMPANY_CASES.length) checkVictory(adventure, reaches, report);
};
