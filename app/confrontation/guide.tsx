import { useLocalSearchParams } from 'expo-router';
import { Guide } from '@/games/confrontation/routes';

export default function GuideRoute() {
  const { ask } = useLocalSearchParams<{ ask?: string }>();
  return <Guide ask={ask ?? null} />;
}
