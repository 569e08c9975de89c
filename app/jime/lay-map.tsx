import { useLocalSearchParams } from 'expo-router';
import { LayMap } from '@/games/jime/routes';

export default function LayMapRoute() {
  const { seed } = useLocalSearchParams<{ seed?: string }>();
  return <LayMap seed={seed === undefined ? null : Number(seed)} />;
}
