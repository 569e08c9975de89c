import { chance, int, pick, pickWeighted, seeded, shuffle } from '@/kernel/random';

const many = <Value>(times: number, draw: () => Value) => Array.from({ length: times }, draw);

it('the same seed tells the same story, the next seed another', () => {
  const story = (seed: number) => {
    const generator = seeded(seed);
    return many(20, () => int(generator, 0, 1000));
  };
  expect(story(7)).toEqual(story(7));
  expect(story(7)).not.toEqual(story(8));
});

it('the generator survives JSON in the middle of its story', () => {
  const generator = seeded(3);
  int(generator, 0, 9);
  const copy = JSON.parse(JSON.stringify(generator));
  expect(many(50, () => int(copy, 0, 99))).toEqual(many(50, () => int(generator, 0, 99)));
});

it('int stays within its bounds and reaches both', () => {
  const generator = seeded(11);
  const drawn = new Set(many(400, () => int(generator, 2, 5)));
  expect([...drawn].sort()).toEqual([2, 3, 4, 5]);
});

it('shuffle keeps every item and leaves the given array alone', () => {
  const items = Object.freeze([1, 2, 3, 4, 5, 6, 7]);
  const shuffled = shuffle(seeded(5), items);
  expect([...shuffled].sort()).toEqual([...items]);
  expect(shuffled).not.toEqual(items);
});

it('pickWeighted never takes a weight of zero and follows the weights', () => {
  const generator = seeded(2);
  const picked = many(3000, () =>
    pickWeighted(generator, ['never', 'once', 'thrice'], (item) =>
      item === 'never' ? 0 : item === 'once' ? 1 : 3,
    ),
  );
  const share = picked.filter((item) => item === 'thrice').length / picked.length;
  expect(picked).not.toContain('never');
  expect(share).toBeGreaterThan(0.7);
  expect(share).toBeLessThan(0.8);
});

it('chance follows its odds', () => {
  const generator = seeded(4);
  const hits = many(2000, () => chance(generator, 1, 4)).filter(Boolean).length;
  expect(hits).toBeGreaterThan(420);
  expect(hits).toBeLessThan(580);
});

it('picking from nothing is our mistake and throws', () => {
  expect(() => pick(seeded(1), [])).toThrow('nothing to pick from');
  expect(() => int(seeded(1), 3, 2)).toThrow();
});
