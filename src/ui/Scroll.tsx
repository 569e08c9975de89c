import type { Ref } from 'react';
import { useImperativeHandle, useRef } from 'react';
import type { FlatListProps, ScrollViewProps, SectionListProps } from 'react-native';
import { FlatList, ScrollView, SectionList } from 'react-native';
import { useScrollStop } from './scrollStop';

/**
 * A tap beside the field that is typed into does what it is for at the first touch. iOS brings that field above the keyboard; on
 * Android the whole app makes room for it (`useKeyboardRoom`).
 */
const TYPING = { keyboardShouldPersistTaps: 'handled', automaticallyAdjustKeyboardInsets: true } as const;

/** Everything that scrolls is one of these three: a list of the platform's own would lie under the keyboard. */
export const Scroll = (props: ScrollViewProps & { ref?: Ref<ScrollView> }) => (
  <Area {...TYPING} automaticallyAdjustKeyboardInsets={!props.horizontal} {...props} />
);

/** By keyboard it scrolls, too, where nothing in it is reached. */
const Area = ({ ref, ...scroll }: ScrollViewProps & { ref?: Ref<ScrollView> | undefined }) => {
  const area = useRef<ScrollView>(null);
  useImperativeHandle<ScrollView | null, ScrollView | null>(ref, () => area.current);
  useScrollStop(area);
  return <ScrollView ref={area} {...scroll} />;
};

const inArea = (scroll: ScrollViewProps) => <Area {...scroll} />;

export const ScrollList = <Item,>(props: FlatListProps<Item> & { ref?: Ref<FlatList<Item>> }) => (
  <FlatList {...TYPING} renderScrollComponent={inArea} {...props} />
);

export const ScrollSections = <Item, Section>(props: SectionListProps<Item, Section>) => (
  <SectionList {...TYPING} renderScrollComponent={inArea} {...props} />
);
