import { useRouter } from 'expo-router';
import type { Ask } from '@/games/confrontation/play';
import { useWords } from '@/games/confrontation/session/useWords';
import { SquareButton } from '@/ui/SquareButton';
import { Text } from '@/ui/Text';

/** The guide, opened at what is asked now; without a question, from its beginning. */
export const HelpButton = ({ ask }: { ask: Ask | null }) => {
  const { guide } = useWords();
  const router = useRouter();
  return (
    <SquareButton
      label={guide.help}
      disabled={false}
      onPress={() => router.push({ pathname: '/confrontation/guide', params: ask === null ? {} : { ask } })}
    >
      <Text size="heading" font="sansBold">
        ?
      </Text>
    </SquareButton>
  );
};
