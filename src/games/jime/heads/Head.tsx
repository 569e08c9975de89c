import Svg from 'react-native-svg';
import type { TokenFace } from '@/games/jime/content';
import type { Stroke } from '@/paint/stroke';
import { Strokes } from '@/paint/Strokes';
import { enemyHead, heroHead, personHead } from './heads';
import { coinArt, shieldArt } from './plates';

const REACH = 1.08;

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
export const HeroHead = ({ hero, size }: { hero: string; size: number }) => (
  <Plate art={shieldArt(heroHead(hero))} size={size} />
);

/** A person of the story on the coin of their people. */
export const PersonHead = ({ face, size }: { face: TokenFace | undefined; size: number }) => (
  <Plate art={coinArt(personHead(face))} size={size} />
);

/** The head of an enemy’s kind on its coin. */
export const EnemyHead = ({ enemy, size }: { enemy: string; size: number }) => (
  <Plate art={coinArt(enemyHead(enemy))} size={size} />
);
