import { speak, stopSpeaking, useSpeech } from '@/session/speech';

type Options = { useApplicationAudioSession?: boolean; language?: string; onDone?(): void };

const mockSpoken: { text: string; options: Options }[] = [];

jest.mock('expo-speech', () => ({
  stop: async () => undefined,
  speak: (text: string, options: Options) => void mockSpoken.push({ text, options }),
}));

describe('the voice of a device', () => {
  it('speaks in an audio session of its own, which the end of a sound cannot close', async () => {
    await speak('Le feu baisse.', 'fr');
    expect(mockSpoken).toEqual([
      {
        text: 'Le feu baisse.',
        options: expect.objectContaining({ language: 'fr-FR', useApplicationAudioSession: false }),
      },
    ]);
    expect(useSpeech.getState().speaking).toBe(true);
    mockSpoken[0]?.options.onDone?.();
    expect(useSpeech.getState().speaking).toBe(false);
  });

  it('falls silent when it is stopped', async () => {
    await speak('The fire burns low.', 'en');
    await stopSpeaking();
    expect(useSpeech.getState().speaking).toBe(false);
  });
});
