import type { CardUse } from '@/games/jime/content';
import type { Names } from '../useNames';
import { LinkedText } from '../rulebook/LinkedText';

type Props = { card: CardUse; of: string; names: Pick<Names, 'say'> };

/** What a card does beyond its icons, keywords and hits, in our words; nothing where it does nothing more. */
export const Gist = ({ card, of, names }: Props) =>
  card.when ? <LinkedText>{names.say(`${of}.gist`)}</LinkedText> : null;
