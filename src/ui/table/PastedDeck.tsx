import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Button } from '../Button';
import { Notice } from '../Notice';
import { Text } from '../Text';
import { TextField } from '../TextField';
import { SPACE } from '../theme';

type Props = {
  words: { paste: string; clear: string; empty: string; nothingRead: string; formats: string };
  list: string;
  onChange(list: string): void;
  /** Something was typed, and no card was found in it. */
  nothingRead: boolean;
  /** What is chosen before a list is pasted. */
  choice?: ReactNode;
  /** What the rules say of the list. */
  children: ReactNode;
};

/** Longer than any list of a deck. */
const LONGEST_LIST = 20_000;

const half = { flexGrow: 1, flexShrink: 1, flexBasis: 420, maxWidth: '100%', gap: SPACE.m } as const;

/** A pasted list, checked as it is typed. */
export const PastedDeck = ({ words, list, onChange, nothingRead, choice, children }: Props) => {
  const isEmpty = list.trim() === '';
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start', gap: SPACE.l }}>
      <View style={half}>
        {choice}
        <TextField label={words.paste} value={list} longest={LONGEST_LIST} rows={14} onChange={onChange} />
        {isEmpty ? null : (
          <View style={{ alignItems: 'flex-start' }}>
            <Button icon="close" label={words.clear} onPress={() => onChange('')} />
          </View>
        )}
      </View>
      <View style={half}>
        {isEmpty ? <Text size="story">{words.empty}</Text> : null}
        {nothingRead ? <Notice kind="warning" text={words.nothingRead} /> : null}
        {isEmpty || nothingRead ? <Text>{words.formats}</Text> : children}
      </View>
    </View>
  );
};
