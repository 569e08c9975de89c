jest.mock('zod', () => {
  throw new Error('zod is loaded');
});

describe('the rules', () => {
  it('take types from the schemas of the saved document without loading the schema package', () => {
    expect(jest.requireActual('@/games/jime/play')).toHaveProperty('play');
    expect(() => jest.requireActual('@/games/jime/state/document')).toThrow('zod is loaded');
  });
});
