import type { Enemy, PrintedKeyword, Skill } from '@/games/jime/content';
import type { Translations } from '@/games/jime/words';
import { LANGUAGES } from '@/i18n/languages';
import type { Work } from '@/kernel/slices';
import type { Topic } from '@/session/reference';
import type { Names, OpenBox } from './openBox';

type CardKind = Exclude<keyof Translations['reference']['card'], 'noText'>;

/** The section that says how a card of each kind is used. */
const SECTION_OF: Record<CardKind, string> = {
  skill: '27',
  item: '29',
  trinket: '111',
  title: '31',
  boon: '26',
  bane: '26',
  damage: '38',
  fear: '71',
  weakness: '53',
  bonus: '47',
  token: '75',
  movement: '8',
  spaceTrait: '81',
};

/** Everything in the box that has a name and a text, as entries to look up beside the rules. */
export function* boxTopics(opened: OpenBox, names: Names, words: Translations): Work<Topic[]> {
  const { box, text } = opened;
  const { box: said, reference } = words;
  const known = (key: string): string | null => (Object.hasOwn(text.en, key) ? names.say(key) : null);
  const namesOf = (key: string): string[] => [
    ...new Set(LANGUAGES.flatMap((language) => text[language][key] ?? [])),
  ];
  const entry = (
    id: string,
    name: string,
    gist: string | null,
    facts: readonly (string | null)[],
    rest: Pick<Topic, 'kind'> & { see: readonly string[] },
  ): Topic => ({
    id,
    title: names.card(name).name,
    text: gist ?? reference.card.noText,
    // Named by its title: a rule of the same name comes before it.
    cards: [],
    facts: facts.flatMap((fact) => (fact ? [fact] : [])),
    number: null,
    page: null,
    tags: namesOf(name),
    steps: [],
    source: '',
    ...rest,
  });
  const card = (kind: CardKind, id: string, facts: readonly (string | null)[] = [], name = id): Topic =>
    entry(`${kind}.${id}`, `${kind}.${name}`, known(`${kind}.${id}.gist`), [reference.card[kind], ...facts], {
      kind: 'card',
      see: [SECTION_OF[kind]],
    });
  const keyword = ({ keyword: id, value }: PrintedKeyword): string =>
    [names.say(`keyword.${id}`), value].filter(Boolean).join(' ');
  const ownerOf = ({ owner }: Skill): string =>
    owner.kind === 'role'
      ? names.card(`role.${owner.role}`).name
      : owner.kind === 'hero'
        ? names.card(`hero.${owner.hero}`).name
        : said.skill.basic;
  /** Two copies of one card are one entry. */
  const skills = [
    ...new Map(Object.values(box.skills).map((one) => [`${one.name} ${ownerOf(one)}`, one])).values(),
  ];
  const enemyText = ({ health, armour, sorcery, ranged, moveToAttack, moveWithoutTarget }: Enemy): string =>
    [
      said.enemy.health(health),
      armour > 0 ? said.enemy.armour(armour) : '',
      sorcery > 0 ? said.enemy.sorcery(sorcery) : '',
      ranged ? said.enemy.ranged : '',
      said.enemy.moves(moveToAttack, moveWithoutTarget),
    ]
      .filter(Boolean)
      .join(' · ');
  const kinds: readonly (() => Topic[])[] = [
    () =>
      Object.values(box.terrain).map(({ id, where, section }) =>
        entry(`terrain.${id}`, `terrain.${id}`, known(`terrain.${id}.gist`), [said.terrain[where]], {
          kind: 'terrain',
          see: section === undefined ? ['30'] : [section, '30'],
        }),
      ),
    () =>
      Object.values(box.enemies).map((enemy) =>
        entry(
          `enemy.${enemy.id}`,
          `enemy.${enemy.id}`,
          enemyText(enemy),
          [
            ...enemy.traits.map((trait) => names.say(`enemyTrait.${trait}`)),
            ...enemy.movement.map((trait) => names.say(`movement.${trait}`)),
          ],
          { kind: 'enemy', see: ['58', '8', ...(enemy.ranged ? ['83'] : [])] },
        ),
      ),
    () =>
      Object.values(box.heroes).map(({ id }) =>
        entry(`hero.${id}`, `hero.${id}`, known(`hero.${id}.gist`), [], { kind: 'hero', see: ['28', '59'] }),
      ),
    () =>
      skills.map((skill) =>
        card('skill', skill.id, [ownerOf(skill), ...skill.keywords.map(keyword)], skill.name),
      ),
    () => Object.values(box.items).map(({ id }) => card('item', id)),
    () => Object.values(box.trinkets).map(({ id }) => card('trinket', id)),
    () => Object.values(box.titles).map(({ id }) => card('title', id)),
    () => Object.values(box.boons).map(({ id }) => card('boon', id)),
    () => Object.values(box.banes).map(({ id }) => card('bane', id)),
    () => Object.values(box.damageCards).map(({ id }) => card('damage', id)),
    () => Object.values(box.fearCards).map(({ id }) => card('fear', id)),
    () => Object.values(box.weaknesses).map(({ id }) => card('weakness', id)),
    () => Object.values(box.enemyBonuses).map(({ id, name }) => card('bonus', id, [], name)),
    () => Object.values(box.tokens).map(({ id }) => card('token', id)),
    () => Object.values(box.spaceTraits).map(({ id }) => card('spaceTrait', id)),
  ];
  const topics: Topic[] = [];
  for (const topicsOfKind of kinds) {
    topics.push(...topicsOfKind());
    yield undefined;
  }
  return topics;
}
