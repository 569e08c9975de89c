import type { Box, Skill } from '@/games/jime/content';
import type { Command, CommandType, HeroId } from '@/games/jime/play';
import { freeTrinkets, legalCommands, rolesOpen, skillList } from '@/games/jime/play';
import { isLegal } from '@/games/jime/play/legalCommands';
import { isStep } from '@/games/jime/rules/setUp';
import type { Table } from '../table/table';
import { act } from '../table/table';

/** What a bought skill does for a deck: icons above all, and its keywords once prepared. */
const skillWorth = ({ success, fate, keywords }: Skill): number =>
  3 * success + fate + keywords.reduce((sum, { value = 1 }) => sum + 0.4 * value, 0.5);

/** What a weapon promises: the hits its lines add up to, and modifiers. */
const itemWorth = (box: Box, id: string): number => {
  const card = box.items[id] ?? box.trinkets[id];
  const rows = card?.hitTable ?? [];
  const hits = rows.reduce(
    (sum, { hits: each, successes, modifiers }) => sum + each / successes + modifiers.length,
    0,
  );
  return hits + (card?.testStats.length ?? 0) + (card?.ranged ? 1 : 0);
};

/** §51.3 The best skill each hero can pay, and the next, until the experience is used up. A careless hero takes the first. */
const buySkills = (table: Table): void => {
  const { box } = table.content;
  const { campaign } = table.state;
  for (const { hero, rolesPlayed } of campaign.heroes) {
    for (;;) {
      const open = rolesPlayed
        .flatMap((role) => skillList(box, campaign, hero, role))
        .flatMap((skill) => (skill.standing === 'open' ? (box.skills[skill.skill] ?? []) : []));
      const worth = (skill: Skill): number => (table.policy.scoutsWell ? skillWorth(skill) : -skill.number);
      const [first, ...rest] = open;
      if (!first) break;
      const skill = rest.reduce((best, next) => (worth(next) > worth(best) ? next : best), first);
      act(table, { type: 'buySkill', hero, skill: skill.id });
    }
  }
};

const UPGRADES: readonly CommandType[] = ['upgradeItem', 'upgradeTrinket'];

/** §34.4 Every upgrade the lore allows, the best of those a card may become. */
const upgrade = (table: Table): void => {
  const { box } = table.content;
  const worth = (command: Command): number => ('upgrade' in command ? itemWorth(box, command.upgrade) : 0);
  for (;;) {
    const [first, ...rest] = legalCommands(table.state, table.content, UPGRADES);
    if (!first) return;
    const best = table.policy.scoutsWell
      ? rest.reduce((most, next) => (worth(next) > worth(most) ? next : most), first)
      : first;
    act(table, best);
  }
};

/** §continue.6 Whoever has none takes one of the trinkets nobody is using. */
const shareTrinkets = (table: Table): void => {
  for (const { hero } of table.state.campaign.heroes) {
    const [trinket] = freeTrinkets(table.state);
    if (trinket === undefined) return;
    act(table, { type: 'chooseTrinket', hero, trinket });
  }
};

/** The role last played, in which the experience lies, or the one the hero is made for. */
const roleFor = (table: Table, hero: HeroId): string | undefined => {
  const { campaign } = table.state;
  const played = campaign.heroes.find((one) => one.hero === hero)?.rolesPlayed.at(-1);
  const suggested = table.content.box.heroes[hero]?.suggestedRole;
  const open = rolesOpen(table.content.box, campaign, hero);
  return [played, suggested, open[0]].find((role) => role && open.includes(role)) ?? undefined;
};

const chooseRoles = (table: Table): void => {
  for (const { hero } of table.state.campaign.heroes) {
    const role = roleFor(table, hero);
    if (role) act(table, { type: 'chooseRole', hero, role });
  }
};

/** §camp.2 Buys, upgrades, and walks through the set-up of the next adventure to the point of setting out. */
export const playCamp = (table: Table): void => {
  while (table.state.prompts.length > 0) act(table, { type: 'continue' });
  buySkills(table);
  upgrade(table);
  act(table, { type: 'leaveCamp' });
  for (;;) {
    if (isStep(table, 'continue.6')) shareTrinkets(table);
    if (isStep(table, 'continue.7')) chooseRoles(table);
    if (!isLegal(table, { type: 'continue' })) return;
    act(table, { type: 'continue' });
  }
};
