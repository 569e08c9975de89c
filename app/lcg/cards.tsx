import { useLocalSearchParams } from 'expo-router';
import { Cards } from '@/games/lcg/routes';

export default function CardsRoute() {
  const { tab } = useLocalSearchParams<{ tab?: string }>();
  return <Cards tab={tab} />;
}
