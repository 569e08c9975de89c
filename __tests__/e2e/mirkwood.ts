import assert from 'node:assert/strict';
import type { Language } from '@/i18n/languages';
import type { Ally, EncounterCard, LcgPlayer, SeatedPlayer } from './lcgPlayer';

/** What the cards are called where the table reads them. */
const EN = {
  spider: 'Forest Spider',
  road: 'Old Forest Road',
  crows: 'Eastern Crows',
  bats: 'Black Forest Bats',
  orcs: 'Dol Guldur Orcs',
  chieftain: 'Chieftain Ufthak',
  stream: 'Enchanted Stream',
  web: 'Caught in a Web',
  eyes: 'Eyes of the Forest',
  scout: 'Snowbourn Scout',
  gandalf: 'Gandalf',
};
type Names = typeof EN;
const NAMES: Record<Language, Names> = {
  en: EN,
  fr: {
    spider: 'Araignée de la Forêt',
    road: 'Vieille Route de la Forêt',
    crows: 'Corbeaux de l’Est',
    bats: 'Chauves-souris de la Forêt Noire',
    orcs: 'Orques de Dol Guldur',
    chieftain: 'Ufthak, Chef Orque',
    stream: 'Rivière Enchantée',
    web: 'Pris dans la Toile',
    eyes: 'Les Yeux de la Forêt',
    scout: 'Éclaireur de la Neigebronne',
    gandalf: 'Gandalf',
  },
};

type FiveNumbers = readonly [number, number, number, number, number];

const enemy = (name: string, numbers: FiveNumbers, victory = 0): EncounterCard => {
  const [engagement, threat, attack, defence, hitPoints] = numbers;
  const printed = { engagement, threat, attack, defence, hitPoints };
  return { type: 'enemy', name, numbers: victory > 0 ? { ...printed, victory } : printed };
};
const location = (name: string, threat: number, questPoints: number): EncounterCard => ({
  type: 'location',
  name,
  numbers: { threat, questPoints },
});
const treachery = (name: string): EncounterCard => ({ type: 'treachery', name });

const cardsOf = (names: Names) => ({
  spider: enemy(names.spider, [25, 2, 2, 1, 4]),
  crows: { ...enemy(names.crows, [30, 1, 1, 0, 1]), surge: true },
  bats: enemy(names.bats, [15, 1, 1, 0, 2]),
  orcs: enemy(names.orcs, [10, 2, 2, 0, 3]),
  chieftain: enemy(names.chieftain, [35, 2, 3, 3, 6], 4),
  road: location(names.road, 1, 3),
  stream: location(names.stream, 2, 2),
  web: treachery(names.web),
  eyes: treachery(names.eyes),
});

const SCOUT = { willpower: 0, attack: 0, defence: 1, hitPoints: 1 };
const GANDALF = { willpower: 4, attack: 4, defence: 4, hitPoints: 4 };

export const [ANNE, TOM] = ['Anne', 'Tom'] as const;

type Shown = { resources: number | null; left: number; damage?: number; exhausted?: boolean };

/**
 * *Passage Through Mirkwood* for two, from a new game to victory in the quest phase of round 4. What each step comes to is
 * worked out in the comments and looked for on the screen.
 */
export class Mirkwood {
  private readonly names: Names;
  private readonly cards: ReturnType<typeof cardsOf>;
  private readonly heroes: LcgPlayer['words']['names']['hero'];

  constructor(private readonly table: LcgPlayer) {
    this.names = NAMES[table.language];
    this.cards = cardsOf(this.names);
    this.heroes = table.words.names.hero;
  }

  private get players(): SeatedPlayer[] {
    const { aragorn, gloin, theodred, eowyn, dunhere, eleanor } = this.heroes;
    return [
      {
        name: ANNE,
        sphere: 'leadership',
        heroes: [
          { name: aragorn, numbers: [12, 2, 3, 2, 5] },
          { name: gloin, numbers: [9, 2, 2, 1, 4] },
          { name: theodred, numbers: [8, 1, 2, 1, 4] },
        ],
      },
      {
        name: TOM,
        sphere: 'spirit',
        heroes: [
          { name: eowyn, numbers: [9, 4, 1, 1, 3] },
          { name: dunhere, numbers: [8, 1, 2, 1, 4] },
          { name: eleanor, numbers: [7, 1, 1, 2, 3] },
        ],
      },
    ];
  }

  /** A hero or an ally as the table shows it. */
  private async sees(name: string, { resources, left, damage = 0, exhausted = false }: Shown): Promise<void> {
    const { tile } = this.table.words.table;
    const said = tile.character({ name, resources, left, damage, exhausted, committed: false });
    await this.table.button(said).waitFor();
  }

  /** Dials: 12 + 9 + 8 = 29 and 9 + 8 + 7 = 24. */
  async begin(): Promise<void> {
    const { table } = this;
    await table.begin(table.words.names.scenario.mirkwood, this.players);
    await table.setUp({ [ANNE]: 29, [TOM]: 24 }, ANNE, TOM, 8);
    await table.chooseWindows();
    await table.lay(this.cards.spider);
    await table.lay(this.cards.road);
  }

  /** Anne pays 1 for a scout. Quest: 5 + 6 = 11 against 2 + 1 + 1 + 1 + 2 = 7, so 4 progress; Surge brings a third card. */
  async roundOneToChecks(): Promise<void> {
    const { table, cards, heroes, names } = this;
    const { words } = table;
    await table.closeWindow('planning', ANNE);
    await table.playAlly({ name: names.scout, sphere: 'leadership', cost: 1, numbers: SCOUT });
    await this.sees(heroes.aragorn, { resources: 0, left: 5 });
    await this.sees(names.scout, { resources: null, left: 1 });
    await table.endPlanning(ANNE);
    await table.closeWindow('planning', TOM);
    await table.endPlanning(TOM);
    await table.closeWindow('questBegins');
    await table.closeWindow('commit', ANNE);
    await table.commit([heroes.aragorn, heroes.gloin, heroes.theodred], 5);
    await table.commit([heroes.eowyn, heroes.dunhere, heroes.eleanor], 6);
    await table.closeWindow('staging');
    await table.reveal(cards.crows);
    await table.reveal(cards.bats);
    await table.reveal(cards.orcs);
    await table.button(words.table.sum.said(11, 7, words.table.sum.success(4))).waitFor();
    await table.closeWindow('resolution');
    await table.next(words.table.resolution.place(4));
    await table.seesQuest(1, 4, 8);
    await table.closeWindow('travel');
    await table.pick(words.table.travel.where, names.road);
    await table.next(words.table.travel.to(names.road));
    await table.closeWindow('engage', ANNE);
    await table.next(words.table.engage.nobody(ANNE));
    await table.next(words.table.engage.nobody(TOM));
    await table.closeWindow('checks');
  }

  /**
   * R p.16–17 Dials 29 and 24, costs 30, 25, 15, 10: Anne 25, Tom 15; Anne 10, Tom nobody; then a pass with nobody. The
   * crows stay.
   */
  get checks(): string[] {
    const { line } = this.table.words.table.checks;
    const { spider, bats, orcs } = this.names;
    return [
      line(ANNE, 29, spider, 25),
      line(TOM, 24, bats, 15),
      line(ANNE, 29, orcs, 10),
      line(TOM, 24, null, 0),
      line(ANNE, 29, null, 0),
      line(TOM, 24, null, 0),
    ];
  }

  async makeOneCheck(): Promise<void> {
    const { checks, tile, kind } = this.table.words.table;
    await this.table.press(checks.one);
    const engaged = tile.encounter({
      name: this.names.spider,
      type: 'enemy',
      kind: kind.enemy,
      threat: 2,
      engagement: 25,
      attack: 2,
      left: 4,
      progress: 0,
      questPoints: null,
      zone: 'engaged',
      shadowCards: 0,
    });
    await this.table.button(engaged).waitFor();
  }

  /** Everybody is exhausted but the scout: 2 + 1 − 1 = 2 destroy it; 2 on Glóin and 1 on Dúnhere, undefended. */
  async endRoundOne(): Promise<void> {
    const { table, heroes, names } = this;
    const { checks, shadows } = table.words.table;
    await table.next(checks.all);
    await table.closeWindow('dealShadows');
    await table.next(shadows.deal(3));
    await table.closeWindow('chooseEnemy', ANNE);
    await table.suffer({ enemy: names.spider, player: ANNE, defender: names.scout, damage: 1, shadow: 1 });
    await table.closeWindow('chooseEnemy', ANNE);
    await table.suffer({ enemy: names.orcs, player: ANNE, damage: 2, taker: heroes.gloin });
    await table.closeWindow('chooseEnemy', TOM);
    await table.suffer({ enemy: names.bats, player: TOM, damage: 1, taker: heroes.dunhere });
    await table.closeWindow('combatEnds');
    await table.closeWindow('refresh');
    await table.seesDials({ [ANNE]: 30, [TOM]: 25 });
    await this.sees(heroes.gloin, { resources: 1, left: 2, damage: 2 });
    await table.closeWindow('collect');
  }

  /** Tom is first. Quest: 2 against 1 + 2 = 3 is lost by 1: dials 31 and 26, both too low for the chieftain’s 35. */
  async roundTwoToCombat(): Promise<void> {
    const { table, cards, heroes, names } = this;
    const { words } = table;
    await table.closeWindow('planning', TOM);
    await table.endPlanning(TOM);
    await table.closeWindow('planning', ANNE);
    await table.endPlanning(ANNE);
    await table.closeWindow('questBegins');
    await table.closeWindow('commit', TOM);
    await table.commit([], 0);
    await table.commit([heroes.gloin], 2);
    await table.closeWindow('staging');
    await table.reveal(cards.chieftain);
    await table.reveal(cards.web);
    await table.button(words.table.sum.said(2, 3, words.table.sum.failure(1))).waitFor();
    await table.closeWindow('resolution');
    await table.seesDials({ [ANNE]: 31, [TOM]: 26 });
    await table.closeWindow('travel');
    await table.closeWindow('engage', TOM);
    await table.engage(names.crows);
    await table.next(words.table.engage.nobody(ANNE));
    await table.closeWindow('checks');
    await table.sees(words.table.checks.stay(1));
    await table.next(words.table.checks.all);
    await table.closeWindow('dealShadows');
    await table.next(words.table.shadows.deal(4));
    await table.closeWindow('chooseEnemy', TOM);
  }

  /** 1 − 1 = 0 on Éowyn by the crows, 1 undefended by the bats; 2 − 1 = 1 on Théodred by the spider. */
  async enemiesOfRoundTwo(): Promise<void> {
    const { table, heroes, names } = this;
    await table.suffer({ enemy: names.crows, player: TOM, defender: heroes.eowyn, damage: 0 });
    await table.closeWindow('chooseEnemy', TOM);
    await table.suffer({ enemy: names.bats, player: TOM, damage: 1, taker: heroes.eowyn });
    await table.closeWindow('chooseEnemy', ANNE);
    await table.suffer({ enemy: names.spider, player: ANNE, defender: heroes.theodred, damage: 1 });
    await table.closeWindow('chooseEnemy', ANNE);
  }

  /**
   * Théodred is exhausted and defends again: refused, then played because a card says otherwise; the log keeps why. Undo
   * takes it back with its line, redo brings both again. 2 + 1 − 1 = 2, so he has 4 − 3 = 1 left.
   */
  async overrideARefusal(): Promise<void> {
    const { table, heroes, names } = this;
    const { app, log, rules, table: words } = table.words;
    const [reason = ''] = words.override.reasons;
    const refusal = 'character/exhausted' as const;
    const written = log.lines.override({ refusal, reason });
    await table.next(words.attack.attacks(names.orcs));
    await table.closeWindow('defend', ANNE);
    await table.pick(words.attack.defender, heroes.theodred);
    await table.next(words.attack.defends(heroes.theodred, 1));
    await table.sees(app.pair(heroes.theodred, rules.refusal[refusal]));
    await table.press(words.override.offer);
    await table.press(reason);
    await table.button(app.pair(words.undo.undo, rules.command.declareDefenders)).waitFor();
    await this.seesInLog(written);
    await table.press(app.pair(words.undo.undo, rules.command.declareDefenders));
    await table.sees(words.now.defend(ANNE, names.orcs));
    assert.equal(await table.page.getByText(written, { exact: true }).count(), 0);
    await table.press(app.pair(words.undo.redo, rules.command.declareDefenders));
    await table.sees(written);
    await table.closeWindow('shadow', ANNE);
    await table.press(app.more(words.shadow.adds));
    await table.next(words.shadow.next(1));
    await table.closeWindow('enemyDamage', ANNE);
    await this.sees(heroes.theodred, { resources: 2, left: 1, damage: 3, exhausted: true });
  }

  private async seesInLog(line: string): Promise<void> {
    const { menu } = this.table.words.table;
    await this.table.press(menu.open);
    await this.table.press(menu.log);
    await this.table.sees(line);
    await this.table.close();
  }

  /** 2 on the bats with 2 left, 1 on the crows with 1, 3 on the orcs with 3: all three are destroyed. */
  async endRoundTwo(): Promise<void> {
    const { table, heroes, names } = this;
    await table.closeWindow('declareAttack', TOM);
    await table.strike(TOM, names.bats, [heroes.dunhere], 2);
    await table.closeWindow('declareAttack', TOM);
    await table.strike(TOM, names.crows, [heroes.eleanor], 1);
    await table.closeWindow('declareAttack', ANNE);
    await table.strike(ANNE, names.orcs, [heroes.aragorn], 3);
    await table.closeWindow('combatEnds');
    await table.closeWindow('refresh');
    await table.seesDials({ [ANNE]: 32, [TOM]: 27 });
    await table.closeWindow('collect');
  }

  /**
   * Gandalf costs 5: 3 of Glóin, 2 of Théodred; he deals 4 to the chieftain. Quest: 3 + 6 = 9 against 2, so 7: 3 explore the
   * road, 4 + 4 = 8 end stage 1. A card then places the 2 that stage 2 needs.
   */
  async roundThreeToTravel(): Promise<void> {
    const { table, cards, heroes, names } = this;
    const { words } = table;
    const { quest, resolution, stagingStep } = words.table;
    await table.closeWindow('planning', ANNE);
    await table.playAlly(this.gandalf);
    await this.sees(heroes.gloin, { resources: 0, left: 2, damage: 2 });
    await this.sees(heroes.theodred, { resources: 1, left: 1, damage: 3 });
    await table.open(names.chieftain);
    await table.enter(words.table.character.damage(null), 4);
    await table.close();
    await table.endPlanning(ANNE);
    await table.closeWindow('planning', TOM);
    await table.endPlanning(TOM);
    await table.closeWindow('questBegins');
    await table.closeWindow('commit', ANNE);
    await table.commit([heroes.gloin, heroes.theodred], 3);
    await table.commit([heroes.eowyn, heroes.dunhere, heroes.eleanor], 6);
    await table.closeWindow('staging');
    await table.reveal(cards.eyes);
    await table.next(stagingStep.next(1));
    await table.closeWindow('resolution');
    for (const line of [resolution.onCard(names.road, 3), resolution.explored(names.road)])
      await table.sees(line);
    await table.sees(resolution.onQuest(4));
    await table.sees(resolution.advances);
    await table.next(resolution.place(7));
    await table.press(quest.ask(2, 'B'));
    await table.enter(words.table.stat.questPoints, 2);
    await table.press(words.app.more(quest.effect));
    await table.press(quest.place);
    await table.seesQuest(3, 0, null);
    await table.enter(words.table.stat.questPoints, 10);
    await table.close();
    await table.seesQuest(3, 0, 10);
    await table.closeWindow('travel');
  }

  private get gandalf(): Ally {
    return { name: this.names.gandalf, sphere: 'neutral', cost: 5, numbers: GANDALF };
  }

  /** The chieftain kills Théodred (3 + 3 of 4) and falls to 3 + 4 − 3 = 4 with 2 left: 4 victory points. 2 on Aragorn. */
  async endRoundThree(): Promise<void> {
    const { table, heroes, names } = this;
    const { words } = table;
    await table.closeWindow('engage', ANNE);
    await table.engage(names.chieftain);
    await table.closeWindow('checks');
    await table.closeWindow('dealShadows');
    await table.next(words.table.shadows.deal(2));
    await table.closeWindow('chooseEnemy', ANNE);
    await table.suffer({ enemy: names.chieftain, player: ANNE, damage: 3, taker: heroes.theodred });
    await table.closeWindow('chooseEnemy', ANNE);
    await table.suffer({ enemy: names.spider, player: ANNE, damage: 2, taker: heroes.aragorn });
    await table.closeWindow('declareAttack', ANNE);
    await table.strike(ANNE, names.chieftain, [heroes.aragorn, names.gandalf], 4);
    await table.closeWindow('combatEnds');
    await table.open(names.gandalf);
    await table.press(words.table.character.discarded);
    await table.closeWindow('refresh');
    await table.seesDials({ [ANNE]: 33, [TOM]: 28 });
    await table.closeWindow('collect');
  }

  /** Tom has a Gandalf too. Quest: 10 + 4 = 14 against 2, so 12 of the 10 that stage 3 needs: victory. */
  async roundFourToVictory(): Promise<void> {
    const { table, cards, heroes, names } = this;
    const { words } = table;
    await table.closeWindow('planning', TOM);
    await table.playKnownAlly(this.gandalf);
    await table.endPlanning(TOM);
    await table.closeWindow('planning', ANNE);
    await table.endPlanning(ANNE);
    await table.closeWindow('questBegins');
    await table.closeWindow('commit', TOM);
    await table.commit([heroes.eowyn, heroes.dunhere, heroes.eleanor, names.gandalf], 10);
    await table.commit([heroes.aragorn, heroes.gloin], 4);
    await table.closeWindow('staging');
    await table.reveal(cards.stream);
    await table.next(words.table.stagingStep.next(1));
    await table.closeWindow('resolution');
    await table.next(words.table.resolution.place(12));
  }
}
