import { useRouter } from 'expo-router';
import { useWords } from '@/session/settings';
import { Button } from '@/ui/Button';
import { Page } from '@/ui/Page';
import { Text } from '@/ui/Text';
import { useBack } from './useBack';

export const NotFound = () => {
  const { notFound } = useWords();
  const router = useRouter();
  return (
    <Page title={notFound.title} onBack={useBack()}>
      <Text size="story">{notFound.text}</Text>
      <Button kind="primary" label={notFound.home} onPress={() => router.replace('/')} />
    </Page>
  );
};
