import type { Locator, Page } from 'playwright-core';
import type { Sphere } from '@/games/lcg/content';
import type { Step } from '@/games/lcg/play';
import type { LcgSettings } from '@/games/lcg/session/settingChoices';
import type { Translations } from '@/games/lcg/words';
import { wordsOf as cardWordsOf } from '@/games/lcg/cardWords';
import { wordsOf } from '@/games/lcg/words';
import type { Language } from '@/i18n/languages';
import { seeHeading } from './heading';
import { TablePlayer, literal } from './tablePlayer';

type Numbers = Partial<Record<keyof Translations['table']['stat'], number>>;

export type SeatedPlayer = {
  name: string;
  sphere: Sphere;
  /** By hero in the order of the starter deck: threat cost, willpower, attack, defence, hit points. */
  heroes: readonly { name: string; numbers: readonly number[] }[];
};
export type EncounterCard = {
  type: 'enemy' | 'location' | 'treachery';
  name: string;
  numbers?: Numbers;
  surge?: boolean;
};
export type Ally = { name: string; sphere: Sphere | 'neutral'; cost: number; numbers: Numbers };
export type EnemyAttack = {
  enemy: string;
  player: string;
  defender?: string;
  /** What it deals before its shadow card is turned. */
  damage: number;
  shadow?: number;
  /** Who takes the damage, where the app has to ask. */
  taker?: string;
};

/** What follows the windows in which something is to do; a round’s first planning too. */
const STOPS_BEFORE: readonly Step[] = ['collect', 'resolution', 'travel'];
const HERO_NUMBERS = ['threatCost', 'willpower', 'attack', 'defence', 'hitPoints'] as const;
/** The second pair of buttons beside a number that is far from 0. */
const LEAP = 5;

/** A table with cards on it and the app beside them, by role and label alone. */
export class LcgPlayer extends TablePlayer<Translations> {
  /** Whether the planning phase of this round has begun. */
  private planning = false;

  constructor(
    page: Page,
    language: Language,
    /** Whether the table stops at every window, or only where something is to do. */
    private readonly windows: LcgSettings['windows'],
  ) {
    super(page, language, wordsOf(language));
  }

  /** The button at the foot of a sheet, which closes with it once the answer is on disk. */
  private async submit(name: string): Promise<void> {
    await this.press(name);
    await this.button(name).waitFor({ state: 'detached' });
  }

  private radio(group: string, name: string): Locator {
    return this.page
      .getByRole('radiogroup', { name: group, exact: true })
      .getByRole('radio', { name, exact: true })
      .filter({ visible: true });
  }

  /** Steps a printed number to what the card says; each tap is looked at before the next one. */
  async enter(label: string, wanted: number): Promise<void> {
    const { app } = this.words;
    const name = new RegExp(String.raw`^${literal(label)}(?: \(|$)`);
    const field = this.page.getByRole('group', { name }).filter({ visible: true });
    const shown = field.getByRole('img');
    for (;;) {
      const said = await shown.getAttribute('aria-label');
      if (said === `${wanted}`) return;
      const now = said === app.unknown ? null : Number(said);
      const named = (await field.getAttribute('aria-label')) ?? label;
      const by = now === null || now < wanted ? app.more : app.less;
      const leap = field.getByRole('button', { name: by(`${named}, ${LEAP}`), exact: true });
      const leaps = now !== null && Math.abs(now - wanted) >= LEAP && (await leap.count()) > 0;
      await (leaps ? leap : field.getByRole('button', { name: by(named), exact: true })).click();
      await field.locator(`[role=img]:not([aria-label="${said}"])`).waitFor();
    }
  }

  private async enterAll(numbers: Numbers = {}): Promise<void> {
    const { stat } = this.words.table;
    for (const [name, value] of Object.entries(numbers))
      await this.enter(stat[name as keyof typeof stat], value);
  }

  /** Presses + so often: these numbers begin where the step needs them. */
  private async raise(label: string, times: number): Promise<void> {
    for (let tap = 0; tap < times; tap += 1) await this.press(this.words.app.more(label));
  }

  /** Picks cards for a step; what is proposed already stays picked. */
  async pick(label: string, ...names: readonly string[]): Promise<void> {
    const offered = (role: 'group' | 'radiogroup'): Locator =>
      this.page.getByRole(role, { name: label, exact: true }).filter({ visible: true });
    for (const card of names) {
      const name = new RegExp(`^${literal(card)}(?:,|$)`);
      const many = offered('group').getByRole('checkbox', { name });
      const option = many.or(offered('radiogroup').getByRole('radio', { name })).first();
      if ((await option.getAttribute('aria-checked')) !== 'true') await option.click();
    }
  }

  async seesDials(dials: Record<string, number>): Promise<void> {
    const { app, table } = this.words;
    for (const [player, threat] of Object.entries(dials))
      await this.button(app.pair(table.dial.of(player), `${threat}`)).waitFor();
  }

  async seesQuest(stage: number, progress: number, points: number | null): Promise<void> {
    const said = this.words.table.quest.said(stage, 'B', progress, points);
    await this.button(new RegExp(`${literal(said)}$`)).waitFor();
  }

  /** From the shelf to the set-up: names, starter decks, and the numbers of each hero. */
  async begin(scenario: string, players: readonly SeatedPlayer[]): Promise<void> {
    const { app, names, newGame, setUp } = this.words;
    await this.press(cardWordsOf(this.language).newGame);
    await seeHeading(this.page, newGame.steps.scenario);
    await this.radio(newGame.scenario, scenario).click();
    await this.press(newGame.next);
    await seeHeading(this.page, newGame.steps.players);
    for (let seat = 1; seat < players.length; seat += 1) await this.press(app.more(newGame.players));
    for (const [seat, { name, sphere, heroes }] of players.entries()) {
      await this.fill(newGame.playerName(seat + 1), name);
      await this.press(newGame.takeDeck(names.sphere[sphere], name));
      await this.enterHeroes(heroes);
    }
    await this.press(newGame.begin);
    await seeHeading(this.page, setUp.title);
  }

  private async enterHeroes(heroes: SeatedPlayer['heroes']): Promise<void> {
    const { newGame } = this.words;
    for (const [at, { name, numbers }] of heroes.entries()) {
      await this.page.getByRole('dialog', { name, exact: true }).waitFor();
      for (const [place, number] of HERO_NUMBERS.entries()) {
        const what = newGame.numbers[number];
        await this.radio(what, newGame.number(what, numbers[place] ?? 0)).click();
      }
      const next = heroes[at + 1];
      await this.press(next ? newGame.nextHero(next.name) : newGame.done);
    }
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  /** R p.10–11 The seven steps; each is waited for, since a tap made for the step before counts for nothing. */
  async setUp(dials: Record<string, number>, first: string, mulligan: string, points: number): Promise<void> {
    const { app, newGame, setUp } = this.words;
    await this.press(setUp.done);
    for (const [player, threat] of Object.entries(dials)) await this.sees(setUp.dial(player, threat));
    await this.press(setUp.done);
    await this.sees(setUp.tokens(40, 26, 30));
    await this.press(setUp.done);
    await this.radio(setUp.firstPlayer, first).click();
    await this.press(setUp.done);
    await this.press(setUp.mulliganFor(mulligan));
    await this.sees(app.pair(mulligan, setUp.mulliganTaken));
    await this.press(setUp.done);
    const point = this.radio(setUp.questPoints, newGame.number(setUp.questPoints, points));
    await point.click();
    await point.and(this.page.locator('[aria-checked=true]')).waitFor();
    await this.press(setUp.done);
    await this.press(setUp.begin);
  }

  /** The one button that goes on, by what it says it will do. */
  async next(caption: string): Promise<void> {
    await this.press(this.words.app.pair(this.words.table.next, caption));
  }

  /** Closes an action window; the button says what comes after it. One that the table passes is closed already. */
  async closeWindow(to: Step, player?: string): Promise<void> {
    const { names, table } = this.words;
    const stops = STOPS_BEFORE.includes(to) || (to === 'planning' && !this.planning);
    this.planning = to !== 'collect' && (this.planning || to === 'planning');
    if (this.windows === 'needed' && !stops) return;
    // Where nobody can travel, the table goes further than that.
    if (this.windows === 'needed' && to === 'travel')
      return this.press(new RegExp(`^${literal(table.next)}`));
    const step = names.step[to];
    await this.next(player === undefined ? step : table.turnOf(step, player));
  }

  /** Has the table stop at every window, if that is how it plays. */
  async chooseWindows(): Promise<void> {
    const { lcgSettings, table } = this.words;
    const { label, options } = lcgSettings.windows;
    await this.press(table.menu.open);
    await this.radio(label, options[this.windows]).click();
    await this.radio(label, options[this.windows]).and(this.page.locator('[aria-checked=true]')).waitFor();
    await this.close();
  }

  private async typeCard({ type, name, numbers, surge = false }: EncounterCard): Promise<void> {
    const { form, kind } = this.words.table;
    await this.radio(form.type, kind[type]).click();
    await this.fill(form.name, name);
    await this.enterAll(numbers);
    if (surge) await this.page.getByRole('checkbox', { name: form.surge, exact: true }).click();
  }

  /** Laid on the table by hand, as side 1A asks for it. */
  async lay(card: EncounterCard): Promise<void> {
    const { form, staging } = this.words.table;
    await this.press(staging.add);
    await this.typeCard(card);
    await this.submit(form.add);
  }

  async reveal(card: EncounterCard): Promise<void> {
    const { form, stagingStep } = this.words.table;
    await this.press(stagingStep.reveal);
    await this.typeCard(card);
    await this.submit(form.revealed);
  }

  async playAlly({ name, sphere, cost, numbers }: Ally): Promise<void> {
    const { names, table } = this.words;
    const { planning, playCard, form } = table;
    await this.press(planning.play);
    await this.radio(playCard.sphere, names.sphere[sphere]).click();
    await this.raise(playCard.cost, cost);
    await this.fill(form.name, name);
    await this.enterAll(numbers);
    await this.submit(playCard.play.ally);
  }

  /** One the table has typed before: a few letters, a tap, and its cost and numbers are there. */
  async playKnownAlly({ name, cost }: Ally): Promise<void> {
    const { planning, playCard, form } = this.words.table;
    await this.press(planning.play);
    await this.fill(form.name, name.slice(0, 3));
    await this.press(name);
    await this.sees(playCard.paid(cost, cost));
    await this.submit(playCard.play.ally);
  }

  async endPlanning(player: string): Promise<void> {
    await this.next(this.words.table.planning.next(player));
  }

  async commit(characters: readonly string[], willpower: number): Promise<void> {
    const { commit } = this.words.table;
    await this.pick(commit.who, ...characters);
    await this.next(commit.next(characters.length, willpower));
  }

  async engage(enemy: string): Promise<void> {
    const { engage } = this.words.table;
    await this.pick(engage.which, enemy);
    await this.next(engage.one(enemy));
  }

  /** R p.18 One attack from the choice of the enemy to its damage, each window closed. */
  async suffer({ enemy, player, defender, damage, shadow = 0, taker }: EnemyAttack): Promise<void> {
    const { attack, shadow: shadows } = this.words.table;
    await this.pick(attack.which, enemy);
    await this.next(attack.attacks(enemy));
    await this.closeWindow('defend', player);
    if (defender !== undefined) await this.pick(attack.defender, defender);
    await this.next(defender === undefined ? attack.undefended(damage) : attack.defends(defender, damage));
    await this.closeWindow('shadow', player);
    await this.raise(shadows.adds, shadow);
    await this.next(shadows.next(shadow));
    await this.closeWindow('enemyDamage', player);
    if (taker === undefined) return;
    await this.pick(attack.chooseTaker, taker);
    await this.next(attack.takes(taker));
  }

  /** R p.20 One attack of a player, each window closed. */
  async strike(player: string, enemy: string, attackers: readonly string[], damage: number): Promise<void> {
    const { strike } = this.words.table;
    await this.pick(strike.which, enemy);
    await this.pick(strike.who, ...attackers);
    const caption = strike.attack(enemy, damage);
    await this.next(caption);
    await this.button(this.words.app.pair(this.words.table.next, caption)).waitFor({ state: 'detached' });
    await this.closeWindow('strength', player);
    await this.closeWindow('playerDamage', player);
  }

  /** The sheet of a card on the table, by the name its label begins with. */
  async open(card: string): Promise<void> {
    await this.press(new RegExp(`^${literal(card)}, `));
  }

  async close(): Promise<void> {
    await this.press(this.words.app.close);
  }

  /** From the title page back to the table. */
  async goOn(): Promise<void> {
    await this.press(new RegExp(`^${literal(this.words.shelf.goOnWith(''))}`));
  }
}
