import { useLocalSearchParams } from 'expo-router';
import { Reference } from '@/games/jime/routes';

export default function ReferenceRoute() {
  const { step, query } = useLocalSearchParams<{ step?: string; query?: string }>();
  return <Reference step={step} query={query} />;
}
