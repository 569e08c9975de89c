import { fileName } from '@/session/fileName';

const day = new Date(2026, 10, 7);

it.each([
  ['Les Marcheurs sous la Pluie', 'les-marcheurs-sous-la-pluie-2026-11-07.json'],
  ['Dís & Éowyn / suite (2)', 'dis-eowyn-suite-2-2026-11-07.json'],
  ['???', 'red-book-2026-11-07.json'],
])('a file of %s is called after it and the day', (name, file) => {
  expect(fileName(name, day, 'json')).toBe(file);
});
