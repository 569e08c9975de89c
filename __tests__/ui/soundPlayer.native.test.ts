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
    ]);
  });
});
