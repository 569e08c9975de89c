import { useLocalSearchParams } from 'expo-router';
import { Cards } from '@/games/tcg/routes';

export default function CardsRoute() {
  const { tab } = useLocalSearchParams<{ tab?: string }>();
  return <Cards tab={tab} />;
}
