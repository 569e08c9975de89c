import type { Sphere } from '@/games/lcg/content';
import type { IconName } from '@/ui/Icon';
import { Icon } from '@/ui/Icon';
import type { Tone } from '@/ui/palette';

/** A crown, swords, a flame, a book: told apart without colour. */
const MARKS: Record<Sphere, { name: IconName; tone: Tone }> = {
  leadership: { name: 'crown', tone: 'violet' },
  tactics: { name: 'hand', tone: 'ember' },
  spirit: { name: 'inspiration', tone: 'river' },
  lore: { name: 'lore', tone: 'moss' },
};

/** The sign of a sphere; the words beside it name it for screen readers. */
export const SphereMark = ({ sphere, size }: { sphere: Sphere; size?: number }) => (
  <Icon {...MARKS[sphere]} size={size} />
);
