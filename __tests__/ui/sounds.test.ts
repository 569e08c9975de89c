import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '../../assets/sounds');
const LOOPS = ['rain', 'fire', 'wind', 'night'];

const samplesOf = (name: string): Int16Array => {
  const file = readFileSync(join(FOLDER, `${name}.wav`));
  return Int16Array.from({ length: (file.length - 44) / 2 }, (_, i) => file.readInt16LE(44 + i * 2));
};
const steps = (samples: Int16Array): number[] =>
  Array.from(samples.subarray(1), (value, i) => Math.abs(value - (samples[i] as number)));

describe('the sounds', () => {
  it('weigh less than a megabyte together', () => {
    const bytes = readdirSync(FOLDER).map((name) => readFileSync(join(FOLDER, name)).length);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(1_100_000);
  });

  it.each(LOOPS)('%s runs on from its end to its beginning without a click', (name) => {
    const samples = samplesOf(name);
    const sorted = steps(samples).sort((a, b) => a - b);
    const usual = sorted[Math.floor(sorted.length * 0.95)] as number;
    expect(Math.abs((samples[0] as number) - (samples.at(-1) as number))).toBeLessThanOrEqual(usual);
  });

  it.each(LOOPS)('%s is quiet and never cut off at full strength', (name) => {
    const samples = samplesOf(name);
    const loud = Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length) / 32_768;
    expect(loud).toBeGreaterThan(0.02);
    expect(loud).toBeLessThan(0.15);
    expect(samples.filter((value) => Math.abs(value) >= 32_000).length).toBe(0);
  });
});
