/** Synthesises the app's sounds, so that none has to be licensed: short ones, and loops that lie under a game. */
import { Buffer } from 'node:buffer';
import { mkdirSync, writeFileSync } from 'node:fs';
import { KNOCKS, knock } from './sounds/knocks.mjs';
import { loops } from './sounds/loops.mjs';

const RATE = 22_050;

const wav = (rate, samples) => {
  const data = Buffer.alloc(44 + samples.length * 2);
  data.write('RIFF', 0);
  data.writeUInt32LE(36 + samples.length * 2, 4);
  data.write('WAVEfmt ', 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(rate, 24);
  data.writeUInt32LE(rate * 2, 28);
  data.writeUInt16LE(2, 32);
  data.writeUInt16LE(16, 34);
  data.write('data', 36);
  data.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((value, i) =>
    data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_000), 44 + i * 2),
  );
  return data;
};

const folder = new URL('../assets/sounds/', import.meta.url);
mkdirSync(folder, { recursive: true });
const write = (name, rate, samples) => writeFileSync(new URL(`${name}.wav`, folder), wav(rate, samples));

for (const [name, [seconds, partials]] of Object.entries(KNOCKS))
  write(name, RATE, knock(RATE, seconds, partials));
for (const { name, rate, samples } of loops()) write(name, rate, samples);
