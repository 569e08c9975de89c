import type { Adventure, TokenKind } from '@/games/jime/content/schema/adventure';
import type { Box } from '@/games/jime/content/schema/box';
import type { Effect } from '@/games/jime/content/schema/effects';
import type { ProductId } from '@/games/jime/content/schema/words';
import { tilesOf } from './maps';
import { mostOnMap, sum } from './mostOnMap';
import type { AdventureRule, Report, Story } from './rule';
import { COMPANIES, forHeroes } from './rule';
import type { Survey } from './survey';

const kindOf = ({ tokens }: Adventure, id: string): TokenKind | undefined =>
  tokens.find((one) => one.id === id)?.kind;

/** How many tokens of a kind an effect lays at most; a token that takes another's place needs a new one only if it is of another kind. */
const tokensLaid = (adventure: Adventure, effect: Effect, kind: TokenKind, heroes: number): number => {
  const isKind = (id: string): boolean => kindOf(adventure, id) === kind;
  if (effect.do === 'placeTokens') return effect.tokens.filter(isKind).length;
  if (effect.do === 'replaceToken')
    return isKind(effect.by) && !(effect.token && isKind(effect.token)) ? 1 : 0;
  if (effect.do !== 'draw') return 0;
  const draw = adventure.draws?.find(({ id }) => id === effect.draw);
  return draw ? Math.min(forHeroes(draw.count, heroes), draw.tokens.filter(isKind).length) : 0;
};

const checkTokens = ({ box }: Story, adventure: Adventure, report: Report): void => {
  for (const kind of new Set(adventure.tokens.map((token) => token.kind))) {
    const named = adventure.tokens.filter((token) => token.kind === kind).length;
    const worst = Math.max(
      ...COMPANIES.map((heroes) =>
        mostOnMap(adventure, (effect) => tokensLaid(adventure, effect, kind, heroes)),
      ),
    );
    const held = box.tokens[kind]?.assumedCount ?? 0;
    if (Math.min(named, worst) > held)
      report(
        'tokens',
        `up to ${Math.min(named, worst)} ${kind} tokens may lie on the map together, and the box is taken to hold ${held}; place fewer`,
      );
  }
  const covered = tilesOf(adventure, box).filter(({ explored }) => !explored).length;
  const held = box.tokens.exploration?.assumedCount ?? 0;
  if (covered > held)
    report('plan', `${covered} tiles need exploration tokens, and the box is taken to hold ${held}`);
  for (const { id, kind, variant } of adventure.tokens) {
    const variants = box.tokens[kind]?.variants ?? [];
    if (kind === 'person' && variant === undefined)
      report(`tokens.${id}.variant`, `which person? Write one of ${variants.join(', ')}`);
    if (variant !== undefined && !variants.includes(variant))
      report(
        `tokens.${id}.variant`,
        `no ${kind} token shows “${variant}”${variants.length > 0 ? `; there are ${variants.join(', ')}` : ''}`,
      );
  }
};

/** A terrain token shows one of its two faces, so two kinds may share the same tokens (§30). */
const checkTerrain = ({ box }: Story, adventure: Adventure, report: Report): void => {
  const wanted = (kind: string): number =>
    adventure.terrain.filter(({ terrain }) => terrain === kind).length +
    (adventure.plan.kind === 'battle'
      ? sum(adventure.plan.terrain.map(({ terrain, count }) => (terrain === kind ? count[0] : 0)))
      : 0);
  for (const kind of new Set(adventure.terrain.map(({ terrain }) => terrain))) {
    const record = box.terrain[kind];
    if (!record) continue;
    const both = wanted(kind) + (record.otherSide === kind ? 0 : wanted(record.otherSide));
    if (both > record.tokenSides)
      report(
        'terrain',
        `${both} tokens are needed for ${kind} and ${record.otherSide}, which share them, and the box holds ${record.tokenSides}`,
      );
  }
};

const checkTileCounts = ({ box }: Story, { plan }: Adventure, report: Report): void => {
  if (plan.kind === 'battle' || plan.kind === 'laid-battle') {
    plan.tiles.forEach(({ tile }, index) => {
      const held = box.battleTiles[tile]?.copies ?? 0;
      const used = plan.tiles.slice(0, index + 1).filter((other) => other.tile === tile).length;
      if (used > held) report(`plan.tiles[${index}]`, `the box holds ${held} of “${tile}”`);
    });
  }
  if (plan.kind !== 'laid-journey') return;
  plan.tiles.forEach(({ tile }, index) => {
    const twin = plan.tiles.slice(0, index).find((other) => other.tile.slice(0, 3) === tile.slice(0, 3));
    if (twin) report(`plan.tiles[${index}]`, `${tile} and ${twin.tile} are one piece of cardboard`);
  });
};

/** A record and the boxes it comes in. */
const boxesOf = (
  box: Box,
  kind: 'enemies' | 'terrain' | 'tiles' | 'titles' | 'trinkets',
  id: string,
): string[] | undefined => {
  if (kind === 'trinkets') return box.trinkets[id] && Object.keys(box.trinkets[id].copies);
  const record: { product: ProductId } | undefined = box[kind][id];
  return record && [record.product];
};

/** Nothing on the table comes from a box the campaign does not name (§56.3). */
const checkProducts = (story: Story, adventure: Adventure, { effects }: Survey, report: Report): void => {
  const { products } = story.campaign;
  const need = (path: string, kind: Parameters<typeof boxesOf>[1], id: string): void => {
    const boxes = boxesOf(story.box, kind, id);
    if (boxes && !boxes.some((one) => (products as string[]).includes(one)))
      report(
        path,
        `“${id}” is in ${boxes.join(', ')}, which campaign.json does not name; take another, or name the box`,
      );
  };
  for (const { id, enemy } of adventure.groups) need(`groups.${id}.enemy`, 'enemies', enemy);
  for (const { id, terrain } of adventure.terrain) need(`terrain.${id}.terrain`, 'terrain', terrain);
  for (const { path, effect } of effects) {
    if (effect.do === 'title') need(`${path}.title`, 'titles', effect.title);
    if (effect.do === 'trinket') need(`${path}.trinket`, 'trinkets', effect.trinket);
  }
  const { plan } = adventure;
  if (plan.kind === 'laid-journey')
    plan.tiles.forEach(({ tile }, index) => need(`plan.tiles[${index}].tile`, 'tiles', tile));
  if (plan.kind === 'journey')
    for (const block of plan.blocks)
      for (const tile of block.tiles)
        if ('tile' in tile) need(`plan.blocks.${block.id}.tiles.${tile.id}.tile`, 'tiles', tile.tile);
};

/** A budget buys something with the boxes that are sure to be there, whatever the company. */
const checkEncounters = ({ box, campaign }: Story, { effects }: Survey, report: Report): void => {
  for (const { path, effect } of effects) {
    if (effect.do !== 'encounter') continue;
    const costs = effect.enemies
      .map((id) => box.enemies[id])
      .filter((enemy) => enemy && campaign.products.includes(enemy.product))
      .flatMap((enemy) => enemy?.threatCost?.[0] ?? []);
    const cheapest = Math.min(...costs);
    for (const heroes of COMPANIES)
      if (forHeroes(effect.budget, heroes) < cheapest) {
        report(
          `${path}.budget`,
          costs.length === 0
            ? 'none of these enemies is in the boxes of the campaign and has a cost'
            : `${forHeroes(effect.budget, heroes)} for a company of ${heroes} buys nothing; the cheapest figure costs ${cheapest}`,
        );
        break;
      }
  }
};

/** Tokens, terrain and tiles: the adventure asks for nothing the boxes it names do not hold. */
export const components: AdventureRule = (story, adventure, survey, report) => {
  checkTokens(story, adventure, report);
  checkTerrain(story, adventure, report);
  checkTileCounts(story, adventure, report);
  checkProducts(story, adventure, survey, report);
  checkEncounters(story, survey, report);
};
