import type { Cut } from './engrave';
import { both, burin, burins, disc, even, mass, pair, patch, pen, shade, shape, strands } from './engrave';
import { gaze, mouth, nose } from './features';

/** A slouched cap, a kerchief to the eyes, a cudgel with nails in it. */
const ruffian = (): Cut[] => {
  const face = even('50,24 64,28 69,42 67,58 60,72 50,77');
  const cap = shape('24,36! 22,24 30,13 46,8 62,9 76,14 90,26 96,38! 84,37 78,33! 62,31 48,30 34,34!');
  const kerchief = even('50,52 60,52 70,48! 69,62 62,74 50,84!');
  return [
    mass(shape('5,14! 10,6 18,6 22,14 30,66! 24,70!')),
    ...['4,20! 1,14! 9,15!', '6,30! 0,28! 9,24!', '21,20! 29,16! 22,14!', '10,7! 11,0! 16,6!'].map((nail) =>
      mass(shape(nail), 'line'),
    ),
    mass(even('50,72! 62,74 80,80 90,94! 70,98 50,98'), 'line'),
    strands('20,90 28,82 38,78', '24,96 34,88 44,84', 3, 1.8, 'paper'),
    mass(face),
    shade(face, { depth: 12, to: 0.6 }),
    ...pair('62,28! 71,30 75,42 71,54! 67,48! 66,38!').map((hair) => mass(hair, 'line')),
    ...gaze({ y: 44, brow: 'fierce', apart: 9 }),
    mass(kerchief, 'field'),
    shade(kerchief, { depth: 16 }),
    burins('52,56 58,60 66,58', 1.9),
    burins('51,66 55,69 60,68', 1.9),
    mass(shape('67,50! 78,50 86,58! 76,58 82,68! 70,60!'), 'field'),
    mass(cap),
    shade(cap, { depth: 26, slant: 30 }),
    burin('34,32 52,26 78,32', 2.6),
    burin('40,14 46,20 58,22', 2),
  ];
};

/** A king, as the barrow has kept him. */
const wight = (): Cut[] => {
  const skull = even('50,22 64,24 71,36 70,50 64,58 63,66! 60,80 50,82');
  return [
    mass(even('50,22 66,24 77,40 79,60 87,76! 80,76! 82,90! 72,84! 68,97! 60,88! 50,94!'), 'line'),
    strands('27,44 23,64 18,78', '33,52 33,74 32,92', 4, 1.8, 'paper'),
    strands('67,52 67,74 68,92', '73,44 77,64 82,78', 4, 1.8, 'paper'),
    mass(skull),
    shade(skull, { depth: 14 }),
    ...pair('54,42 61,39 66,44 64,51 58,52 54,48').map((socket) => patch(socket)),
    patch(disc(59.6, 46, 1.9), 'field'),
    patch(disc(40.4, 46, 1.9), 'field'),
    patch(even('50,52! 53,58 53,61! 50,60!')),
    patch(even('50,66! 56,66 62,65! 59,73 50,74')),
    ...[42, 46, 50, 54, 58].map((x) => pen(`${x},65 ${x},74`, 1.8, 'paper')),
    burins('59,56 62,60 61,64', 2),
    mass(even('50,20! 55,26! 60,10! 65,26! 73,8! 74,34! 62,31 50,32!')),
    mass(shape('50,4! 55,18! 50,30! 45,18!')),
    ...[36, 50, 64].map((x) => mass(disc(x, x === 50 ? 28 : 29, 2.4), 'field')),
  ];
};

/** A cowl that hides all but the smile, a thin blade upright before it. */
const atarin = (): Cut[] => {
  const cowl = shape(
    '18,34! 30,18 50,6 70,10 84,26 88,50 86,70 97,92! 76,97 44,97! 50,86! 46,76 46,60 38,42!',
  );
  const face = shape('34,38! 31,48 27,56! 32,58! 30,61 33,63! 31,66 34,70 29,80! 40,82 50,78! 60,60 54,40');
  return [
    mass(shape('9,36! 12,2! 15,36!')),
    mass(shape('2,36! 22,36! 22,41! 2,41!')),
    mass(shape('9.6,41! 14.4,41! 14.4,62! 9.6,62!'), 'line'),
    mass(shape('4,54! 12,50 22,54 24,62 36,78 48,86! 44,97! 30,94 14,80 6,68!')),
    ...['6,58 14,57 21,59', '6,63 14,62 22,64', '9,68 15,67 23,69'].map((finger) => burin(finger, 2)),
    mass(face),
    shade(face, { depth: 14, from: 0.3 }),
    burin('33,63 38,63 44,60', 2.2),
    patch(shape('34,48! 40,45 46,48 40,51!')),
    patch(disc(39, 48, 1.3), 'paper'),
    burin('29,56.6 32,54 34,55', 1.7),
    mass(cowl, 'line'),
    strands('44,38 54,60 56,92', '60,14 78,50 88,92', 6, 2, 'paper'),
    burin('24,34 40,22 62,14', 2.4, 'paper'),
    mass(disc(52, 84, 4), 'field'),
  ];
};

/** Nobody under the hood. */
const shadowman = (): Cut[] => {
  const hood = even(
    '50,3 60,8 70,24 76,44 84,58 97,70! 88,72! 94,86! 82,82! 80,97! 70,88! 62,99! 56,90! 50,98!',
  );
  const hollow = even('50,18 60,26 65,42 62,58 50,70');
  return [
    mass(shape('8,2! 13,16! 10,20! 10,96! 6,96! 6,20! 3,16!')),
    mass(hood),
    shade(hood, { depth: 26, slant: 62, gap: 3 }),
    strands('34,30 24,56 14,76', '38,64 34,80 32,92', 6, 2.2),
    strands('62,64 66,80 68,92', '66,30 76,56 86,76', 6, 2.2),
    patch(hollow),
    ...pair('53,42! 61,38 60,44 55,45!').map((eye) => patch(eye, 'paper')),
    burin('40,22 36,40 40,58', 2),
  ];
};

/** In the hide of a bear, whose teeth hang over the brow. */
const ursa = (): Cut[] => {
  const hide = even(
    '50,10 58,10 63,14! 66,4 78,3 82,14 76,24! 80,38 80,56 90,72 95,92! 84,90! 76,98! 66,92! 50,97',
  );
  const face = even('50,40 60,42 64,52 62,66 56,77 50,80');
  return [
    mass(hide, 'line'),
    ...pair('67,10 73,7 77,12 72,18').map((part) => patch(part, 'paper')),
    strands('24,40 20,62 10,86', '33,60 30,80 30,92', 5, 2, 'paper'),
    strands('67,60 70,80 70,92', '76,40 80,62 90,86', 5, 2, 'paper'),
    strands('40,14 38,24 36,32', '60,14 62,24 64,32', 5, 1.9, 'paper'),
    ...pair('57,24! 66,21 65,27 60,28!').map((eye) => patch(eye, 'paper')),
    patch(even('50,36! 62,38 70,50 70,68 60,82 50,84')),
    mass(face),
    shade(face, { depth: 11 }),
    mass(even('50,30 57,32 60,40! 50,43!')),
    patch(even('50,32! 54,33 53,38 50,39!')),
    ...[-22, -16, -10, 10, 16, 22].map((far) =>
      mass(
        shape(
          `${47.6 + far},${40 + Math.abs(far) * 0.3}! ${52.4 + far},${40 + Math.abs(far) * 0.3}! ${50 + far * 0.96},${50 + Math.abs(far) * 0.3}!`,
        ),
      ),
    ),
    ...gaze({ y: 54, brow: 'fierce', apart: 7.5 }),
    ...nose(54, 65, 3.8),
    ...mouth(70, 5),
    mass(even('50,86! 56,88 60,95! 50,97!'), 'field'),
  ];
};

/** Drilled: a pointed helm with a nose-guard, mail to the shoulders, a round shield. */
const soldier = (): Cut[] => {
  const helm = even('50,2! 56,10 66,24 70,40 70,46! 60,43 50,43!');
  const mail = even('50,38 66,40 72,52 73,66 82,82 88,96! 66,98 50,98');
  const shield = disc(26, 76, 22);
  return [
    mass(mail),
    shade(mail, { depth: 22, slant: 0, gap: 3 }),
    ...[50, 57, 64, 71].map((y) => burin(`66,${y} 69,${y + 2} 72,${y}`, 1.7)),
    mass(even('50,38 60,40 64,50 61,62 55,70 50,72')),
    shade(even('50,38 60,40 64,50 61,62 55,70 50,72'), { depth: 9 }),
    ...gaze({ y: 50, brow: 'stern', apart: 7.6 }),
    ...mouth(65, 5, 1),
    mass(helm),
    shade(helm, { depth: 16 }),
    mass(even('50,40! 53,42 53.4,56 50,60!')),
    mass(even('50,36! 62,37 71,40 71,46! 60,43 50,43!')),
    mass(shield),
    shade(shield, { depth: 22, slant: 40 }),
    mass(disc(26, 76, 17), 'field'),
    mass(disc(26, 76, 6)),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      patch(disc(26 + 11.6 * Math.cos(i * 1.047), 76 + 11.6 * Math.sin(i * 1.047), 1.6)),
    ),
  ];
};

/** A closed visor under a plume. */
const lordAngon = (): Cut[] => {
  const helm = shape('22,44! 26,26 38,16 54,14 68,19 76,32 78,50 76,70 66,82 46,84 40,78 30,74 18,62!');
  const plume = shape('50,16! 46,6 58,1 74,4 88,14 96,30 96,48 90,60 95,70! 84,66 80,56 82,42 76,28 64,19!');
  const gorget = shape('26,97! 32,84 46,79 66,80 80,76 92,97! 60,99!');
  return [
    mass(plume, 'line'),
    strands('54,12 72,14 84,34 86,58', '58,5 80,12 92,32 92,60', 5, 2, 'paper'),
    mass(gorget, 'line'),
    burin('34,92 56,86 84,88', 2.2, 'paper'),
    mass(helm),
    shade(helm, { depth: 24, slant: 14 }),
    patch(shape('18,48! 34,45 56,46 56,51! 34,51 19,54!')),
    burin('22,44 40,38 60,40', 2.4),
    pen('58,38 60,60 54,80', 2.4),
    mass(disc(62, 44, 4.4)),
    patch(disc(62, 44, 1.8), 'field'),
    ...[58, 63, 68].map((y) => pen(`29,${y} 33,${y + 0.6}`, 2.4)),
    ...[58, 63, 68].map((y) => pen(`39,${y + 0.6} 43,${y + 0.8}`, 2.4)),
    mass(shape('30,26! 30,12! 37,19! 43,7! 49,16! 58,8! 60,17! 70,14! 70,24! 50,19!'), 'field'),
  ];
};

/** A crown of blades with no head in it. */
const witchKing = (): Cut[] => {
  const mantle = even('50,44 64,42 76,54 82,70 96,86! 86,86! 86,97! 72,91! 64,99! 50,94!');
  const helm = even('50,26 60,26 67,36 68,50 62,64 56,78 50,86!');
  return [
    mass(mantle, 'line'),
    strands('28,60 20,76 12,86', '38,76 36,84 34,94', 4, 2, 'paper'),
    strands('62,76 64,84 66,94', '72,60 80,76 88,86', 4, 2, 'paper'),
    ...[
      '44,34! 50,0! 56,34!',
      '36,36! 36,5! 46,32!',
      '54,32! 64,5! 64,36!',
      '31,42! 22,13! 39,34!',
      '61,34! 78,13! 69,42!',
      '30,50! 11,30! 34,40!',
      '66,40! 89,30! 70,50!',
    ].map((blade) => mass(shape(blade))),
    mass(helm),
    shade(helm, { depth: 14 }),
    ...pair('52,50! 60,44 66,42 64,50 56,54!').map((slit) => patch(slit)),
    pen('50,30 50,52', 2),
    patch(even('50,56! 52.4,64 50,68!')),
    ...[70, 74, 78].map((y) => pen(`47,${y} 53,${y}`, 1.8)),
    burins('60,58 58,66 55,74', 2),
    pen('51.5,8 52.4,26', 1.6),
    pen('62,12 60.6,28', 1.6),
    pen('75,19 67,33', 1.6),
  ];
};

/** Friendly, attentive; two knives, crossed. */
const eadris = (): Cut[] => {
  const hair = even('50,13 61,14 70,24 74,42 76,56 70,66! 62,64 50,66');
  const face = even('50,25 60,27 65,40 62,54 56,64 50,67');
  const cowl = even('50,64 62,60 72,64 78,76 90,95! 70,98 50,98');
  const knife = [
    mass(shape('96,2! 95,14 76,40! 71,36!')),
    mass(shape('66,32! 80,44! 77,48! 63,36!')),
    mass(shape('70,42! 74,46! 62,60! 58,56!'), 'line'),
    pen('92,9 77,34', 1.6),
  ];
  return [
    ...both(knife),
    mass(hair, 'line'),
    strands('28,40 26,52 32,64', '34,30 32,50 38,62', 3, 1.7, 'paper'),
    strands('62,62 68,50 66,30', '68,64 74,52 72,40', 3, 1.7, 'paper'),
    mass(face),
    shade(face, { depth: 11 }),
    patch(shape('38,20! 52,17 64,24 68,42! 62,34 48,32 40,28! 36,36 33,46! 32,30')),
    burin('42,24 52,23 62,32', 1.7, 'paper'),
    ...gaze({ y: 45, brow: 'calm', apart: 8 }),
    ...nose(45, 55, 3.4),
    burin('44,60.4 50,60.6 57,58.4', 2.2),
    mass(cowl),
    shade(cowl, { depth: 22, slant: 30 }),
    burins('50,78 60,76 70,69', 2.4),
    burins('50,86 64,84 76,78', 2.2),
  ];
};

export const MEN = { ruffian, atarin, ursa, soldier, 'lord-angon': lordAngon, eadris };

/** Those who should have died. */
export const UNDEAD = { wight, shadowman, 'witch-king-of-angmar': witchKing };
