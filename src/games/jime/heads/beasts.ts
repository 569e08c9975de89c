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
  thong,
} from './engrave';

/** A tooth from its root, between two points, to its tip. */
const tooth = (text: string): Cut => patch(shape(text), 'paper');

/** Hackles up, jaws open. */
const hungryWarg = (): Cut[] => {
  const head = shape(
    '68,26! 70,6! 57,20 44,30 34,38 20,40 7,42 3,49 8,56! 18,57 28,58 40,64 46,68! 50,80 48,88 42,97! 53,92! 58,99! 66,91! 75,98! 80,89! 94,92! 90,81! 98,72! 89,65! 97,54! 87,48! 93,37! 83,35! 85,22! 76,28!',
  );
  return [
    mass(shape('49,66! 36,70 24,70 13,76! 20,84 36,86 52,82!')),
    patch(shape('48,68! 36,61 26,59 14,58 15,74 26,70 38,72!')),
    mass(head),
    shade(head, { depth: 32, slant: -34, gap: 4 }),
    ...[
      '11,56! 15,57! 12.4,66!',
      '20,57.4! 24,58! 22,64!',
      '29,59! 33,60.4! 31,66!',
      '17,76! 21,73.6! 19,66!',
      '27,72! 31,71.6! 29,66!',
    ].map(tooth),
    patch(shape('3,48! 5,42 13,41 11,47 6,50!')),
    patch(shape('36,45! 47,38 47,44 41,47!')),
    patch(disc(43, 43, 1.4), 'paper'),
    burin('33,41 42,35 52,35', 3.4),
    ...[
      '14,50 24,50 34,54',
      '50,56 56,64 56,76',
      '60,44 66,54 66,68',
      '72,36 78,48 76,62',
      '58,80 62,86 68,88',
      '70,72 76,80 82,82',
    ].map((fur) => burin(fur, 2.8)),
    patch(shape('66,22! 68,11! 62,20!')),
  ];
};

/** The black warg, met face to face. */
const coalfang = (): Cut[] => {
  const head = even(
    '50,20 58,19 69,3! 79,22 80,36 95,46! 86,52! 96,64! 83,66! 87,80! 74,78! 66,90 58,97 50,98',
  );
  const muzzle = even('50,48 56,52 61,66 64,76 58,82 50,80');
  return [
    mass(head, 'line'),
    ...pair('64,22! 69,11! 74,24!').map((part) => patch(part, 'paper')),
    strands('22,40 12,46 7,48', '36,70 24,78 16,78', 6, 2, 'paper'),
    strands('64,70 76,78 84,78', '78,40 88,46 93,48', 6, 2, 'paper'),
    strands('42,24 44,34 46,44', '58,24 56,34 54,44', 4, 1.7, 'paper'),
    ...pair('54,47! 62,41 71,37 68,45 60,49!').map((eye) => patch(eye, 'field')),
    patch(disc(62.6, 44, 1.8)),
    patch(disc(37.4, 44, 1.8)),
    burin('30,30 38,44 37,58', 2.4, 'paper'),
    burin('26,34 33,46 32,56', 2, 'paper'),
    patch(muzzle, 'paper'),
    shade(muzzle, { depth: 8 }),
    patch(even('50,62 56,60 58,65 50,71')),
    patch(even('50,74! 56,77 62,75! 60,90 50,93')),
    pen('50,70 50,75', 2),
    ...pair('57,77! 61.4,75.6! 58,87!').map((part) => patch(part, 'paper')),
    ...[-4, 4].map((far) => tooth(`${48.4 + far},77! ${51.6 + far},77! ${50 + far},82!`)),
    ...[-3, 3].map((far) => tooth(`${48.4 + far},91! ${51.6 + far},91! ${50 + far},86!`)),
  ];
};

/** A small head between great shoulders. */
const hillTroll = (): Cut[] => {
  const back = even('50,34 68,28 86,34 97,52 99,78 90,94! 70,98 50,98');
  const head = even('50,6 62,8 69,18 70,32 76,48 77,64 68,80 50,84');
  return [
    mass(back),
    shade(back, { depth: 20, slant: 40, gap: 4 }),
    strands('24,40 12,52 6,76', '28,44 20,58 16,80', 3, 2.4),
    ...pair('69,28! 78,22 83,28 79,38 71,42!').map((part) => mass(part)),
    mass(head),
    shade(head, { depth: 16 }),
    ...pair('53,33! 60,28 68,27 66,35 58,37!').map((socket) => patch(socket)),
    burin('40,27 50,31 60,27', 3),
    patch(disc(58.6, 32.4, 1.6), 'paper'),
    patch(disc(41.4, 32.4, 1.6), 'paper'),
    mass(even('50,34 55,38 61,48 57,55 50,54')),
    burins('53,52 56,50 57,47', 2),
    patch(even('50,63 62,61 73,64! 64,71 50,70')),
    ...pair('59,69! 65,68! 63,56!').map((part) => mass(part)),
    tooth('48,70! 53,70! 50,64!'),
    burins('52,12 58,15 65,14', 2),
    burins('52,18 59,20 66,19', 2),
    burins('64,48 70,54 70,60', 2.2),
    burin('44,77 50,78 56,77', 2),
    patch(disc(32, 74, 1.8)),
    patch(disc(66, 75, 1.6)),
  ];
};

/** Grown in the dark: a ridge of bone, ears like rags, a jaw like a drawer. */
const caveTroll = (): Cut[] => {
  const head = shape(
    '74,10! 66,5! 62,13! 53,9! 51,19! 42,18! 42,28! 33,32! 36,40 26,42 14,52 9,62! 17,66 30,64! 26,68 12,72 7,80 12,90 28,95 44,93 50,98! 60,93! 68,99! 76,93! 86,97! 97,88! 95,62 92,40 86,22 80,14',
  );
  return [
    mass(head),
    shade(head, { depth: 30, slant: -20, gap: 4 }),
    mass(shape('58,38! 66,30 76,34 84,48 82,62 88,76! 74,70 66,60 60,50!')),
    patch(shape('64,42! 70,38 77,46 76,60! 68,54!')),
    patch(shape('35,40! 44,34 50,34 47,42 40,45!')),
    patch(disc(43, 40, 1.7), 'paper'),
    burin('33,36 42,29 56,30', 4, 'line', 0.3),
    burin('12,60 17,57 22,60', 2.6),
    patch(shape('17,67! 30,65 42,66 52,74! 40,75 26,74 15,76!')),
    mass(shape('14,76! 20,74! 15,58!')),
    ...['26,66! 31,65.6! 29,71!', '36,66! 41,66.6! 39,72!', '30,75! 35,75! 33,69!'].map(tooth),
    burin('30,50 36,53 38,60', 2.2),
    burin('42,50 50,56 54,66', 2.6),
    burin('26,84 36,86 46,82', 2.2),
    ...[0, 1, 2, 3].flatMap((i) => [
      mass(disc(52 + i * 12, 88 - i * 3, 6.2)),
      patch(disc(52 + i * 12, 88 - i * 3, 2.6)),
    ]),
  ];
};

/** Dinner-time: one tuft of hair, one great grin, one spoon. */
const ollie = (): Cut[] => {
  const face = even('50,14 66,17 76,32 78,50 85,66 78,84 64,94 50,97');
  const nose = even('50,40 57,46 63,58 60,67 50,70');
  return [
    mass(shape('86,97! 91,97! 93,36! 97,28 97,12 91,3 85,12 84,28 88,36!')),
    mass(disc(90.6, 18, 6.4), 'line'),
    ...pair('77,46! 85,39 90,46 88,58 81,63!').map((part) => mass(part)),
    burins('82,57 85,53 86,48', 2),
    mass(shape('46,17! 38,8! 46,9! 46,0! 53,7! 60,2! 57,10! 65,9! 55,18!'), 'line'),
    mass(face),
    shade(face, { depth: 18 }),
    ...both([patch(disc(62, 44, 2.6)), burin('56,38 63,35 71,40', 3.4), burin('57,49 62,50 68,47', 1.7)]),
    burins('52,22 60,23 67,28', 2),
    burins('51,28 58,28 66,33', 1.8),
    mass(nose),
    shade(nose, { depth: 9 }),
    patch(even('50,79 62,77 75,69! 70,84 60,89 50,90')),
    ...['42,80! 49,81! 48,87! 43,86!', '55,80.6! 61,79! 60,85! 55,87!'].map(tooth),
    burins('73,64 79,67 79,72', 2),
    patch(disc(34, 70, 1.8)),
  ];
};

/** Shadow and flame. */
const balrog = (): Cut[] => {
  const fire = shape(
    '30,46! 26,30 32,18 29,6! 39,12 43,20! 44,10 52,0! 54,10 58,18! 62,8 72,2! 69,14 75,26 70,46!',
  );
  const skull = even('50,26 61,28 67,39 67,52 63,61 62,74 56,88 50,91');
  const horn = '60,38! 72,30 84,34 90,28 92,16! 99,30 98,46 88,54 76,50 66,52!';
  const shoulders = even('50,62 66,66 80,60 96,68! 90,76! 97,90! 82,90! 74,98 50,98');
  return [
    mass(shoulders, 'line'),
    ...both([burin('66,80 76,76 88,74', 2.2, 'paper'), burin('64,88 74,86 82,84', 2.2, 'paper')]),
    mass(fire),
    strands('32,40 32,26 31,12', '44,38 46,26 51,8', 3, 2.4),
    strands('56,38 56,26 54,12', '68,40 66,26 68,12', 3, 2.4),
    ...pair(horn).map((part) => mass(part)),
    ...['73,33 75,41 73,48', '82,36 83,44 81,51', '90,34 91,42 89,51', '94,28 95,34 95,42'].map((ring) =>
      burins(ring, 2.2),
    ),
    mass(skull, 'line'),
    ...pair('53,49! 60,43 66,41 64,48 57,53!').map((eye) => patch(eye, 'field')),
    burins('52,44 58,38 65,37', 2, 'paper'),
    burins('54,56 58,61 57,67', 2.2, 'paper'),
    ...pair('51,61! 54,58 55,62!').map((part) => patch(part, 'field')),
    patch(even('50,68 56,67 61,64! 60,76 54,84 50,85'), 'field'),
    ...[-7, -2.4, 2.4, 7].map((far) => tooth(`${48 + far},67.4! ${52 + far},67.4! ${50 + far},74!`)),
    ...[-4.6, 0, 4.6].map((far) => tooth(`${48.2 + far},84! ${51.8 + far},84! ${50 + far},78!`)),
    burins('50,30 54,33 54,38', 2, 'paper'),
  ];
};

const LEGS = [
  '56,44 70,36 80,18 90,6',
  '57,48 76,44 90,36 99,46',
  '57,53 74,58 88,66 94,84',
  '55,57 64,70 76,82 76,98',
];

/** Eight legs and a mark on the back. */
const giantSpider = (): Cut[] => {
  const back = even('50,50 62,54 69,68 66,84 57,94 50,97');
  const head = even('50,34 58,37 60,46 57,54 50,56');
  return [
    ...both(LEGS.map((leg) => thong(leg, 6, 'line', 0.3))),
    mass(back),
    shade(back, { depth: 15 }),
    patch(even('50,60! 56,68 52,74 57,84 50,92!')),
    mass(head),
    shade(head, { depth: 7 }),
    ...pair('51,37! 56,34 57,26 53,22! 50.6,30!').map((fang) => mass(fang)),
    ...[47, 53].map((x) => patch(disc(x, 42, 1.9))),
    ...[44, 56].map((x) => patch(disc(x, 46, 1.5))),
  ];
};

/** What looks back out of the dark. */
const spawn = (): Cut[] => {
  const head = even('50,18! 56,24! 62,17! 66,26! 74,22! 75,32! 84,32! 80,41! 88,47! 79,52 74,64 62,70 50,70');
  return [
    ...pair('78,50! 90,40 95,22 88,3! 99,20 99,46 90,64 76,66!').map((leg) => mass(leg, 'line')),
    ...pair('72,62! 86,66 93,80 88,97! 84,84 76,76 66,72!').map((leg) => mass(leg, 'line')),
    burins('92,46 96,34 95,20', 2, 'paper'),
    mass(head, 'line'),
    ...pair('53,54! 57,46 67,42! 66,51 59,56').map((eye) => patch(eye, 'field')),
    burins('55,52 59,48 63,46', 2, 'paper'),
    ...both([
      patch(disc(73, 41, 3), 'field'),
      patch(disc(56, 38, 3.4), 'field'),
      patch(disc(65, 33, 2.4), 'field'),
    ]),
    ...both([
      patch(disc(72.4, 40, 1.1), 'paper'),
      patch(disc(55, 37, 1.2), 'paper'),
      patch(disc(64.4, 32.4, 0.9), 'paper'),
    ]),
    ...pair('51,64! 64,62 71,72 68,86 54,98! 58,86 55,76!').map((fang) => mass(fang)),
    burins('62,68 66,76 62,87', 2.2),
    strands('45,58 45,62 46,66', '55,58 55,62 54,66', 4, 1.4, 'paper'),
  ];
};

/** All mouth. */
const namelessThing = (): Cut[] => {
  const body = even('50,16 66,19 79,32 83,50 78,68 66,80 50,84');
  const arms = [
    '76,30 86,22 90,10 82,4',
    '82,48 95,46 99,34 93,28',
    '78,66 92,70 97,84 88,90',
    '64,78 72,90 66,98 58,95',
  ];
  return [
    ...both(arms.map((arm) => thong(arm, 12, 'paper', 0.05))),
    mass(body),
    shade(body, { depth: 12 }),
    shade(body, { depth: 6, side: 'left' }),
    patch(disc(50, 50, 25)),
    ...ring(14, 25.6, 15, 0.17).map(tooth),
    ...ring(9, 13, 7, 0.2).map((fang) => patch(shape(fang), 'field')),
    ...[28, 40, 60, 72].map((x) => patch(disc(x, x === 28 || x === 72 ? 27 : 21, 2))),
  ];
};

/** So many teeth round the middle, pointing inwards. */
const ring = (count: number, root: number, tip: number, half: number): string[] =>
  Array.from({ length: count }, (_, i) => {
    const at = (turn: number, far: number): string => {
      const angle = (i * 2 * Math.PI) / count + turn;
      return `${(50 + far * Math.cos(angle)).toFixed(1)},${(50 + far * Math.sin(angle)).toFixed(1)}!`;
    };
    return `${at(-half, root)} ${at(half, root)} ${at(0, tip)}`;
  });

/** A naked neck, a beak with teeth, the wings over it. */
const fellBeast = (): Cut[] => {
  const wing = shape(
    '52,66! 58,40 66,20 78,2! 80,16! 98,10! 92,32! 99,50! 88,56! 94,78! 80,78! 74,94 62,90!',
  );
  const neck = shape(
    '1,46! 4,34 12,28 24,24 34,16 46,14 66,8! 58,17 72,22! 60,26 63,38 54,50 52,62 58,76 72,88 80,97! 30,98! 32,82 30,68 36,56 40,46! 32,46 22,48 9,58! 11,50 7,44!',
  );
  return [
    mass(wing, 'line'),
    ...['60,70 72,36 79,8', '64,74 82,44 94,16', '66,78 84,62 95,52', '68,82 82,78 90,76'].map((bone) =>
      burin(bone, 2.4, 'paper', 0.2),
    ),
    mass(neck),
    shade(neck, { depth: 16, slant: -10, from: 0.24 }),
    patch(shape('7,41! 18,40 30,36 42,38! 34,44 20,45 11,52!')),
    ...['9,40.6! 14,40! 11,47!', '18,39.6! 22,38.6! 20.6,45!', '26,37.8! 30,37! 29,42!'].map(tooth),
    patch(shape('32,29! 41,23 45,27 38,32!')),
    patch(disc(39.4, 27.6, 1.4), 'paper'),
    burin('28,27 38,19 50,20', 3.2),
    burin('8,34 13,31 17,33', 2),
    ...[54, 62, 70, 78, 86].map((y, i) =>
      burin(
        `${33 + (i > 2 ? i - 2 : 0)},${y + 2} 41,${y + 4} ${48 + (i > 1 ? (i - 1) * 3 : 0)},${y + 1}`,
        2.2,
      ),
    ),
    ...['61,30! 70,32! 61,40!', '56,47! 64,52! 52,56!'].map((spine) => mass(shape(spine))),
  ];
};

/** A warg, and what rides it. */
const wargRider = (): Cut[] => {
  const warg = shape(
    '60,52! 61,40! 50,48 38,54 26,60 14,62 4,65 2,72 8,77! 20,78 32,81! 34,86 24,88 16,92! 26,98 44,97 56,92! 62,98! 70,91! 78,98! 84,90! 95,93! 91,80! 98,72! 90,66! 95,56! 84,56!',
  );
  const goblin = shape(
    '58,10 48,14 43,22 42,29! 38,34 27,43! 38,45 43,44! 41,47 45,49! 41,57! 52,58 60,54! 74,58! 76,40 72,20',
  );
  return [
    mass(shape('14,3! 19,14! 15.4,18! 28,60! 24,60! 11.6,19! 8,18!')),
    mass(shape('52,58! 66,48 82,52 88,64 80,76 56,70!'), 'line'),
    mass(goblin),
    shade(goblin, { depth: 14, from: 0.1 }),
    mass(shape('59,32! 70,26 82,26 98,34! 84,40 72,44 61,42!')),
    burin('66,37 78,32 90,34', 2.4),
    mass(shape('42,26! 44,14 54,7 68,8 80,2! 80,18 76,34! 70,24 56,22!'), 'line'),
    burin('50,16 60,12 72,13', 2, 'paper'),
    patch(shape('43,32! 50,28 57,30 51,36 45,36!')),
    patch(shape('46,33.4! 52,30.8 50.6,34!'), 'paper'),
    burin('44,50 52,50 59,46', 2.4),
    ...['47,50! 50.4,50! 49,54.4!', '53,49.6! 56,48! 55.6,52.6!'].map(tooth),
    mass(warg),
    shade(warg, { depth: 26, slant: -40, gap: 4 }),
    patch(shape('34,84! 24,79 10,78 14,90 24,87!')),
    ...['12,77.6! 16,78! 14,84!', '20,78.4! 24,79! 22,84!', '18,91! 22,88.6! 19,83!'].map(tooth),
    patch(shape('2,70! 4,65 11,64 9,70!')),
    patch(shape('33,65! 43,59 43,65 38,67!')),
    burin('30,62 38,56 48,56', 3),
    burin('50,72 58,78 58,88', 2.6),
    burin('66,66 72,74 70,86', 2.6),
  ];
};

/** A beam, a sling, a stone, four wheels. */
const siegeEngine = (): Cut[] => {
  const beam = shape('18,10! 23,7! 86,58! 83,63!');
  return [
    mass(shape('48,30! 54,30! 72,84! 64,84!')),
    mass(shape('46,30! 52,30! 36,84! 28,84!')),
    mass(beam),
    mass(shape('72,46! 96,54! 92,80! 70,76!'), 'line'),
    ...[56, 63, 70].map((y) => burin(`76,${y - 2} 84,${y + 1} 92,${y + 2}`, 2, 'paper')),
    thong('20,9 10,20 8,34', 3.4, 'line', 0.3),
    thong('20,9 20,22 18,34', 3.4, 'line', 0.3),
    mass(disc(13, 40, 9.4)),
    shade(disc(13, 40, 9.4), { depth: 10 }),
    mass(disc(50, 34, 5), 'field'),
    mass(shape('36,64! 64,64! 65,70! 35,70!')),
    mass(shape('8,80! 92,80! 92,88! 8,88!')),
    shade(shape('8,80! 92,80! 92,88! 8,88!'), { depth: 30, slant: 0, gap: 2.6 }),
    ...[24, 76].flatMap((x) => [
      mass(disc(x, 88, 10.4)),
      patch(disc(x, 88, 3)),
      ...[0, 1, 2, 3].map((i) => {
        const [dx, dy] = [9 * Math.cos((i * Math.PI) / 4), 9 * Math.sin((i * Math.PI) / 4)];
        return pen(`${x - dx},${88 - dy} ${x + dx},${88 + dy}`, 1.6);
      }),
    ]),
  ];
};

/** Tusks before, a tower’s worth of war behind. */
const warOliphaunt = (): Cut[] => {
  const brow = even('50,8 62,9 69,20 70,38 66,54 61,64 60,80 57,92 50,98');
  const far = '66,20! 80,8 96,16 99,36 94,56 82,66 70,56!';
  return [
    ...pair(far).map((part) => mass(part)),
    shade(shape(far), { depth: 18, slant: -10 }),
    burins('80,18 90,32 86,54', 2.2),
    burins('73,26 78,38 76,52', 2.2),
    mass(brow),
    shade(brow, { depth: 14 }),
    patch(even('50,12! 56,22! 50,34! ')),
    patch(shape('50,17! 53,22! 50,28! 47,22!'), 'field'),
    ...pair('58,40! 66,37 65,43 60,44!').map((eye) => patch(eye)),
    burins('56,36 62,33 69,36', 2.4),
    ...[52, 59, 66, 73, 80, 87].map((y) =>
      burin(`${y < 64 ? 42 : 44},${y} 50,${y + 2.6} ${y < 64 ? 58 : 56},${y}`, 2),
    ),
    ...pair('60,56! 68,54 72,64 80,72 93,70! 98,62! 97,78 84,90 70,84 61,70!').map((tusk) => mass(tusk)),
    burins('70,80 82,84 92,76', 2),
    ...pair('63,60! 71,60! 75,68! 66,72!').map((ring) => mass(ring, 'field')),
  ];
};

export const BEASTS = {
  'hungry-warg': hungryWarg,
  coalfang,
  'giant-spider': giantSpider,
  'fell-beast': fellBeast,
  'warg-rider': wargRider,
  'war-oliphaunt': warOliphaunt,
};

export const TROLLS = { 'hill-troll': hillTroll, 'cave-troll': caveTroll, ollie };

/** Older than the world’s ill will. */
export const DEMONS = { balrog, 'spawn-of-ungoliant': spawn, 'nameless-thing': namelessThing };

export const ENGINES = { 'siege-engine': siegeEngine };
