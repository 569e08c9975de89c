import type { Cut } from './engrave';
import {
  burin,
  burins,
  disc,
  even,
  mass,
  moved,
  pair,
  patch,
  pen,
  shade,
  shape,
  strands,
  thong,
  turned,
} from './engrave';

/** Deep sockets, a flat nose, a mouth full of teeth: an orc from the front, its eyes at `y`. */
const orcFace = (y: number, wide = 1): Cut[] => {
  const x = (far: number): number => 50 + far * wide;
  return [
    ...pair(`${x(2)},${y + 1}! ${x(10)},${y - 4} ${x(19)},${y - 7} ${x(17)},${y + 1} ${x(9)},${y + 6}!`).map(
      (socket) => patch(socket),
    ),
    ...pair(`${x(6)},${y + 1.6}! ${x(13)},${y - 2} ${x(12.4)},${y + 2} ${x(9)},${y + 3.2}!`).map((eye) =>
      patch(eye, 'paper'),
    ),
    burins(`${x(1.4)},${y - 8} ${x(2.4)},${y - 4} ${x(1)},${y}`, 1.8),
    ...pair(`${x(1)},${y + 13} ${x(5)},${y + 9.6} ${x(6.4)},${y + 14}!`).map((nostril) => patch(nostril)),
    burins(`${x(7)},${y + 6} ${x(9)},${y + 12} ${x(13)},${y + 18}`, 2),
    patch(even(`50,${y + 19} ${x(10)},${y + 18} ${x(18)},${y + 21}! ${x(11)},${y + 27} 50,${y + 28}`)),
    ...[-8, -3, 3, 8].map((far) =>
      patch(shape(`${x(far - 2)},${y + 19}! ${x(far + 2)},${y + 19}! ${x(far)},${y + 24}!`), 'paper'),
    ),
    ...pair(`${x(10)},${y + 27}! ${x(15)},${y + 25}! ${x(15)},${y + 14}!`).map((tusk) => mass(tusk)),
  ];
};

/** An orc in profile, looking left, down to the throat. */
const ORC_LINE =
  '54,16 43,20 35,28 28,36! 33,42 28,45 22,51 21,56! 28,58 25,60.5! 31,64! 24,68 21,72 22,80 30,85 42,84 50,80!';

const orcSide = (): Cut[] => [
  patch(shape('31,40! 40,34 51,32! 49,40 43,45 36,45!')),
  patch(shape('36,42.4! 43,38.6 42,42.6 38,44!'), 'paper'),
  burin('22,56 25.4,53 29.6,54.6', 2.2),
  patch(shape('26,60.4! 35,59 44,60 50,66! 42,68 34,69 27,69!')),
  ...['32,60! 36,60! 34,64.6!', '39,60! 43,60.4! 41.4,64.6!', '36,69! 40,68.6! 38,64.6!'].map((tooth) =>
    patch(shape(tooth), 'paper'),
  ),
  mass(shape('26,70! 31,69! 28,56!')),
  burin('38,48 46,52 52,60', 2.2),
  burin('36,51 42,54 46,58', 1.7),
  burin('36,76 44,77 52,72', 2),
];

/** All nose and ear. */
const goblinScout = (): Cut[] => {
  const head = shape(
    '52,12 40,17 34,28 33,38! 30,44 22,52 8,62! 14,65 26,62 33,62! 29,66 34,69! 31,74 28,82! 38,84 48,80! 50,90 48,97! 76,97! 72,80 74,60 78,40 70,20',
  );
  return [
    mass(head),
    shade(head, { depth: 24, slant: 30, from: 0.1 }),
    mass(shape('56,44! 64,34 80,26 99,12! 94,34 82,50 66,60 58,58!')),
    patch(shape('62,48! 72,38 92,20! 82,42 68,53!')),
    patch(disc(41, 43, 5.4)),
    patch(disc(39.6, 42, 2.2), 'paper'),
    burin('33,37 40,33 50,36', 3.6),
    burin('18,58 24,56 28,58', 1.8),
    burin('33,69 42,68 50,61', 2.4),
    ...['37,68.4! 41,68! 39.4,73!', '43,67! 46.6,64.6! 46.4,70.6!'].map((tooth) => mass(shape(tooth))),
    burin('44,18 50,22 58,22', 1.8),
    burin('42,23 49,27 58,27', 1.8),
    mass(shape('40,97! 44,86 58,90 70,84 82,88 88,97!'), 'line'),
  ];
};

/** From below: great eyes, great ears, a miner’s leather cap. */
const pitGoblin = (): Cut[] => {
  const head = even('50,26 64,30 69,44 66,60 57,74 50,79');
  return [
    ...pair('65,42! 76,32 90,28 99,16! 99,40 90,58 78,62 66,60!').map((part) => mass(part)),
    ...pair('70,46! 82,39 95,26! 92,44 84,54 72,57!').map((part) => patch(part)),
    mass(even('50,76! 60,76 72,84 78,96! 62,98 50,98'), 'line'),
    mass(head),
    shade(head, { depth: 12 }),
    mass(even('50,9 62,12 70,24 72,36! 62,33 50,36!')),
    pen('50,10 50,34', 2),
    ...[14, 20, 26].map((y) => pen(`46,${y} 54,${y + 2}`, 1.8)),
    shade(even('50,9 62,12 70,24 72,36! 62,33 50,36!'), { depth: 12 }),
    ...pair(`52,49 58,42 65,45 64,53 57,55`).map((eye) => mass(eye)),
    patch(disc(58, 49, 2.8)),
    patch(disc(42, 49, 2.8)),
    ...pair('51,62 54,59 55,63!').map((nostril) => patch(nostril)),
    patch(even('50,67 56,66 61,64! 57,71 50,73')),
    ...[-6, -2, 2, 6].map((far) =>
      patch(shape(`${48.6 + far},67! ${51.4 + far},67! ${50 + far},71!`), 'paper'),
    ),
  ];
};

/** Hooded in hide, behind his bow. */
const orcHunter = (): Cut[] => {
  const hood = shape(
    '38,26! 42,12 56,5 72,10 83,24 87,46 86,68 94,92! 70,98 46,97! 52,88 54,76 60,62 60,46 52,30!',
  );
  const face = shape(`${ORC_LINE} 52,92! 74,90! 78,50 70,26`);
  return [
    ...moved(
      [
        mass(face),
        shade(face, { depth: 26, from: 0.3 }),
        ...orcSide(),
        mass(hood, 'line'),
        strands('50,20 66,20 74,44 66,92', '58,10 76,18 82,44 86,92', 4, 2, 'paper'),
      ],
      7,
      0,
      0.94,
    ),
    pen('22,4 22,96', 1.8),
    mass(shape('24,1! 10,22 4,50 10,78 24,99! 26,95! 15,76 10,50 15,24 26,5!')),
    mass(shape('2,82! 13,77! 11,80! 62,80! 62,84.4! 11,84.4! 13,87!')),
    mass(shape('58,79! 70,73! 67,82! 70,91! 58,85.4!'), 'field'),
  ];
};

/** An iron cap with its spike, and shoulders to match. */
const orcMarauder = (): Cut[] => {
  const head = even('50,24 66,28 73,42 74,58 68,76 58,86 50,88');
  const cap = even('50,1! 53.5,12 64,15 74,26 78,40! 64,36 54,38 50,46!');
  return [
    mass(even('50,76 70,78! 78,66! 84,78! 94,72! 92,86 96,96! 70,98 50,98'), 'line'),
    ...pair('72,46! 82,40 95,34! 92,48 82,60 73,60!').map((part) => mass(part)),
    burins('77,54 83,48 88,42', 2),
    mass(head),
    shade(head, { depth: 15 }),
    ...orcFace(50),
    mass(cap),
    shade(cap, { depth: 16, from: 0.2 }),
    burins('55,20 66,26 74,37', 2.2),
    ...[34, 42, 58, 66].map((x) => patch(disc(x, x === 34 || x === 66 ? 33 : 31, 1.7))),
  ];
};

/** A top-knot, and the lash already in the air. */
const orcTaskmaster = (): Cut[] => {
  const head = shape(`${ORC_LINE} 50,90 44,97! 78,97! 74,80 78,56 74,34 62,21`);
  return [
    thong('90,97 97,70 92,40 78,16 54,5 28,6 12,16 8,30 18,34 22,24', 6.4, 'line', 0.1),
    mass(head),
    shade(head, { depth: 24, slant: 24, from: 0.2 }),
    mass(shape('54,22! 56,14 66,9 76,14 84,26 86,42! 78,36 74,28 64,26!'), 'line'),
    burin('62,14 72,18 80,32', 2, 'paper'),
    mass(shape('53,24! 56,16! 63,18! 64,27!'), 'field'),
    mass(shape('56,46! 64,38 80,30! 80,46 72,58 60,60!')),
    burin('62,52 68,46 75,38', 2.2),
    pen('68,58 71,66 67,70 64,64', 2.2),
    ...orcSide(),
    burin('46,46 50,56 48,68', 2),
    mass(shape('40,97! 48,86 64,92 80,84 92,90 94,97!'), 'line'),
    ...[54, 66, 78].map((x) => patch(shape(`${x},93! ${x + 3},84! ${x + 6},93!`), 'paper')),
  ];
};

/** A warlord’s helm, horned, with a grating before the face. */
const gulgotar = (): Cut[] => {
  const helm = even('50,16 64,18 74,30 76,50 72,70 64,84 50,94!');
  const horn = '72,40! 84,40 91,28 86,4! 99,18 99,40 90,56 76,60!';
  return [
    ...pair(horn).map((part) => mass(part)),
    burins('82,54 92,46 95,32', 2.4),
    burins('86,46 91,38 92,26', 2),
    mass(even('50,82 70,78 88,84 92,96! 68,98 50,98'), 'line'),
    mass(helm),
    shade(helm, { depth: 20 }),
    patch(even('50,44! 62,40 72,42 68,52 56,52 54,60 60,76 50,84')),
    ...pair('58,47! 67,44 65,49 60,50!').map((eye) => patch(eye, 'paper')),
    ...[-7, 0, 7].map((far) =>
      pen(`${50 + far},60 ${50 + far * 0.7},${84 - Math.abs(far) * 0.6}`, 2.6, 'paper'),
    ),
    burins('50,66 54,66 58,65', 2.4, 'paper'),
    burins('50,75 53,75 56,73', 2.4, 'paper'),
    mass(even('50,6! 54,16 55,36 50,50!'), 'field'),
    mass(even('50,30! 62,31 74,36 76,42! 62,37 50,40!')),
    ...[32, 40, 60, 68].map((x) => patch(disc(x, Math.abs(x - 50) > 15 ? 36.6 : 34.4, 1.6))),
    ...pair('64,82! 70,78! 71,66!').map((tusk) => mass(tusk)),
  ];
};

/** Under three spikes, like those of the Iron Crown; the palm is cut. */
const supplicant = (): Cut[] => {
  const hood = even('50,22 64,24 73,38 76,56 82,76 93,92! 82,90! 78,98! 66,92! 58,99! 50,93!');
  return [
    ...['44,30! 50,0! 56,30!', '26,40! 17,6! 40,30!', '60,30! 83,6! 74,40!'].map((spike) =>
      mass(shape(spike)),
    ),
    pen('52,8 53,26', 1.8),
    pen('80,14 72,32', 1.8),
    pen('22,14 30,30', 1.8),
    mass(
      shape(
        '3,62! 5,50 3,38! 7,37! 10,48! 9,32! 13.4,31! 15,47! 17,33! 21,34! 20,50! 25,44! 28,47! 25,60 22,70 24,86! 8,86! 9,72!',
      ),
    ),
    burin('9,56 14,60 20,56', 2.2),
    patch(shape('12,60! 16,60! 15,72 13,72!'), 'field'),
    mass(hood, 'line'),
    strands('28,50 22,74 14,88', '36,72 32,84 30,94', 4, 1.9, 'paper'),
    strands('64,72 68,84 70,94', '72,50 78,74 86,88', 4, 1.9, 'paper'),
    mass(even('50,24! 64,26 75,34 77,42! 64,36 50,35!')),
    patch(even('50,40 60,42 66,52 62,70 54,80 50,82'), 'paper'),
    shade(even('50,40 60,42 66,52 62,70 54,80 50,82'), { depth: 9 }),
    ...orcFace(50, 0.8),
    ...[34, 50, 66].map((x) => patch(disc(x, x === 50 ? 30 : 32.4, 2.2), 'field')),
  ];
};

/** Armed by a better smith: a helm to the cheeks, a blade with a hook. */
const urukWarrior = (): Cut[] => {
  const helm = even('50,8 62,10 72,22 75,40 75,58 84,70! 74,76 66,72 62,60! 50,58');
  const jaw = even('50,40 64,44 68,60 66,74 58,86 50,88');
  return turned([
    mass(shape('91,97! 86,97! 84,58! 81,16! 77,8! 89,1! 99,9! 94,15! 92,24! 92,58!')),
    burin('88,14 88,36 88,56', 2.6),
    mass(even('50,78 68,76 86,86 90,97! 68,98 50,98'), 'line'),
    mass(jaw),
    shade(jaw, { depth: 12 }),
    patch(even('50,36! 62,38 68,48 66,60 56,60 50,64')),
    ...pair('54,50! 63,45 62,50 57,52!').map((eye) => patch(eye, 'paper')),
    ...pair('51,64 55,61 56,66!').map((nostril) => patch(nostril)),
    patch(even('50,71 58,70 65,67! 62,77 50,80')),
    ...[-8, -3, 3, 8].map((far) =>
      patch(shape(`${47.8 + far},71! ${52.2 + far},71! ${50 + far},76!`), 'paper'),
    ),
    ...pair('56,80! 61,78! 61,66!').map((tusk) => mass(tusk)),
    mass(even('50,8 62,10 72,22 75,40 75,58 84,70! 74,76 67,72 66,58! 68,46 60,42 54,46 53,58 50,62!')),
    shade(helm, { depth: 9, from: 0.1, to: 0.62 }),
    mass(even('50,1! 55,6 55,30 50,38!'), 'line'),
    burins('58,16 66,28 69,42', 2.4),
    ...[38, 62].map((x) => patch(disc(x, 37.6, 1.7))),
    ...[29.6, 70.4].map((x) => patch(disc(x, 62, 1.7))),
  ]);
};

export const GOBLINS = { 'goblin-scout': goblinScout, 'pit-goblin': pitGoblin };

export const ORCS = {
  'orc-hunter': orcHunter,
  'orc-marauder': orcMarauder,
  'orc-taskmaster': orcTaskmaster,
  gulgotar,
  'supplicant-of-morgoth': supplicant,
  'uruk-warrior': urukWarrior,
};
