/** Synthesises the app's sounds, so that none has to be licensed: a knuckle on a wooden lid. */
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
const tap = knock(0.09, [
  [310, 0.22, 70],
  [745, 0.12, 110],
  [1320, 0.06, 160],
]);
writeFileSync(new URL('tap.wav', folder), wav(tap));
