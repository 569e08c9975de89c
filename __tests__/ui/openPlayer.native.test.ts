import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openPlayer } from '@/ui/openPlayer';
import { startSound } from '@/ui/soundPlayer';

/** What the device was asked, in order. */
const mockAsked: unknown[] = [];

jest.mock('expo-audio/build/AudioModule', () => ({
  __esModule: true,
  default: {
    setAudioModeAsync: async (mode: unknown) => {
      mockAsked.push('mode begins');
      await Promise.resolve();
      mockAsked.push(mode);
    },
    AudioPlayer: class {
      constructor() {
        mockAsked.push('player');
      }

      async seekTo(): Promise<void> {}

      play(): void {
        mockAsked.push('play');
      }
    },
    AudioPlaylist: class {},
    AudioRecorder: class {},
  },
}));

describe('sounds on a device', () => {
  it('ask once, before the first of them, to be mixed with what the table listens to', async () => {
    await Promise.all([startSound('tap'), startSound('drum')]);
    await startSound('tap');
    await openPlayer(1);
    expect(mockAsked).toEqual([
      'mode begins',
      {
        interruptionMode: 'mixWithOthers',
        playsInSilentMode: false,
        allowsRecording: false,
        shouldPlayInBackground: false,
      },
      'player',
      'player',
      'play',
      'play',
      'play',
      'player',
    ]);
  });
});

it('nothing else opens a player: it would play before the device was told', () => {
  const source = join(__dirname, '../../src');
  const files = (readdirSync(source, { recursive: true }) as string[]).filter((file) => /\.tsx?$/.test(file));
  const opening = files.filter((file) =>
    /import\('expo-audio'\)/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(opening).toEqual(['ui/openPlayer.ts']);
});
