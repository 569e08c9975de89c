import { useMemo } from 'react';
import { View } from 'react-native';
import { folded } from '@/kernel/fold';
import type { BookPage, Reference } from '@/session/reference';
import { Panel } from '@/ui/Panel';
import { Scroll, ScrollSections } from '@/ui/Scroll';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { LONG_LIST } from '@/ui/longList';
import { SPACE, TOUCH } from '@/ui/theme';
import { indexLines } from './indexLines';

type Opens = { onOpen: ((topic: string) => void) | undefined };

/** Every title and every word it goes by, from A to Z. */
export const BookIndex = ({ reference, onOpen }: Opens & { reference: Reference }) => {
  const letters = useMemo(() => indexLines(reference), [reference]);
  return (
    <ScrollSections
      {...LONG_LIST}
      sections={letters}
      keyExtractor={({ name, topic }) => `${folded(name)} ${topic}`}
      stickySectionHeadersEnabled={false}
      contentContainerStyle={{ paddingBottom: SPACE.xl }}
      renderSectionHeader={({ section }) => (
        <Text size="heading" heading={2} style={{ paddingTop: SPACE.m }}>
          {section.letter}
        </Text>
      )}
      renderItem={({ item: { name, title, topic } }) => (
        <Touchable
          told
          role="link"
          label={title === null ? name : `${name} → ${title}`}
          disabled={onOpen === undefined}
          onPress={() => onOpen?.(topic)}
        >
          <View
            style={{
              minHeight: TOUCH,
              flexDirection: 'row',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: SPACE.m,
            }}
          >
            <Text font={title === null ? 'serifBold' : 'serif'}>{name}</Text>
            {title === null ? null : <Text tone="faded">{`→ ${title}`}</Text>}
          </View>
        </Touchable>
      )}
    />
  );
};

/** Some rules told in one go, each line a touch away from all of it. */
export const BookPageView = ({ page, onOpen }: Opens & { page: BookPage }) => (
  <Scroll contentContainerStyle={{ gap: SPACE.m, paddingBottom: SPACE.xl }}>
    <View>
      <Text size="heading" heading={2}>
        {page.title}
      </Text>
      <Text tone="faded">{page.intro}</Text>
    </View>
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
      {page.groups.map(({ title, lines }) => (
        <View key={title} style={{ flexGrow: 1, flexBasis: 340 }}>
          <Panel style={{ gap: SPACE.xs }}>
            <Text size="heading" heading={2}>
              {title}
            </Text>
            {lines.map(({ text, topic }) => (
              <Touchable
                key={text}
                role="link"
                label={text}
                disabled={onOpen === undefined}
                onPress={() => onOpen?.(topic)}
              >
                <View style={{ minHeight: TOUCH, justifyContent: 'center', paddingRight: SPACE.s }}>
                  <Text>{text}</Text>
                </View>
              </Touchable>
            ))}
          </Panel>
        </View>
      ))}
    </View>
  </Scroll>
);
