import { OUR_OWN, useUnverified } from '@/games/jime/session/box';
import { useWords } from '@/games/jime/session/useWords';
import { Text } from '@/ui/Text';

/** What ° after a name means, on every page it may stand on; with `of`, only where one of these texts has it. */
export const OurNames = ({ of }: { of?: readonly string[] }) => {
  const { unverified } = useWords().box;
  const mayBeOurs = useUnverified();
  if (!mayBeOurs || of?.every((text) => !text.includes(OUR_OWN))) return null;
  return (
    <Text size="label" tone="faded">
      {unverified}
    </Text>
  );
};
