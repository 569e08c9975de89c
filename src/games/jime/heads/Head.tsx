import { memo } from 'react';
import Svg from 'react-native-svg';
import type { TokenFace } from '@/games/jime/content';
import type { Stroke } from '@/paint/stroke';
import { Strokes } from '@/paint/Strokes';
import { enemyHead, heroHead, personHead } from './heads';
import { coinArt, shieldArt } from './plates';

const REACH = 1.08;

/* A head has dozens of strokes, and stands on screens that every tap draws anew: each is drawn again only as another head. */

const Plate = ({ art, size }: { art: readonly Stroke[]; size: number }) => (
  <Svg
    width={size}
    height={size}
    viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`}
    style={{ flexShrink: 0 }}
    aria-hidden
  >
    <Strokes of={art} />
  </Svg>
);

/** A hero’s head on its shield. It says nothing by itself to a screen reader: a name stands beside it. */
export const HeroHead = memo(function HeroHead({ hero, size }: { hero: string; size: number }) {
  return <Plate art={shieldArt(heroHead(hero))} size={size} />;
});

/** A person of the story on the coin of their people. */
export const PersonHead = memo(function PersonHead({
  face,
  size,
}: {
  face: TokenFace | undefined;
  size: number;
}) {
  return <Plate art={coinArt(personHead(face))} size={size} />;
});

/** The head of an enemy’s kind on its coin. */
export const EnemyHead = memo(function EnemyHead({ enemy, size }: { enemy: string; size: number }) {
  return <Plate art={coinArt(enemyHead(enemy))} size={size} />;
});
