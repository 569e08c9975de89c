import { useUnverified } from '@/games/jime/session/box';
import { useWords } from '@/games/jime/session/useWords';
import { Text } from '@/ui/Text';

/** What ° after a name means, where one stands: among these texts, or on a page full of cards. */
export const OurNames = ({ texts }: { texts?: readonly string[] }) => {
  const { unverified } = useWords().box;
  const mayBeOurs = useUnverified();
  const isThere = texts?.some((text) => text.includes('°')) ?? true;
  return mayBeOurs && isThere ? (
    <Text size="label" tone="faded">
      {unverified}
    </Text>
  ) : null;
};
