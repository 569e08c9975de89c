import { View } from 'react-native';
import { useWords } from '@/games/jime/session/useWords';
import type { Tone } from '@/ui/palette';
import { Picture } from '@/ui/Picture';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { CardTitle } from '../../box/CardTitle';
import { keyOf } from '../../box/Items';
import type { ChangedLine } from '../itemLines';
import { changedLines, itemLines } from '../itemLines';
import { useOpenGame } from '../useOpenGame';
import type { Card } from './upgradeTiers';

type Props = { from: Card; card: Card };

/** §34.4 An upgrade beside the card in hand: what stays, what is gained, what is lost. */
export const UpgradeFacts = ({ from, card }: Props) => {
  const words = useWords().box;
  const { names } = useOpenGame();
  const lines = changedLines(itemLines(from, words, names), itemLines(card, words, names));
  return (
    <View style={{ gap: SPACE.xs, flexShrink: 1 }}>
      <CardTitle names={names} of={keyOf(card)} />
      {card.tier === null ? null : <Text tone="faded">{words.item.tier(card.tier)}</Text>}
      {lines.map(({ line, change }) => (
        <ChangeLine key={`${change}${line}`} line={line} change={change} />
      ))}
    </View>
  );
};

const SIGNS: Record<ChangedLine['change'], { sign: string; tone: Tone }> = {
  kept: { sign: '', tone: 'faded' },
  gained: { sign: '+', tone: 'moss' },
  lost: { sign: '−', tone: 'ember' },
};

const ChangeLine = ({ line, change }: ChangedLine) => {
  const { app, campaign } = useWords();
  const words = campaign.camp.tree.change;
  const { sign, tone } = SIGNS[change];
  return (
    <Picture
      label={change === 'kept' ? line : app.pair(words[change], line)}
      style={{ flexDirection: 'row', gap: SPACE.s }}
    >
      <Text size="story" font="sansBold" tone={tone} style={{ width: 18, textAlign: 'center' }}>
        {sign}
      </Text>
      <Text tone={change === 'gained' ? 'ink' : 'faded'} style={{ flex: 1 }}>
        {line}
      </Text>
    </Picture>
  );
};
