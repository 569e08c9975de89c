import type { Ref } from 'react';
import type { FlatListProps, ScrollViewProps, SectionListProps } from 'react-native';
import { FlatList, ScrollView, SectionList } from 'react-native';

/**
 * A tap beside the field that is typed into does what it is for at the first touch. iOS brings that field above the keyboard; on
 * Android the whole app makes room for it (`useKeyboardRoom`).
 */
const TYPING = { keyboardShouldPersistTaps: 'handled', automaticallyAdjustKeyboardInsets: true } as const;

/** Everything that scrolls is one of these three: a list of the platform's own would lie under the keyboard. */
export const Scroll = (props: ScrollViewProps & { ref?: Ref<ScrollView> }) => (
  <ScrollView {...TYPING} automaticallyAdjustKeyboardInsets={!props.horizontal} {...props} />
);

export const ScrollList = <Item,>(props: FlatListProps<Item> & { ref?: Ref<FlatList<Item>> }) => (
  <FlatList {...TYPING} {...props} />
);

export const ScrollSections = <Item, Section>(props: SectionListProps<Item, Section>) => (
  <SectionList {...TYPING} {...props} />
);
