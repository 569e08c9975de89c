import { useLocalSearchParams } from 'expo-router';
import { Reference } from '@/games/confrontation/routes';

export default function ReferenceRoute() {
  const { query } = useLocalSearchParams<{ query?: string }>();
  return <Reference query={query} />;
}
