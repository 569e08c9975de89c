import type { ReactNode } from 'react';
import { useState } from 'react';
import { View } from 'react-native';
import type { PrintedKeyword, ProductId, Skill } from '@/games/jime/content';
import type { Names } from '../useNames';
import { useWords } from '@/games/jime/session/useWords';
import { Choice } from '@/ui/Choice';
import { Fold } from '@/ui/Fold';
import { Icon } from '@/ui/Icon';
import { Picture } from '@/ui/Picture';
import { ScrollList } from '@/ui/Scroll';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import { CardTitle } from './CardTitle';
import { Gist } from './Gist';
import type { BoxTabProps } from './boxTab';
import { LIST } from './boxTab';
import type { Purpose } from './PurposeFilter';
import { PurposeFilter, serves } from './PurposeFilter';

const BASIC = 'basic';

/** The cards of one role at a time; a search looks through all of them. */
export const Skills = ({ opened, names, shows, searching }: BoxTabProps & { searching: boolean }) => {
  const { skill: words } = useWords().box;
  const [deck, setDeck] = useState<string>(BASIC);
  const [purpose, setPurpose] = useState<Purpose>('any');
  const { roles, heroes, skills } = opened.box;
  const boxOf = ({ owner }: Skill): ProductId =>
    owner.kind === 'role'
      ? (roles[owner.role]?.product ?? 'core')
      : owner.kind === 'hero'
        ? (heroes[owner.hero]?.product ?? 'core')
        : 'core';
  const inDeck = ({ owner }: Skill): boolean =>
    owner.kind === 'role' ? owner.role === deck : owner.kind === 'basic' && deck === BASIC;
  const shown = Object.values(skills).filter(
    (skill) =>
      (searching || inDeck(skill)) &&
      serves(skill, purpose) &&
      shows([boxOf(skill)], [`skill.${skill.name}`]),
  );
  const decks = [
    { value: BASIC, label: words.basic },
    ...Object.values(roles)
      .filter(({ product }) => shows([product], [], ''))
      .map(({ id }) => ({ value: id, label: names.card(`role.${id}`).name })),
  ];
  return (
    <ScrollList
      {...LIST}
      initialNumToRender={12}
      data={shown}
      keyExtractor={({ id }) => id}
      ListHeaderComponent={
        <>
          {searching ? null : <Choice label={words.deck} value={deck} options={decks} onChoose={setDeck} />}
          <PurposeFilter value={purpose} onChoose={setPurpose} />
        </>
      }
      ListHeaderComponentStyle={{ gap: SPACE.m, paddingBottom: SPACE.s }}
      renderItem={({ item }) => <SkillLine skill={item} names={names} />}
    />
  );
};

export const keywordText = ({ keyword, value }: PrintedKeyword, names: Names): string =>
  [names.say(`keyword.${keyword}`), value].filter(Boolean).join(' ');

type LineProps = {
  skill: Skill;
  names: Names;
  /** Says its name and numbers, and the rest at a touch. */
  folds?: boolean;
  /** What else there is to say of it. */
  children?: ReactNode;
};

/** One skill as its card has it, with what it does. */
export const SkillLine = ({ skill, names, folds = false, children }: LineProps) => {
  const { app, box } = useWords();
  const words = box.skill;
  const { colours } = useTheme();
  const keywords = skill.keywords.map((printed) => keywordText(printed, names));
  const traits = skill.traits.map((trait) => names.say(`trait.${trait}`));
  const facts = (open: boolean) => (
    <>
      <CardTitle names={names} of={`skill.${skill.name}`} />
      <Text tone="faded">{[words.number(skill.number), ...keywords, ...traits].join(' · ')}</Text>
      {open ? <Gist card={skill} of={`skill.${skill.id}`} names={names} /> : null}
      {open ? children : null}
    </>
  );
  const said = app.pair(names.card(`skill.${skill.name}`).name, names.say(`skill.${skill.id}.gist`));
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: SPACE.m,
        padding: SPACE.s + 2,
        borderRadius: RADIUS,
        borderWidth: 1,
        borderColor: `${colours.faded}88`,
        backgroundColor: colours.panel,
      }}
    >
      <Picture
        label={words.icons(skill.success, skill.fate)}
        style={{ flexDirection: 'row', gap: 2, minWidth: 56 }}
      >
        {Array.from({ length: skill.success }, (_, i) => (
          <Icon key={`s${i}`} name="success" size={24} tone="moss" />
        ))}
        {Array.from({ length: skill.fate }, (_, i) => (
          <Icon key={`f${i}`} name="fate" size={24} tone="gold" />
        ))}
      </Picture>
      <View style={{ flex: 1, minWidth: 220 }}>
        {folds && skill.when ? <Fold label={said}>{facts}</Fold> : facts(true)}
      </View>
      {skill.owner.kind === 'role' ? (
        <Text font="sansBold" tone="gold">
          {words.xp(skill.xp)}
        </Text>
      ) : null}
    </View>
  );
};
