import { VOLUMES, ambienceOf } from '@/games/jime/screens/play/ambience';
import { JIME_SETTINGS } from '@/games/jime/session/settingChoices';
import { defaultsOf } from '@/saves/settings';
import { company } from '../../rules/company';

describe('what is heard', () => {
  it('is nothing unless the table asks for it', () => {
    expect(defaultsOf(JIME_SETTINGS).ambience).toBe('off');
    expect(VOLUMES.off).toBe(0);
    expect(VOLUMES.low).toBeLessThan(VOLUMES.medium);
    expect(VOLUMES.medium).toBeLessThan(VOLUMES.full);
  });

  it('is what the adventure names; else the wind on a journey and the fire indoors', () => {
    expect(ambienceOf(company({ story: { ambience: 'rain' } }))).toBe('rain');
    expect(ambienceOf(company())).toBe('wind');
    expect(ambienceOf(company({ adventure: 'bridge' }))).toBe('fire');
  });

  it('is the night where all is dark, the fire at camp, and nothing once all is over', () => {
    const dark = company({ story: { ambience: 'rain' } });
    dark.set((adventure) => Object.assign(adventure, { darkEverywhere: true }));
    expect(ambienceOf(dark)).toBe('night');
    const { state, content } = company();
    expect(ambienceOf({ state: { ...state, stage: 'camp' }, content })).toBe('fire');
    expect(ambienceOf({ state: { ...state, stage: 'setup' }, content })).toBeNull();
  });
});
