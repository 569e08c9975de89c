import type { ComponentProps } from 'react';
import { createContext, useContext } from 'react';
import { View } from 'react-native';
import { useWords } from '@/games/jime/session/useWords';
import { withoutSections } from '@/games/jime/words/sentences';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { SPACE, TOUCH } from '@/ui/theme';
import { sectionsIn } from './ruleEntries';

/** Opens the rules of some sections; null where no page can lie over the screen. */
const Links = createContext<((sections: readonly string[]) => void) | null>(null);
export const RuleLinks = Links.Provider;

type Props = Omit<ComponentProps<typeof Text>, 'children'> & { children: string };

/**
 * A sentence with the sections it comes from, underlined: a touch opens what is said under them. The whole sentence is
 * touched, for a number between others is too small for a finger.
 */
export const RuleText = ({ children, ...text }: Props) => {
  const open = useContext(Links);
  const words = useWords().rulings.page;
  const sections = sectionsIn(children);
  if (!open || sections.length === 0) return <Text {...text}>{withoutSections(children)}</Text>;
  return (
    <Touchable role="link" label={children} hint={words.open} onPress={() => open(sections)}>
      <View style={{ minHeight: TOUCH, paddingRight: SPACE.s }}>
        <Text {...text}>
          {children.split(/(§\d+(?:\.\d+)?)/).map((part, i) =>
            i % 2 === 0 ? (
              part
            ) : (
              <Text key={i} {...text} style={{ textDecorationLine: 'underline' }}>
                {part}
              </Text>
            ),
          )}
        </Text>
      </View>
    </Touchable>
  );
};

/** The sections a page comes from, in a line of their own: to be touched, not to be read aloud. */
export const RuleSections = ({ of }: { of: string }) => {
  const open = useContext(Links);
  const words = useWords().rulings.page;
  const sections = sectionsIn(of);
  if (!open || sections.length === 0) return null;
  const said = words.see(sections.map((section) => `§${section}`).join(', '));
  return (
    <Touchable role="link" label={said} hint={words.open} onPress={() => open(sections)}>
      <View style={{ minHeight: TOUCH, justifyContent: 'center' }}>
        <Text size="label" tone="river" style={{ textDecorationLine: 'underline' }}>
          {said}
        </Text>
      </View>
    </Touchable>
  );
};
