import { HeroHead } from '@/games/jime/heads/Head';
import { useTheme } from '@/ui/theme';

/** A hero’s shield as large as the text beside it asks. */
export const HeroMedal = ({ hero, size = 56 }: { hero: string; size?: number }) => (
  <HeroHead hero={hero} size={Math.round(size * useTheme().scale)} />
);
