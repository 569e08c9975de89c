/**
 * Loops without a seam: each is made on a ring. Filters go round twice, so that the first sample follows from the last,
 * and whatever swells does so a whole number of times in a turn.
 */

/** From 0 up to 1, the same for the same seed. */
const chanceFrom = (seed) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

const noise = (length, chance) => Float64Array.from({ length }, () => chance() * 2 - 1);

const mix = (...parts) => parts[0].map((_, i) => parts.reduce((sum, part) => sum + part[i], 0));
const scaled = (ring, loud) => ring.map((value, i) => value * (typeof loud === 'function' ? loud(i) : loud));

/** A state-variable filter; `hz` may move along the ring. `low` keeps what is under it, `band` what is about it. */
const filtered = (ring, rate, kind, hz, damping = 1) => {
  const out = new Float64Array(ring.length);
  let [low, band] = [0, 0];
  for (let round = 0; round < 2; round += 1)
    for (let i = 0; i < ring.length; i += 1) {
      const f = 2 * Math.sin((Math.PI * (typeof hz === 'function' ? hz(i) : hz)) / rate);
      low += f * band;
      band += f * (ring[i] - low - damping * band);
      out[i] = kind === 'low' ? low : band;
    }
  return out;
};

/** Slow waves that close on themselves: how often each goes round, and how strong it is. */
const swell = (length, waves) => (i) =>
  waves.reduce(
    (sum, [turns, deep, start]) => sum + deep * Math.sin(2 * Math.PI * ((turns * i) / length + start)),
    1,
  );

/** Short bursts here and there; one near the end rings on at the beginning. */
const scatter = (length, count, chance, burst) => {
  const ring = new Float64Array(length);
  for (let each = 0; each < count; each += 1) {
    const at = Math.floor(chance() * length);
    burst(chance).forEach((value, i) => (ring[(at + i) % length] += value));
  }
  return ring;
};

const crackle = (rate) => (chance) => {
  const loud = 0.9 * chance() ** 3 + 0.05;
  const decay = 250 + chance() * 900;
  return Float64Array.from(
    { length: Math.round(rate * 0.03) },
    (_, i) => loud * Math.exp((-i / rate) * decay) * (chance() * 2 - 1),
  );
};

const drop = (rate) => (chance) => {
  const [hz, loud] = [900 + chance() * 1900, 0.05 + 0.16 * chance() ** 2];
  return Float64Array.from(
    { length: Math.round(rate * 0.04) },
    (_, i) =>
      Math.min(1, i / 12) * loud * Math.exp((-i / rate) * 140) * Math.sin((2 * Math.PI * hz * i) / rate),
  );
};

/** Three or four quick pulses of one cricket. */
const chirp = (rate, hz) => (chance) => {
  const pulses = 3 + Math.floor(chance() * 2);
  const loud = 0.04 + 0.05 * chance();
  return Float64Array.from({ length: Math.round(rate * 0.036 * pulses) }, (_, i) => {
    const within = (i / rate / 0.036) % 1;
    const pulse = within < 0.6 ? Math.sin((Math.PI * within) / 0.6) ** 2 : 0;
    return loud * pulse * Math.sin((2 * Math.PI * hz * i) / rate);
  });
};

const rain = (rate, length, chance) => {
  const fall = filtered(noise(length, chance), rate, 'band', 2600, 1.4);
  const far = filtered(noise(length, chance), rate, 'low', 420);
  const gust = swell(length, [
    [1, 0.16, 0.1],
    [3, 0.08, 0.6],
  ]);
  return mix(
    scaled(fall, (i) => 0.06 * gust(i)),
    scaled(far, 0.22),
    scatter(length, 130, chance, drop(rate)),
  );
};

const fire = (rate, length, chance) => {
  const flicker = swell(length, [
    [3, 0.22, 0],
    [7, 0.18, 0.4],
    [19, 0.12, 0.7],
  ]);
  const roar = filtered(noise(length, chance), rate, 'low', 150);
  const hiss = filtered(noise(length, chance), rate, 'band', 1900, 1.6);
  return mix(
    scaled(roar, (i) => 0.9 * flicker(i)),
    scaled(hiss, (i) => 0.02 * flicker(i)),
    scaled(scatter(length, 105, chance, crackle(rate)), 0.45),
  );
};

const wind = (rate, length, chance) => {
  const gust = swell(length, [
    [1, 0.4, 0],
    [2, 0.22, 0.3],
    [5, 0.1, 0.8],
  ]);
  const howl = filtered(noise(length, chance), rate, 'band', (i) => 230 + 190 * gust(i), 0.34);
  const breath = filtered(noise(length, chance), rate, 'low', 160);
  return mix(
    scaled(howl, (i) => 0.075 * gust(i) ** 2),
    scaled(breath, (i) => 0.5 * gust(i)),
  );
};

const night = (rate, length, chance) => {
  const air = filtered(noise(length, chance), rate, 'low', 240);
  const breath = swell(length, [[1, 0.3, 0.5]]);
  return mix(
    scaled(air, (i) => 0.28 * breath(i)),
    scatter(length, 13, chance, chirp(rate, 3900)),
    scaled(scatter(length, 9, chance, chirp(rate, 3420)), 0.6),
  );
};

/** Samples a second, seconds, and how it is made. What has no high notes needs fewer samples. */
const LOOPS = {
  rain: [16_000, 6, rain],
  fire: [16_000, 7, fire],
  wind: [8000, 12, wind],
  night: [12_000, 9, night],
};

export const loops = () =>
  Object.entries(LOOPS).map(([name, [rate, seconds, make]], seed) => ({
    name,
    rate,
    samples: make(rate, rate * seconds, chanceFrom(seed + 1)),
  }));
