import type { DeckCheck, DeckProblem, DeckWarning } from '@/games/lcg/decks';
import { SMALLEST_DECK } from '@/games/lcg/decks';
import { useWords } from '@/games/lcg/session/useWords';
import type { Translations } from '@/games/lcg/words';
import type { IconName } from '@/ui/Icon';
import type { Tone } from '@/ui/palette';
import { DeckVerdict } from '@/ui/tableSet';
import { Text } from '@/ui/Text';

const VERDICTS: Record<DeckCheck['verdict'], { icon: IconName; tone: Tone }> = {
  legal: { icon: 'check', tone: 'moss' },
  intro: { icon: 'lore', tone: 'gold' },
  illegal: { icon: 'warning', tone: 'ember' },
};

const problemText = (problem: DeckProblem, { decks }: Translations): string => {
  switch (problem.problem) {
    case 'tooFewCards':
      return decks.tooFewCards(problem.cards);
    case 'tooManyCopies':
      return decks.tooManyCopies(problem.title, problem.copies);
    case 'wrongType':
      return decks.wrongType(problem.title);
    case 'heroTwice':
      return decks.heroTwice(problem.title);
    case 'tooManyHeroes':
      return decks.tooManyHeroes(problem.heroes);
  }
};

const warningText = (warning: DeckWarning, { decks, names }: Translations): string => {
  switch (warning.warning) {
    case 'noHeroes':
    case 'introUnverified':
      return decks[warning.warning];
    case 'offSphere':
      return decks.offSphere(warning.title, names.sphere[warning.sphere]);
    case 'unread':
      return decks.unread(warning.line);
  }
};

/** What the rules say of a deck, and what a player may want to know of it. */
export const DeckResult = ({ deck }: { deck: DeckCheck }) => {
  const words = useWords();
  const { check } = words.cardsPage;
  const { icon, tone } = VERDICTS[deck.verdict];
  const problems = deck.verdict === 'intro' ? [] : deck.problems;
  const missing = SMALLEST_DECK - deck.cards;
  return (
    <DeckVerdict
      verdict={{ icon, tone, text: words.decks.verdict[deck.verdict] }}
      counts={
        <>
          <Text>{check.counts(deck.cards, deck.heroes.length)}</Text>
          {deck.heroes.length > 0 ? <Text tone="faded">{deck.heroes.join(', ')}</Text> : null}
          {missing > 0 && deck.cards > 0 ? <Text>{check.missing(missing)}</Text> : null}
        </>
      }
      findings={[
        { heading: check.problems, lines: problems.map((one) => problemText(one, words)) },
        { heading: check.warnings, lines: deck.warnings.map((one) => warningText(one, words)) },
      ]}
      more={check.more}
    />
  );
};
