import type { Reference } from '@/games/lcg/play';
import type { Translations } from '@/games/lcg/words';

/** Where an explanation is written, as the player would look it up. */
export const referenceText = (reference: Reference, { explanations }: Translations): string => {
  switch (reference) {
    case 'F Q&A':
      return explanations.faqQuestions;
    case 'F p.14':
      return explanations.faqErratum;
    case 'F scoring':
      return explanations.faqScoring;
    case 'F nightmare':
      return explanations.faqNightmare;
    default:
      return reference.startsWith('R p.')
        ? explanations.rules(reference.slice('R p.'.length))
        : explanations.faq(reference.slice('F '.length));
  }
};
