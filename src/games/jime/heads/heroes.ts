import type { Cut } from './engrave';
import {
  both,
  burin,
  burins,
  disc,
  even,
  mass,
  pair,
  patch,
  pen,
  shade,
  shape,
  strands,
  turned,
} from './engrave';
import { ear, faceLine, gaze, mouth, nose, plait, sideFace, star } from './features';

/** Long dark hair parted in the middle, a short beard, a star on the cloak, a hilt at the shoulder. */
const aragorn = (): Cut[] => {
  const hair = even('50,7 62,8 71,17 75,34 76,50 81,64 79,74! 68,71 50,74');
  const face = even('50,18 60,20 65.5,32 65,46 62,59 56,68 50,71');
  const cloak = even('50,68! 62,72 78,78 89,90! 74,96 50,97');
  return [
    mass(shape('82,4! 88,6! 77,40! 71,38!')),
    mass(shape('62,23! 92,32! 90,38! 60,29!')),
    mass(disc(85.5, 5.5, 4.4)),
    mass(hair, 'line'),
    strands('30,20 26,40 22,66', '40,14 33,40 31,68', 4, 1.5, 'paper'),
    strands('62,14 69,40 70,68', '72,22 74,44 78,66', 4, 1.5, 'paper'),
    mass(cloak),
    shade(cloak, { depth: 20, slant: 40 }),
    mass(face),
    shade(face, { depth: 13 }),
    ...pair('50,15! 58,16 66,24 70,42 67,58! 66,44 60,28!').map((lock) => patch(lock)),
    patch(even('50,64.5 55,64 59,60 65,49! 63.5,61 57,70.5 50,74')),
    strands('36,54 40,66 46,72', '64,54 60,66 54,72', 6, 1.1, 'paper'),
    burins('50,57.4 55,58 59,62', 3),
    burin('45,61.6 50,61 55,61.6', 1.9),
    ...gaze({ y: 41 }),
    ...nose(41, 54),
    mass(shape(star(50, 86, 8.4, 3.6))),
  ];
};

/** Hair that streams behind her, a jewel on her brow. */
const arwen = (): Cut[] => {
  const head = shape(`${faceLine({ nose: -1.2, drop: -0.8 })} 46,87! 40,96! 70,97! 68,70 72,44 66,24 54,16`);
  const hair = shape(
    '39,23! 45,10 60,6 75,12 84,27 85,44 92,58 90,72 99,84! 88,86 94,95! 78,91 70,97! 65,82 65,66 59,52! 55,38 47,29!',
  );
  return turned([
    mass(head),
    shade(head, { depth: 17, from: 0.6 }),
    mass(hair, 'line'),
    strands('44,24 60,20 66,50 72,94', '47,13 72,12 82,44 96,86', 8, 1.8, 'paper'),
    ...ear(58, 46, 7),
    pen('36.5,30 50,28 62,34 72,46', 2.6, 'paper'),
    mass(shape('36.4,25! 39.4,30! 36.4,36! 33.6,30!'), 'field'),
    ...sideFace(),
    burin('44,92 54,90 64,95', 2.2),
  ]);
};

/** A hood with a long tail, a white beard in two points. */
const balin = (): Cut[] => {
  const hood = shape(
    '17,66 17,44 27,25 44,14 62,4 82,3 95,17! 82,15 76,22 81,40 84,66 78,74! 70,46 50,36 30,46 22,74!',
  );
  const beard = even('50,62 62,56 73,52 80,66 76,84 65,98! 60,90 54,86 50,80!');
  const face = even('50,34 68,38 71,52 62,68 50,70');
  return [
    mass(face),
    shade(face, { depth: 11 }),
    mass(beard),
    strands('24,60 28,80 36,96', '48,64 47,76 40,92', 5, 1.9),
    strands('52,64 53,76 60,92', '76,60 72,80 64,96', 5, 1.9),
    ...gaze({ y: 51, brow: 'old', apart: 9.5 }),
    mass(shape('50,64! 58,60 66,63 74,60! 68,70 58,70 50,67 42,70 32,70 26,60! 34,63 42,60')),
    mass(shape('50,49! 55,56 56,61 50,64 44,61 45,56')),
    burin('53,52 54.8,58 51,63', 2.3),
    mass(hood, 'line'),
    burin('24,62 24,46 33,31 52,22', 2.2, 'paper', 0.3),
    burin('44,20 60,12 80,8', 2.2, 'paper', 0.3),
    burin('78,60 77,46 72,34', 1.8, 'paper'),
  ];
};

/** A mane like a thicket, out of which he looks. */
const beorn = (): Cut[] => {
  const mane = even(
    '50,8! 55,3 64,8! 72,4 77,14! 88,18 86,29! 96,38 90,45! 98,56 91,60! 97,74 88,75! 90,88 80,85! 76,97 68,90! 60,99 50,93!',
  );
  const face = even('50,27 60,26 67,34 68,46 62,55 56,56 50,53');
  return [
    mass(mane, 'line'),
    ...both([
      strands('56,20 58,12 63,9', '70,32 84,30 93,38', 6, 2, 'paper'),
      strands('70,44 82,48 94,56', '64,68 74,84 76,93', 7, 2, 'paper'),
    ]),
    strands('38,66 34,80 36,94', '62,66 66,80 64,94', 7, 2.1, 'paper'),
    patch(face, 'paper'),
    shade(face, { depth: 10 }),
    ...gaze({ y: 41, brow: 'fierce', apart: 9 }),
    ...nose(40, 53, 5.5),
    burins('51,58 58,58 67,66', 2.2, 'paper'),
    burin('42,62.6 50,61 58,62.6', 2.4, 'paper'),
  ];
};

/** A bear that roars, its neck torn off as heralds draw it. */
const theGreatBear = (): Cut[] => {
  const jaw = shape('40,58! 34,66 22,66 13,70 12,77 22,83 38,83 50,78!');
  const head = shape(
    '57,17 46,24 37,33 24,35 10,37 4,43 6,51 12,55 26,55 36,58 42,64 44,74 44,84 38,95! 48,90! 54,98! 62,91! 70,98! 76,90! 88,94! 91,72 90,50 84,32 77,23! 82,14 77,5 66,4 59,10',
  );
  return turned([
    mass(jaw),
    patch(shape('40,58! 26,57 13,57 15,68 26,66 38,68!')),
    mass(head),
    shade(head, { depth: 30, slant: -40, gap: 4 }),
    ...['15,55.5! 19,55.5! 17.5,64!', '25,56! 28,56! 27,62!', '17,70! 21,68! 18,60.5!'].map((tooth) =>
      patch(shape(tooth), 'paper'),
    ),
    patch(shape('4,42! 8,37 15,37 13,43 7,46!')),
    patch(shape('38,37! 45,34 47,39 41,41!')),
    burin('34,33 42,30 50,33', 3),
    patch(disc(71, 12.5, 4)),
    ...[
      '24,46 30,48 36,52',
      '46,52 52,58 54,68',
      '58,44 64,52 66,64',
      '70,36 76,48 78,60',
      '50,78 54,84 60,86',
      '66,76 70,82 76,84',
    ].map((fur) => burin(fur, 2.6)),
  ]);
};

/** A ranger’s pointed hood, a plait on the breast, a staff. */
const beravor = (): Cut[] => {
  const hood = even('50,4! 60,10 72,26 77,46 78,62 92,84 94,92! 74,97 50,97');
  const face = even('50,28 60,30 64,42 61,57 55,66 50,68');
  return [
    mass(shape('89,12! 94,12! 92,96! 87,96!')),
    mass(disc(91.5, 9, 5)),
    mass(hood),
    shade(hood, { depth: 22, slant: 24 }),
    patch(even('50,18! 64,30 69,50 64,68 56,76 50,78!')),
    mass(face),
    shade(face, { depth: 10 }),
    patch(shape('50,26! 60,28 66,40 64,52! 60,38 50,31 43,38 37,52! 35,40 42,27')),
    ...gaze({ y: 46, apart: 7.5, brow: 'calm' }),
    ...nose(46, 56, 3.4),
    ...mouth(61, 4.6),
    ...plait(34, 62, 95, 5.6, 5),
    burin('64,72 60,84 64,95', 2.2),
    patch(shape(star(57, 80, 6, 2.6)), 'line'),
  ];
};

/** Curls to the ears, and the ears in spite of them. */
const bilbo = (): Cut[] => {
  const curls = shape(
    '25,45! 17,44 17,35 23,33! 17,26 24,18 30,21! 29,11 39,8 43,13! 48,4 57,6 59,12! 66,7 74,13 73,20! 82,20 84,29 78,33! 85,38 83,45 75,45! 68,37 60,38 50,33 40,38 32,37',
  );
  const face = even('50,22 66,26 72,42 71,56 64,69 50,75');
  const coat = even('50,72! 60,74 74,80 84,92! 68,97 50,98');
  return [
    mass(coat, 'line'),
    ...pair('50,86! 58,74! 66,76! 64,88! 54,96!').map((part) => mass(part)),
    ...pair('70,45! 77,41 86,36! 85,48 80,56 71,60!').map((part) => mass(part)),
    burins('74,54 79,50 81,44', 1.8),
    mass(face),
    shade(face, { depth: 13 }),
    mass(curls, 'line'),
    ...[
      '24,40 29,34 26,29',
      '30,27 38,26 37,18',
      '46,20 53,21 54,13',
      '60,23 68,24 68,18',
      '70,39 77,38 75,31',
      '38,33 45,31 46,25',
      '56,32 63,32 63,26',
    ].map((curl) => burin(curl, 2.6, 'paper')),
    ...gaze({ y: 49, brow: 'old', apart: 10 }),
    ...nose(50, 61, 5),
    ...mouth(66.5, 9, -2.4),
    burins('62,60 65,63 64,67', 1.8),
    mass(disc(50, 84, 2.6), 'field'),
  ];
};

/** The great horn at his lips. */
const boromir = (): Cut[] => {
  const head = shape(`${faceLine({ nose: 0.4, chin: 1 })} 46,88! 38,97! 76,97! 70,70 72,44 66,24 54,16`);
  const hair = shape(
    '39,24! 44,12 58,8 71,13 79,28 80,48 82,62 88,72! 78,76 68,74! 62,64 60,52! 55,40 46,30!',
  );
  const horn = shape(
    '33,59! 25,61 17,56 12,46 10,32 12,20! 2,15! 24,9! 21,24! 21,38 25,49 33,56 38,60! 36,66!',
  );
  return turned([
    mass(head),
    shade(head, { depth: 18, from: 0.7 }),
    patch(shape('33,57! 40,59 48,64 58,56! 58,66 54,77 43,82 34,81 30,75 32,68!')),
    strands('40,62 38,70 37,79', '56,62 52,70 45,80', 4, 1.3, 'paper'),
    mass(hair),
    strands('42,23 58,20 68,42 70,72', '46,14 66,14 76,42 84,72', 6, 1.8),
    ...sideFace(),
    ...ear(57, 46, 0),
    mass(horn),
    shade(horn, { depth: 9, slant: -30, gap: 4 }),
    mass(shape('2,15! 24,9! 25,14! 3,21!'), 'field'),
    mass(shape('10,36! 21,33! 22,38! 11,42!'), 'field'),
    burin('50,90 60,88 72,93', 2.6),
  ]);
};

/** Two bunches of curls and a ribbon. */
const calaminthTook = (): Cut[] => {
  const face = even('50,20 66,24 71,42 69,58 62,70 50,75');
  const bunch =
    '71,36! 76,28 84,30 86,35! 94,36 97,44 93,49! 99,56 96,64 90,65! 91,73 84,78 79,74! 72,72 70,62 73,58! 67,52 68,42';
  return [
    mass(even('50,72! 60,76 76,82 84,93! 68,97 50,98')),
    ...pair('50,86! 56,75! 64,78! 62,88!').map((part) => patch(part)),
    ...pair(bunch).map((part) => mass(part, 'line')),
    burins('76,44 84,42 84,36', 2.4, 'paper'),
    burins('78,62 86,60 88,52', 2.4, 'paper'),
    burins('80,72 84,70 84,66', 2.2, 'paper'),
    mass(face),
    shade(face, { depth: 12 }),
    mass(shape('27,44! 26,26 36,12 50,8 64,12 74,26 73,44! 68,32 60,28 50,34 40,28 32,32'), 'line'),
    mass(shape('28,27! 38,17 50,14 62,17 72,27! 73,21 62,10 50,7 38,10 27,21!'), 'field'),
    mass(shape('64,12! 74,3 78,9 70,15 80,19 74,25!'), 'field'),
    ...gaze({ y: 48, brow: 'calm', apart: 10 }),
    ...nose(50, 59, 3.8),
    ...mouth(65, 7.5, -2),
    ...[36, 40, 60, 64].map((x) => patch(disc(x, x % 8 ? 57 : 60, 0.9))),
  ];
};

/** A crown of plaits; two more, thick as ropes, on her shoulders. */
const dis = (): Cut[] => {
  const face = even('50,28 64,32 70,46 68,60 60,71 50,75');
  const furs = even('50,74 64,76 82,82 88,94! 78,92! 72,98! 62,93! 50,98!');
  return [
    mass(furs),
    shade(furs, { depth: 22, slant: 50 }),
    mass(face),
    shade(face, { depth: 12 }),
    patch(even('50,74! 56,70 62,64 69,50! 72,62 64,76 50,82!')),
    strands('36,66 42,74 50,80', '30,56 34,72 48,82', 3, 1.2, 'paper'),
    mass(even('50,22 62,24 70,34 74,50! 66,42 60,34 50,31!'), 'line'),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) => {
      const angle = Math.PI * (1 - i / 6);
      return mass(disc(50 + 27 * Math.cos(angle), 36 - 22 * Math.sin(angle), 7.4));
    }),
    ...[1, 2, 3, 4, 5].map((i) => {
      const angle = Math.PI * (1 - i / 6);
      const [x, y] = [50 + 27 * Math.cos(angle), 36 - 22 * Math.sin(angle)];
      return burin(`${x - 4},${y + 3} ${x},${y - 1} ${x + 4},${y - 4}`, 1.8);
    }),
    ...plait(20, 44, 92, 8, 6),
    ...plait(80, 44, 92, 8, 6),
    ...gaze({ y: 49, brow: 'stern', apart: 9 }),
    ...nose(49, 61, 4.4),
    ...mouth(67, 6),
    mass(shape('50,24! 54,30! 50,36! 46,30!'), 'field'),
  ];
};

/** A bald head with runes on it, and a beard that spreads like a fan. */
const dwalin = (): Cut[] => {
  const skull = even('50,4 63,7 70,20 71,36 70,52 62,64 50,68');
  const beard = even('50,60 60,56 70,44! 76,54 84,68 95,80! 86,82 88,92! 76,90 72,97! 60,94 50,98!');
  return [
    ...pair('69,38! 78,32 84,36 82,48 72,54!').map((part) => mass(part)),
    burins('73,48 78,43 79,38', 1.8),
    mass(skull),
    shade(skull, { depth: 14 }),
    burins('54,8 58,14 55,20 60,26', 2),
    burins('62,11 64,18 61,24', 2),
    mass(beard, 'line'),
    strands('30,54 22,68 12,80', '48,66 46,80 46,95', 6, 2, 'paper'),
    strands('52,66 54,80 54,95', '70,54 78,68 88,80', 6, 2, 'paper'),
    ...gaze({ y: 41, brow: 'fierce', apart: 9 }),
    mass(shape('50,38! 55,46 57,53 50,57 43,53 45,46')),
    burin('53,42 55,50 51,56', 2.4),
    mass(shape('50,56! 58,52 66,60 67,72! 60,64 50,60 40,64 33,72! 34,60 42,52')),
    burin('60,24 66,30 64,34', 2),
  ];
};

/** On the road: hair tied high, a scarf that the wind has taken. */
const eleanor = (): Cut[] => {
  const head = shape(`${faceLine({ nose: -1, drop: -0.8 })} 46,86! 48,92! 68,92! 66,72 70,46 64,26 54,18`);
  const hair = shape('39,25! 42,14 54,8 66,12 73,24 73,40 66,50 60,56! 57,40 47,30!');
  const tail = shape('66,14! 74,8 88,12 95,26 94,44 98,58! 88,54 82,44 80,30 70,26!');
  const scarf = shape(
    '38,80! 50,82 62,74 72,74 84,70 98,74! 90,79 96,88! 84,86 76,88 74,97! 50,97 40,95 34,86!',
  );
  return turned([
    mass(tail, 'line'),
    strands('70,18 84,20 88,48', '74,12 90,16 96,52', 3, 1.6, 'paper'),
    mass(head),
    shade(head, { depth: 14, from: 0.6 }),
    mass(hair, 'line'),
    strands('44,24 56,20 66,24', '46,16 58,12 67,18', 3, 1.6, 'paper'),
    strands('50,30 60,34 66,46', '54,22 66,26 70,40', 3, 1.6, 'paper'),
    mass(shape('64,11! 71,8! 74,26! 68,28!'), 'field'),
    ...ear(57, 47, 0),
    ...sideFace(),
    mass(scarf),
    shade(scarf, { depth: 26, slant: 8 }),
    burin('40,86 52,89 66,82', 2.2),
  ]);
};

/** A crown of leaves, and the harp beside her. */
const elena = (): Cut[] => {
  const hair = even('50,12 62,13 69,24 71,44 72,66 74,86! 62,92 50,90');
  const face = even('50,22 59,24 63.5,36 62,50 56,62 50,66');
  const ears = '62,44! 68,36 80,27! 79,40 70,51 63,54!';
  const harp = shape('92,22! 97,28 95,44 90,62 82,78 68,92 60,97! 58,92! 70,84 78,72!');
  return [
    mass(hair),
    strands('31,30 28,60 28,86', '40,20 36,60 40,88', 5, 1.8),
    ...pair(ears).map((part) => mass(part)),
    burins('66,48 71,42 75,34', 1.8),
    mass(even('50,68! 58,74 72,82 80,95! 64,98 50,98')),
    mass(shape('66,48! 72,46! 66,98! 60,97!')),
    mass(harp),
    mass(shape('66,47! 76,40 84,34 88,20! 96,18! 96,30 88,42 72,52!')),
    patch(shape('72,52! 89,38! 88,58 82,72! 68,88!'), 'field'),
    ...[0, 1, 2, 3].map((i) => pen(`${74 + i * 4.4},${50 - i * 3.6} ${70 + i * 4.6},${86 - i * 8}`, 1.4)),
    mass(face),
    shade(face, { depth: 10 }),
    patch(shape('50,20! 58,22 64,34 64,46! 60,34 50,27 40,34 36,46! 36,34 42,22')),
    strands('38,40 40,30 49,23', '42,32 44,27 50,24', 2, 1.1, 'paper'),
    ...gaze({ y: 44, apart: 7.5, brow: 'calm' }),
    ...nose(44, 54, 3.2),
    ...mouth(58.6, 4.6, -1),
    ...[
      '50,3! 54,11 50,21! 46,11',
      '60,5! 63,14 56,22! 54,13',
      '40,5! 46,13 44,22! 37,14',
      '70,11! 70,20 62,26! 62,17',
      '30,11! 38,17 38,26! 30,20',
    ].map((leaf) => mass(shape(leaf), 'field')),
  ];
};

/** The helm of the horse-lords with its tail. */
const freahild = (): Cut[] => {
  const head = shape(`${faceLine({ nose: -0.8 })} 46,88! 38,97! 74,97! 70,72 72,46 66,28 54,22`);
  const helm = shape(
    '31,36! 34,22 46,12 60,11 71,19 76,34 76,56 72,68! 62,64 58,52 57,44! 46,38 38,38 32,46!',
  );
  const tail = shape('40,12! 44,3 60,1 78,6 90,18 95,36 93,54 98,70! 88,64 84,50 80,34 70,20 58,12!');
  return turned([
    mass(tail),
    strands('46,10 66,12 82,30 90,60', '48,5 74,8 90,26 94,60', 6, 1.7),
    mass(head),
    shade(head, { depth: 18, from: 0.7 }),
    ...sideFace(),
    mass(helm),
    shade(helm, { depth: 16, from: 0.1, to: 0.9 }),
    mass(shape('29,38! 40,32 58,33 76,42! 76,48! 58,40 41,38 33,45! 33,52 29,50!'), 'field'),
    ...plait(74, 66, 97, 6.4, 4),
    burin('44,90 54,88 64,94', 2.4),
    patch(disc(50, 36, 1.5)),
    patch(disc(62, 39.4, 1.5)),
  ]);
};

/** The hat. */
const gandalf = (): Cut[] => {
  const hat = shape('2,38! 16,38 28,32 34,18 52,3 64,9! 58,10 62,20 68,32 82,39 98,36! 84,48 50,50 16,49!');
  const beard = even('50,58 62,56 72,48 77,56 73,74 62,88 50,99!');
  const face = even('50,40 66,42 67,50 62,62 50,68');
  return [
    mass(even('50,44 70,44 80,56 84,72 76,84! 68,76 50,70')),
    strands('72,48 80,60 80,80', '66,50 72,62 72,78', 2, 1.6),
    strands('28,48 20,60 20,80', '34,50 28,62 28,78', 2, 1.6),
    mass(face),
    shade(face, { depth: 12 }),
    ...gaze({ y: 53, brow: 'old', apart: 9 }),
    mass(beard),
    strands('26,58 34,78 48,96', '74,58 66,78 52,96', 9, 2),
    mass(shape('50,62! 58,60 68,68! 60,69 50,66 40,69 32,68! 42,60')),
    mass(shape('50,50! 54,54 56,60 53,64 47,64 44,60 46,54')),
    burin('53,52 54,58 52,63', 2.2),
    mass(hat),
    shade(hat, { depth: 26, slant: 30 }),
    burin('24,40 50,44 76,40', 3.4),
  ];
};

/** Helm, beard and axe. */
const gimli = (): Cut[] => {
  const helm = even('50,10 66,12 75,24 77,40! 77,62 70,60 67,42! 50,40');
  const beard = even('50,54 64,48 72,50 79,64 77,82 68,90 64,84 58,97! 50,90');
  const face = even('50,36 66,38 68,50 62,62 50,66');
  return [
    mass(shape('82,10! 86,8! 92,96! 87,97!')),
    mass(shape('80,12! 72,6 70,16 72,28 81,25! 88,26 98,34! 97,18 92,4 87,11')),
    mass(face),
    shade(face, { depth: 10 }),
    mass(beard),
    strands('24,58 28,76 36,90', '76,58 72,76 64,90', 10, 2),
    mass(shape('50,60! 58,55 72,64 76,74! 64,68 50,66 36,68 24,74! 28,64 42,55')),
    ...gaze({ y: 47, brow: 'fierce' }),
    mass(shape('50,44! 55,52 56,58 50,61 44,58 45,52')),
    burin('53,48 54.6,55 51,60', 2.4),
    mass(helm),
    shade(helm, { depth: 16, to: 0.6 }),
    mass(even('50,2! 54,8 54,40 50,50!')),
    mass(even('50,30! 64,32 78,36 78,42! 64,39 50,38!')),
    ...[30, 40, 60, 70].map((x) => patch(disc(x, 36 + (Math.abs(x - 50) > 15 ? 1 : 0), 1.6))),
  ];
};

/** Bow and arrows at his back. */
const legolas = (): Cut[] => {
  const head = shape(`${faceLine({ nose: -0.4 })} 46,87! 40,96! 68,97! 66,70 72,44 66,24 54,16`);
  const hair = shape(
    '38.5,24! 44,12 57,8 70,13 77,28 78,50 79,70 82,84! 72,84 66,88! 64,70 60,50! 54,37 47,29!',
  );
  return [
    ...['80,8! 88,4! 88,20! 82,46! 79,45!', '90,14! 98,13! 95,26! 86,50! 83,48!'].map((arrow) =>
      mass(shape(arrow)),
    ),
    pen('84,10 83,20', 1.4),
    pen('93,18 91,27', 1.4),
    mass(shape('78,44! 92,48! 86,90! 70,86!'), 'field'),
    mass(shape('58,2! 64,8 86,34 94,62 92,84 96,94! 88,88 88,62 80,38 60,12!')),
    mass(head),
    shade(head, { depth: 16, from: 0.62 }),
    mass(hair),
    strands('43,23 58,19 67,42 70,84', '46,14 66,14 74,42 79,82', 6, 1.8),
    ...ear(56.5, 46, 8),
    burin('43,26 52,33 58,38', 2.6),
    ...sideFace(),
    burin('44,91 54,89 62,94', 2.4),
  ];
};

/** A tall helm shaped like a leaf, open at the face. */
const renerien = (): Cut[] => {
  const helm = even('50,1! 56,10 66,22 71,40 70,58 74,70 82,78! 68,76 60,68 50,66');
  const face = even('50,34 58,36 61.5,46 59,58 54,66 50,68');
  const mail = even('50,66! 64,74 78,80 84,94! 66,98 50,98');
  return [
    ...pair('69,44! 78,30 88,12! 92,30 84,48 72,58!').map((wing) => mass(wing)),
    burins('74,50 82,36 87,22', 2),
    burins('77,52 85,42 89,30', 1.7),
    mass(mail),
    shade(mail, { depth: 24, slant: 30 }),
    mass(helm),
    shade(helm, { depth: 16, to: 0.8 }),
    patch(even('50,26! 58,32 65,42 66,56 58,68 50,71')),
    mass(face),
    shade(face, { depth: 9 }),
    ...gaze({ y: 47, apart: 6.6, brow: 'stern' }),
    ...nose(47, 57, 3),
    ...mouth(61.6, 4.2),
    mass(shape('50,5! 53,20 52.4,34 50,42! 47.6,34 47,20'), 'field'),
    burins('55,16 61,28 63,36', 2),
    mass(shape('50,80! 55,86! 50,94! 45,86!'), 'field'),
  ];
};

export const HEROES = {
  aragorn,
  arwen,
  balin,
  beorn,
  'the-great-bear': theGreatBear,
  beravor,
  bilbo,
  boromir,
  'calaminth-took': calaminthTook,
  dis,
  dwalin,
  eleanor,
  elena,
  freahild,
  gandalf,
  gimli,
  legolas,
  renerien,
};
