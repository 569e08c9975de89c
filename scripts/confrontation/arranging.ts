import type { Side } from '../../src/games/confrontation/content';
import { AT_HOME, TILES } from '../../src/games/confrontation/content';
import type { Dice } from '../../src/games/confrontation/cpu/dice';
import { readLayout } from '../../src/games/confrontation/cpu/layouts';
import type { Prior } from '../../src/games/confrontation/cpu/prior';
import type { Skill } from '../../src/games/confrontation/cpu/think';
import { thinkWith } from '../../src/games/confrontation/cpu/think';
import { conclude } from '../../src/kernel/slices';
import type { Command, Options, View } from '../../src/games/confrontation/play';
import type { ComputerPlayer } from './game';

/** Computer players that read nothing of `cpu/layouts.json`: they bring their own set-up. */

const mixed = <Item>(items: readonly Item[], dice: Dice): Item[] =>
  items
    .map((item) => ({ item, at: dice() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);

const FACE = { classic: () => 'c', variant: () => 'v', draft: (dice: Dice) => (dice() < 0.5 ? 'c' : 'v') };

/** Any legal set-up, written as `cpu/layouts.json` writes them. */
export const someLayout = (cast: Options['cast'], dice: Dice): string => {
  const places = Array.from({ length: TILES }, (_, index) => Math.max(0, index - AT_HOME + 1));
  return mixed(places, dice)
    .map((place) => `${FACE[cast](dice)}${place}`)
    .join('');
};

/** Plays from this set-up, and presumes the other’s to be like those the prior knows. */
export const playerFrom =
  (side: Side, written: string, skill: Skill, prior: Prior): ComputerPlayer =>
  (view: View, seed: number): Command[] => {
    const layout = readLayout(side, written);
    const ready: Command = { type: 'ready', side };
    if (view.prompt?.ask === 'versions')
      return [...layout.map(({ character }): Command => ({ type: 'chooseVersion', side, character })), ready];
    if (view.prompt?.ask === 'placing')
      return [{ type: 'arrange', side, regions: layout.map(({ region }) => region) }, ready];
    return conclude(thinkWith(view, skill, seed, prior));
  };
