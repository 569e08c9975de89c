import { View } from 'react-native';
import type { DeckCheck } from '@/games/tcg/decks';
import { useWords } from '@/games/tcg/session/useWords';
import { problemText, warningText } from '@/games/tcg/words/decks';
import type { IconName } from '@/ui/Icon';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import type { Tone } from '@/ui/palette';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';

const VERDICTS: Record<DeckCheck['verdict'], { icon: IconName; tone: Tone }> = {
  legal: { icon: 'check', tone: 'moss' },
  open: { icon: 'info', tone: 'gold' },
  illegal: { icon: 'warning', tone: 'ember' },
};

/** What the rules say of a deck, and what could not be told. */
export const DeckResult = ({ deck }: { deck: DeckCheck }) => {
  const words = useWords();
  const { check } = words.cardsPage;
  const { icon, tone } = VERDICTS[deck.verdict];
  const held = [deck.bearer, deck.ring].filter((title) => title !== null);
  return (
    <Panel>
      <View role="status" style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
        <Icon name={icon} size={36} tone={tone} />
        <View style={{ flex: 1 }}>
          <Text size="story" font="serifBold" tone={tone}>
            {words.decks.verdict[deck.verdict]}
          </Text>
          <Text>{check.total(deck.total)}</Text>
          <Text tone="faded">{check.parts(deck.draw, deck.freePeoples, deck.shadow, deck.sites)}</Text>
          {held.length > 0 ? <Text tone="faded">{held.join(' · ')}</Text> : null}
        </View>
      </View>
      <Lines heading={check.problems} lines={deck.problems.map((one) => problemText(one, words))} />
      <Lines heading={check.warnings} lines={deck.warnings.map((one) => warningText(one, words))} />
    </Panel>
  );
};

/** Enough to begin mending a list; the rest comes when these are mended. */
const LINES_SHOWN = 8;

const Lines = ({ heading, lines }: { heading: string; lines: readonly string[] }) => {
  const { check } = useWords().cardsPage;
  const unshown = lines.length - LINES_SHOWN;
  if (lines.length === 0) return null;
  return (
    <View style={{ gap: SPACE.xs }}>
      <Text font="serifBold" heading={3}>
        {heading}
      </Text>
      {lines.slice(0, LINES_SHOWN).map((line, at) => (
        <Text key={at}>{line}</Text>
      ))}
      {unshown > 0 ? <Text tone="faded">{check.more(unshown)}</Text> : null}
    </View>
  );
};
