import assert from 'node:assert/strict';
import { seeHeading } from './browser';
import type { Player } from './player';

/** A label of the interface with any words, and any numbers, where it takes values. */
const shapeOf = (label: string): RegExp => new RegExp(`^${label.replace('0', String.raw`(\d+)`)}$`);

const labelOf = async (player: Player, shape: RegExp): Promise<string> => {
  const label = await player.button(shape).first().getAttribute('aria-label');
  assert.ok(label, `no button is called ${String(shape)}`);
  return label;
};

/** §34 Upgrades the first item that can be, and gives the name of the card it became. */
export const upgradeItem = async (player: Player): Promise<string> => {
  const { camp } = player.words.campaign;
  await player.press(camp.items);
  await seeHeading(player.page, camp.tree.title);
  const shape = shapeOf(camp.tree.upgradeTo('(.+)', '(.+)'));
  const label = await labelOf(player, shape);
  await player.press(label);
  await player.button(label).waitFor({ state: 'detached' });
  await player.press(player.words.app.back);
  await seeHeading(player.page, camp.title);
  return shape.exec(label)?.[2] ?? '';
};

/** §51.5 Buys the first skill a hero can pay for, and sells it again: the experience is all there at the end. */
export const buyAndSell = async (player: Player, hero: string): Promise<void> => {
  const { camp } = player.words.campaign;
  const experience = (): Promise<string> =>
    player.page
      .getByRole('tablist', { name: player.words.campaign.newGame.summary, exact: true })
      .innerText();
  await player.press(new RegExp(`^${hero}, `));
  await seeHeading(player.page, camp.hero.title(hero));
  const before = await experience();
  const shape = shapeOf(camp.hero.buy('(.+)', 0));
  const buy = await labelOf(player, shape);
  const [, card = '', price = ''] = shape.exec(buy) ?? [];
  await player.press(buy);
  const sell = camp.hero.sell(card, Number(price));
  await player.button(sell).first().waitFor();
  assert.notEqual(await experience(), before);
  await player.press(sell);
  await player.button(sell).waitFor({ state: 'detached' });
  await player.button(buy).first().waitFor();
  assert.equal(await experience(), before);
  await player.press(player.words.app.back);
  await seeHeading(player.page, camp.title);
};
