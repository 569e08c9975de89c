import type { ScenarioId } from '@/games/lcg/content';
import { SCENARIOS } from '@/games/lcg/content';
import { SPHERES } from '@/games/lcg/content/spheres';
import type { CharacterFields, EncounterFields, GameState } from '@/games/lcg/play';
import { isCharacterFields, isEncounterFields, plainTitle } from '@/games/lcg/play';
import type { Checked } from '@/kernel/checks';
import { flag, oneOf, orNull, shape, text, whole } from '@/kernel/checks';

/** A hero or an ally as the table typed it. */
type KnownCharacter = { kind: 'hero'; as: CharacterFields } | { kind: 'ally'; as: CharacterFields };
/** An enemy, a location or an objective; its type says which. */
type KnownEncounter = { kind: 'encounter'; as: EncounterFields };
/** An attachment or an event: what it costs, and to whose sphere. */
export type PlayedFields = Checked<typeof isPlayedFields>;
type KnownPlayed = { kind: 'attachment'; as: PlayedFields } | { kind: 'event'; as: PlayedFields };
/** Quest points of one stage of a scenario. */
type KnownQuest = { kind: 'quest'; scenario: ScenarioId; stage: number; questPoints: number };
type Named = KnownCharacter | KnownEncounter | KnownPlayed;
export type KnownCard = Named | KnownQuest;

/** What players have entered, in the order of entering, so that the second game is faster. */
export type Catalogue = readonly KnownCard[];

export const EMPTY_CATALOGUE: Catalogue = [];

const isCharacter = shape({ kind: oneOf('hero', 'ally'), as: isCharacterFields });
const isEncounter = shape({ kind: oneOf('encounter'), as: isEncounterFields });
const isPlayedFields = shape({
  name: text(0, 80),
  unique: flag,
  restricted: flag,
  /** Null: neutral. */
  sphere: orNull(oneOf(...SPHERES)),
  cost: orNull(whole(0, 999)),
});
const isPlayed = shape({ kind: oneOf('attachment', 'event'), as: isPlayedFields });
const isQuest = shape({
  kind: oneOf('quest'),
  scenario: oneOf(...SCENARIOS),
  stage: whole(1, 999),
  questPoints: whole(0, 999),
});

export const isKnownCard = (value: unknown): value is KnownCard =>
  isCharacter(value) || isEncounter(value) || isPlayed(value) || isQuest(value);

/** What tells one card from another: kind and title, however it is accented; a card without a title is none. */
export const keyOf = (card: KnownCard): string | null => {
  if (card.kind === 'quest') return `quest ${card.scenario} ${card.stage}`;
  const title = plainTitle(card.as.name);
  if (title === '') return null;
  return `${card.kind === 'encounter' ? card.as.type : card.kind} ${title}`;
};

/** Numbers that are not known now keep what was known before. */
const filledIn = <Fields extends object>(later: Fields, earlier: Fields): Fields => {
  const known = Object.entries(later).filter(([, value]) => value !== null);
  return { ...earlier, ...Object.fromEntries(known) };
};

/** A card with other fields. */
export const withFields = <Card extends Named>(card: Card, as: Card['as']): Card => ({ ...card, as });

/** Two cards of the same key are of the same kind. */
const together = (later: KnownCard, earlier: KnownCard): KnownCard =>
  later.kind === 'quest' || earlier.kind === 'quest'
    ? later
    : withFields(later, filledIn(later.as, earlier.as));

/** What the second one knows goes before what the first one knew. */
export const merge = (catalogue: Catalogue, other: Catalogue): Catalogue => {
  const cards = new Map<string, KnownCard>();
  for (const card of [...catalogue, ...other]) {
    const key = keyOf(card);
    const earlier = key === null ? undefined : cards.get(key);
    if (key !== null) cards.set(key, earlier ? together(card, earlier) : card);
  }
  return [...cards.values()];
};

export const remember = (catalogue: Catalogue, card: KnownCard): Catalogue => merge(catalogue, [card]);

export const forget = (catalogue: Catalogue, card: KnownCard): Catalogue =>
  catalogue.filter((one) => keyOf(one) !== keyOf(card));

export const characterFieldsOf = (one: CharacterFields): CharacterFields => ({
  name: one.name,
  unique: one.unique,
  spheres: [...one.spheres],
  threatCost: one.threatCost,
  cost: one.cost,
  willpower: one.willpower,
  attack: one.attack,
  defence: one.defence,
  hitPoints: one.hitPoints,
  ranged: one.ranged,
  sentinel: one.sentinel,
});

export const encounterFieldsOf = (one: EncounterFields): EncounterFields => ({
  type: one.type,
  name: one.name,
  unique: one.unique,
  threat: one.threat,
  engagement: one.engagement,
  attack: one.attack,
  defence: one.defence,
  hitPoints: one.hitPoints,
  questPoints: one.questPoints,
  victory: one.victory,
  cannotLeaveStaging: one.cannotLeaveStaging,
  immune: one.immune,
  faceDown: one.faceDown,
});

/** Everything that lies on the table, as it was typed; cards lying face down have no name of their own. */
export const cardsOf = ({ characters, encounter, quest, scenario }: GameState): KnownCard[] => [
  ...characters.map((one) => ({ kind: one.kind, as: characterFieldsOf(one) })),
  ...encounter
    .filter(({ faceDown }) => !faceDown)
    .map((one): KnownCard => ({ kind: 'encounter', as: encounterFieldsOf(one) })),
  ...(quest.questPoints === null || scenario === 'other'
    ? []
    : [{ kind: 'quest' as const, scenario, stage: quest.stage, questPoints: quest.questPoints }]),
];

/** Cards of a kind whose title begins like this, or has a word that does; accents and capitals do not count. */
export const suggest = (catalogue: Catalogue, kind: KnownCard['kind'], begun: string): KnownCard[] => {
  const wanted = plainTitle(begun);
  return catalogue.filter((card) => {
    if (card.kind !== kind || card.kind === 'quest') return false;
    const title = plainTitle(card.as.name);
    return title.startsWith(wanted) || title.split(/[\s’'-]+/).some((word) => word.startsWith(wanted));
  });
};

/** Quest points of a stage, if anybody has typed them. */
export const knownQuestPoints = (
  catalogue: Catalogue,
  scenario: ScenarioId,
  stage: number,
): number | null => {
  const found = catalogue.find(
    (card) => card.kind === 'quest' && card.scenario === scenario && card.stage === stage,
  );
  return found?.kind === 'quest' ? found.questPoints : null;
};

/** A neutral card has none; encounter and quest cards neither. */
export const spheresOf = (card: KnownCard): CharacterFields['spheres'] => {
  if (card.kind === 'quest' || card.kind === 'encounter') return [];
  if ('spheres' in card.as) return card.as.spheres;
  return card.as.sphere === null ? [] : [card.as.sphere];
};

/** The spheres of player cards the table has entered, by plain title; for the check of a deck. */
export const spheresIn =
  (catalogue: Catalogue) =>
  (title: string): CharacterFields['spheres'] | null => {
    const found = catalogue.find(
      (card) => card.kind !== 'quest' && card.kind !== 'encounter' && plainTitle(card.as.name) === title,
    );
    return found ? spheresOf(found) : null;
  };
