/** Synthesises the app's sounds, so that none has to be licensed: a knuckle on a wooden lid, a drum, a blow. */
import { Buffer } from 'node:buffer';
import { mkdirSync, writeFileSync } from 'node:fs';

const RATE = 22_050;

const knock = (seconds, partials) =>
  Float64Array.from({ length: Math.round(seconds * RATE) }, (_, i) => {
    const t = i / RATE;
    const attack = Math.min(1, t / 0.002);
    return partials.reduce(
      (sum, [hz, loud, decay]) => sum + attack * loud * Math.exp(-t * decay) * Math.sin(2 * Math.PI * hz * t),
      0,
    );
  });

const wav = (samples) => {
  const data = Buffer.alloc(44 + samples.length * 2);
  data.write('RIFF', 0);
  data.writeUInt32LE(36 + samples.length * 2, 4);
  data.write('WAVEfmt ', 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(RATE, 24);
  data.writeUInt32LE(RATE * 2, 28);
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

/** Seconds, then the partials of each: hertz, loudness, how fast it dies away. */
const SOUNDS = {
  tap: [
    0.09,
    [
      [310, 0.22, 70],
      [745, 0.12, 110],
      [1320, 0.06, 160],
    ],
  ],
  drum: [
    0.7,
    [
      [62, 0.5, 6],
      [98, 0.25, 9],
      [171, 0.1, 22],
      [430, 0.05, 60],
    ],
  ],
  blow: [
    0.22,
    [
      [118, 0.45, 26],
      [263, 0.25, 38],
      [690, 0.12, 70],
      [1710, 0.05, 130],
    ],
  ],
};
for (const [name, [seconds, partials]] of Object.entries(SOUNDS))
  writeFileSync(new URL(`${name}.wav`, folder), wav(knock(seconds, partials)));
