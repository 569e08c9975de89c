import type { ComponentProps } from 'react';
import { Text as NativeText, View } from 'react-native';
import { useWords } from '@/games/jime/session/useWords';
import { sectionsOf, segmentsOf } from '@/games/jime/words/links';
import { withoutSections } from '@/games/jime/words/sentences';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { SPACE, TOUCH } from '@/ui/theme';
import { useLinker, useOpenRule, useReadRule } from './links';

type Props = Omit<ComponentProps<typeof Text>, 'children'> & {
  children: string;
  /** The rule behind the whole sentence, where its words do not name it. */
  section?: string | undefined;
};

/**
 * A sentence whose terms are underlined: a touch on one opens its rule, a touch beside them the rule the sentence comes
 * from. The whole sentence is touched, for a word between others is too small for a finger.
 */
export const LinkedText = ({ children, section, ...text }: Props) => {
  const open = useOpenRule();
  const linker = useLinker();
  const read = useReadRule();
  const { opens } = useWords().reference;
  const [first] = [section, ...sectionsOf(children, linker)].filter(
    (one) => one !== undefined && one !== read,
  );
  if (!open || first === undefined) return <Text {...text}>{withoutSections(children)}</Text>;
  return (
    <Touchable role="link" label={children} hint={opens} onPress={() => open(first)}>
      <View style={{ minHeight: TOUCH, paddingRight: SPACE.s }}>
        <Text {...text}>
          {segmentsOf(children, linker).map((segment, i) =>
            segment.section === null || segment.section === read ? (
              segment.text
            ) : (
              <Term key={i} section={segment.section} text={segment.text} />
            ),
          )}
        </Text>
      </View>
    </Touchable>
  );
};

/** A term stays on one line, so that its underline is one stroke. */
const Term = ({ section, text }: { section: string; text: string }) => {
  const open = useOpenRule();
  return (
    <NativeText
      testID={`term-${section}`}
      suppressHighlighting
      onPress={(event) => {
        // The sentence around it would open its own rule as well.
        event.stopPropagation();
        open?.(section);
      }}
      style={{ textDecorationLine: 'underline', textDecorationStyle: 'dotted' }}
    >
      {text.replaceAll(' ', '\u00a0')}
    </NativeText>
  );
};

/** The sections a page comes from, in a line of their own: to be touched, not to be read aloud. */
export const RuleSections = ({ of }: { of: string }) => {
  const open = useOpenRule();
  const { opens, see } = useWords().reference;
  const sections = [...new Set([...of.matchAll(/§(\d+)/g)].map(([, section]) => section ?? ''))];
  const [first] = sections;
  if (!open || first === undefined) return null;
  return (
    <LinkLine
      label={see(sections.map((section) => `§${section}`).join(', '))}
      hint={opens}
      onPress={() => open(first)}
    />
  );
};

const LinkLine = ({ label, hint, onPress }: { label: string; hint: string; onPress(): void }) => (
  <Touchable role="link" label={label} hint={hint} onPress={onPress}>
    <View style={{ minHeight: TOUCH, justifyContent: 'center' }}>
      <Text size="label" tone="river" style={{ textDecorationLine: 'underline' }}>
        {label}
      </Text>
    </View>
  </Touchable>
);
