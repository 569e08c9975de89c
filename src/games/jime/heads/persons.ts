import type { Cut } from './engrave';
import { burin, burins, disc, even, mass, pair, patch, pen, shade, shape, strands, turned } from './engrave';
import { ear, faceLine, gaze, mouth, nose, sideFace } from './features';

/** Whoever it may be: a kerchief, a shawl, a kind look. */
const person = (): Cut[] => {
  const scarf = even('50,9 64,12 74,26 76,44 72,60 62,72 56,76! 50,78');
  const face = even('50,26 61,29 65,42 63,56 57,67 50,71');
  const shawl = even('50,72 64,72 80,80 92,94! 70,98 50,98');
  return [
    mass(shawl, 'line'),
    strands('14,92 26,82 40,76', '30,96 40,88 48,80', 3, 2, 'paper'),
    strands('52,80 60,88 70,96', '60,76 74,82 86,92', 3, 2, 'paper'),
    mass(shape('46,74! 34,82 36,92! 44,88 50,79 56,88 64,92! 66,82 54,74!')),
    mass(scarf),
    shade(scarf, { depth: 15 }),
    mass(face),
    shade(face, { depth: 10 }),
    patch(shape('50,25! 61,28 66,40! 58,34 50,30 42,34 34,40! 39,28')),
    ...gaze({ y: 47, brow: 'calm', apart: 8 }),
    ...nose(47, 57, 3.6),
    ...mouth(63, 5.4, -1.2),
    ...[28, 38, 50, 62, 72].map((x) => patch(disc(x, 15 + Math.abs(x - 50) * 0.36, 1.7), 'field')),
  ];
};

/** A man of the villages: a knitted cap, a beard cut square, a fork for the hay. */
const human = (): Cut[] => {
  const face = even('50,28 64,31 69,44 67,58 60,70 50,74');
  const cap = shape('30,34! 29,20 38,9 52,5 68,8 80,18 84,30 80,40! 77,33 72,31! 50,30!');
  const beard = even('50,60 58,60 64,56 70,44! 73,58 72,74 66,86! 50,88');
  return [
    mass(
      shape(
        '88,97! 92.4,97! 92.4,34! 97,30 98,8! 95,8! 94,24! 92,24! 92,4! 88.4,4! 88.4,24! 86.4,24! 85.4,8! 82.4,8! 83.4,30 88,34!',
      ),
    ),
    mass(even('50,76 66,78 82,84 90,95! 70,98 50,98')),
    shade(even('50,76 66,78 82,84 90,95! 70,98 50,98'), { depth: 22, slant: 40 }),
    ...pair('68,44! 75,40 78,46 75,54 69,56!').map((part) => mass(part)),
    mass(face),
    shade(face, { depth: 11 }),
    mass(beard, 'line'),
    strands('31,56 30,70 34,84', '48,66 47,76 47,86', 5, 1.7, 'paper'),
    strands('52,66 53,76 53,86', '69,56 70,70 66,84', 5, 1.7, 'paper'),
    burin('43,66 50,65 57,66', 2.4, 'paper'),
    ...gaze({ y: 46, brow: 'old', apart: 9 }),
    ...nose(46, 58, 4.8),
    mass(cap),
    shade(cap, { depth: 22, slant: 24 }),
    mass(even('50,27 62,28 72,32 73,40! 62,37 50,36')),
    ...[34, 42, 50, 58, 66].map((x) =>
      pen(`${x},${30 + Math.abs(x - 50) * 0.14} ${x},${35 + Math.abs(x - 50) * 0.14}`, 1.8),
    ),
  ];
};

/** Ears, and hair like water. */
const elf = (): Cut[] => {
  const hair = even('50,5 62,7 70,18 73,36 72,56 76,76 84,94! 72,93! 64,98 50,96');
  const face = even('50,17 60,20 64.5,34 63,49 57,62 50,67');
  return [
    mass(hair),
    strands('30,24 27,54 18,92', '40,14 36,54 40,92', 7, 1.8),
    strands('60,70 60,80 60,92', '71,44 72,64 80,90', 6, 1.8),
    mass(even('50,66! 56,72 62,84 60,96! 50,97'), 'line'),
    ...pair('63,42! 72,32 88,19! 86,36 75,50 64,54!').map((part) => mass(part)),
    burins('68,48 75,40 82,29', 2),
    mass(face),
    shade(face, { depth: 11 }),
    ...pair('50,11! 58,12 66,22 68,44! 64,34 58,25 50,19!').map((lock) => mass(lock)),
    burins('53,14 61,20 66,32', 1.7),
    ...gaze({ y: 42, brow: 'calm', apart: 8 }),
    ...nose(42, 54, 3.4),
    ...mouth(59, 4.8),
    mass(shape('50,74! 56,82 50,92! 44,82'), 'field'),
    pen('50,77 50,90', 1.4),
  ];
};

/** A pipe, and time to smoke it. */
const hobbit = (): Cut[] => {
  const head = shape(
    `${faceLine({ nose: 0.4, drop: -1.4, chin: -0.6 })} 48,86! 40,97! 80,97! 72,80 74,60 74,40 66,24 54,18`,
  );
  const curls = shape(
    '40,28! 34,22 38,14 45,16! 46,6 58,5 61,11! 68,5 78,10 77,18! 87,18 91,28 84,33! 91,40 88,50 80,51! 82,60 74,66 68,62! 62,56 60,46 62,38! 54,38 50,32!',
  );
  return turned([
    mass(head),
    shade(head, { depth: 18, from: 0.7 }),
    mass(shape('32,62! 34,65! 20,72 17,80! 20,82! 19,90 8,90 6,80! 12,80 16,70!')),
    burin('9,84 13,86 17,84', 2),
    ...sideFace(),
    mass(curls, 'line'),
    ...[
      '46,22 54,22 54,14',
      '60,20 68,20 68,12',
      '66,32 74,32 76,24',
      '70,46 78,46 80,38',
      '54,32 62,32 64,26',
      '70,58 76,56 76,52',
    ].map((curl) => burin(curl, 2.5, 'paper')),
    ...ear(56, 48, 3),
    mass(shape('40,97! 46,86 52,90! 60,84 74,82 88,97!'), 'line'),
    mass(shape('44,88! 52,91! 48,98! 38,97!')),
  ]);
};

/** Hood, beard and pick: he was only passing. */
const dwarf = (): Cut[] => {
  const hood = shape(
    '30,32! 36,16 52,8 66,4 84,12 92,26! 82,24 84,44 84,62 92,84! 70,80 62,66 60,50! 54,36 42,32!',
  );
  const beard = shape('36,58! 46,56 56,50 60,56 66,70 66,86 56,97! 50,92! 42,99! 36,92! 26,96! 26,80 30,68!');
  const face = shape('44,26 36,34 34,40! 36,43 26,50 22,56 26,61 36,60! 36,66 58,70 64,40');
  return turned([
    mass(even('50,78 70,76 88,84 94,97! 70,98 50,98'), 'line'),
    mass(face),
    shade(face, { depth: 14 }),
    mass(beard),
    strands('38,64 30,78 30,92', '60,60 62,78 56,94', 8, 2),
    mass(shape('32,60! 40,58 52,64 56,74! 44,70 34,70 24,76! 26,66')),
    burin('26,60 28,56 32,57', 2),
    burin('35,41 41,37 50,39', 4, 'line', 0.3),
    patch(shape('38,44.6! 43,43 47,46 42,47.6!')),
    mass(hood, 'line'),
    burin('38,26 50,17 66,12', 2.4, 'paper'),
    burin('58,36 68,48 72,70', 2.4, 'paper'),
    burin('64,30 76,46 80,70', 2, 'paper'),
  ]);
};

export const PERSONS = { person, human, elf, hobbit, dwarf };
