import { useLocalSearchParams } from 'expo-router';
import { Play } from '@/games/tcg/routes';

export default function PlayRoute() {
  const { slot } = useLocalSearchParams<{ slot?: string }>();
  return <Play slot={slot === undefined ? null : Number(slot)} />;
}
