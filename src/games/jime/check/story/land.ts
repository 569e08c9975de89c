import type { Adventure } from '@/games/jime/content/schema/adventure';
import { LANDS } from '@/games/jime/content/schema/mapPlan';
import { figuresOf } from './groups';
import { tilesOf } from './maps';
import type { AdventureRule, Report, Story } from './rule';
import { COMPANY_CASES } from './rule';

/** What texts say of the land is there on every side that may be drawn, whatever boxes are on. */
const checkLand = ({ box }: Story, adventure: Adventure, report: Report): void => {
  for (const { id, block, needs, sides } of tilesOf(adventure, box))
    for (const land of needs) {
      const looks: readonly string[] = LANDS[land];
      const without = sides.filter(({ terrainLook }) => !terrainLook.some((look) => looks.includes(look)));
      if (without.length > 0)
        report(
          `plan.blocks.${block}.tiles.${id}.needs`,
          `no ${land} on ${without.map((side) => side.id).join(', ')}; draw by \`look\` (${looks.join(', ')}), or say less of it`,
        );
    }
};

/** What texts say of a number is so for every company and difficulty. */
const checkNumbers = ({ box }: Story, { groups }: Adventure, report: Report): void => {
  for (const group of groups) {
    if (!group.told) continue;
    const wrong = COMPANY_CASES.filter(
      (companyCase) => figuresOf(group, box, companyCase) > 1 !== (group.told === 'several'),
    );
    const [first] = wrong;
    if (first)
      report(
        `groups.${group.id}.told`,
        `${figuresOf(group, box, first)} for a company of ${first.heroes}${first.hard ? ' on hard' : ''}; write {${group.id}:one|several} in its texts`,
      );
  }
};

/** Terrain that may come anywhere on a tile never closes a way, and finds a place on every side that may be drawn. */
const checkDrawnTerrain = ({ box }: Story, adventure: Adventure, report: Report): void => {
  for (const { id, terrain, tile } of adventure.terrain) {
    const card = box.terrain[terrain];
    if (tile === undefined || !card) continue;
    if (card.effects.some(({ kind }) => kind === 'blocks' || kind === 'noEntry'))
      report(`terrain.${id}.tile`, `${terrain} may close the only way: name its space or border`);
    const here = adventure.terrain.filter(
      (one) => one.tile === tile && box.terrain[one.terrain]?.where === card.where,
    );
    const sides = tilesOf(adventure, box).find((one) => one.id === tile)?.sides ?? [];
    const least = Math.min(...sides.map(({ spaces }) => spaces.length));
    if (card.where === 'space' && here.length > least && here[0]?.id === id)
      report(`terrain.${id}.tile`, `${here.length} pieces of terrain on a tile of ${least} spaces`);
  }
};

export const land: AdventureRule = (story, adventure, _, report) => {
  checkLand(story, adventure, report);
  checkNumbers(story, adventure, report);
  checkDrawnTerrain(story, adventure, report);
};
