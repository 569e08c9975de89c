import type { DeckCheck } from '@/games/tcg/decks';
import { useWords } from '@/games/tcg/session/useWords';
import { problemText, warningText } from '@/games/tcg/words/decks';
import type { IconName } from '@/ui/Icon';
import type { Tone } from '@/ui/palette';
import { DeckVerdict } from '@/ui/tableSet';
import { Text } from '@/ui/Text';

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
    <DeckVerdict
      verdict={{ icon, tone, text: words.decks.verdict[deck.verdict] }}
      counts={
        <>
          <Text>{check.total(deck.total)}</Text>
          <Text tone="faded">{check.parts(deck.draw, deck.freePeoples, deck.shadow, deck.sites)}</Text>
          {held.length > 0 ? <Text tone="faded">{held.join(' · ')}</Text> : null}
        </>
      }
      findings={[
        { heading: check.problems, lines: deck.problems.map((one) => problemText(one, words)) },
        { heading: check.warnings, lines: deck.warnings.map((one) => warningText(one, words)) },
      ]}
      more={check.more}
    />
  );
};
