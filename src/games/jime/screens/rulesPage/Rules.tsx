import { View } from 'react-native';
import { sectionHeading } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { useLanguage } from '@/session/settings';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { RuleText } from './RuleText';
import type { RuleEntry } from './ruleEntries';
import { entriesUnder, headOf, ruleEntries } from './ruleEntries';

type Props = { sections: readonly string[]; onClose(): void };

/** The rules as the app says them today: all by phase, or those of the sections that were touched. */
export const Rules = ({ sections, onClose }: Props) => {
  const words = useWords();
  const { page } = words.rulings;
  return (
    <Page title={page.title} onBack={onClose}>
      {sections.length === 0 ? <ByPhase /> : <BySection sections={sections} />}
    </Page>
  );
};

const ByPhase = () => {
  const words = useWords();
  const { page } = words.rulings;
  const entries = ruleEntries(words);
  return (
    <>
      <Text>{page.intro}</Text>
      {[...new Set(entries.map(({ group }) => group))].map((group) => (
        <RulePanel
          key={group}
          title={page.groups[group]}
          entries={entries.filter((entry) => entry.group === group)}
        />
      ))}
    </>
  );
};

const BySection = ({ sections }: { sections: readonly string[] }) => {
  const words = useWords();
  const language = useLanguage();
  const { page } = words.rulings;
  const entries = ruleEntries(words);
  return [...new Set(sections.map(headOf))].map((section) => (
    <RulePanel
      key={section}
      title={page.section(section, sectionHeading(section, language) ?? '')}
      entries={entriesUnder(entries, section)}
    />
  ));
};

const RulePanel = ({ title, entries }: { title: string; entries: readonly RuleEntry[] }) => {
  const { page } = useWords().rulings;
  return (
    <Panel>
      <Text size="heading" heading={2}>
        {title}
      </Text>
      {entries.map(({ title: name, text }) => (
        <View key={text} style={{ gap: 2, paddingBottom: SPACE.s }}>
          {name === '' ? null : (
            <Text font="serifBold" heading={3}>
              {name}
            </Text>
          )}
          <RuleText>{text}</RuleText>
        </View>
      ))}
      {entries.length === 0 ? <Text tone="faded">{page.none}</Text> : null}
    </Panel>
  );
};
