/** Under which heading of the contents each section of the guide is read; every section stands under one. */
export const SECTIONS_OF = {
  basics: 'golden conflicts 13 18 24 64 110 14 10 37 39 96 97 98 67 55 69 106 113 91'.split(' '),
  setUp: 'new continue 33 42 56 59 68 28 25 95'.split(' '),
  action: '72 6 7 4 5 40 52 87 48 92 2'.split(' '),
  attack: '17 83 109 15 16 101 62 70 46 43 45 63 50 35 58 20 47 49 112 36'.split(' '),
  tests: '107 103 41 60 27 84 88 44 86 90 26'.split(' '),
  suffer: '38 71 12 85 19 53'.split(' '),
  shadow: '73 8 105 21 100'.split(' '),
  rally: '74 89'.split(' '),
  map: '81 82 80 1 9 75 77 78 79'.split(' '),
  terrain: '30 22 23 54 57 65 93 94 102 104 108'.split(' '),
  camp: 'camp 51 3 34 11 29 61 66 99 111 76 31 32'.split(' '),
} as const satisfies Record<string, readonly string[]>;

export type Step = keyof typeof SECTIONS_OF;
export const STEPS = Object.keys(SECTIONS_OF) as Step[];
