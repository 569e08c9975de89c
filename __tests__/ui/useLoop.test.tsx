import { act, render } from '@testing-library/react-native';
import { AppState } from 'react-native';
import type { Loop } from '@/ui/useLoop';
import { useLoop } from '@/ui/useLoop';
import { chooseSettings } from '../session/chooseSettings';

const mockPlayers: { loop: boolean; volume: number; play: jest.Mock; remove: jest.Mock }[] = [];
jest.mock('expo-audio', () => ({
  setAudioModeAsync: async () => undefined,
  createAudioPlayer: () => {
    const player = { loop: false, volume: 1, play: jest.fn(), remove: jest.fn() };
    mockPlayers.push(player);
    return player;
  },
}));

const Page = ({ loop, volume }: { loop: Loop | null; volume: number }) => {
  useLoop(loop, volume);
  return null;
};
const settle = () => act(() => jest.advanceTimersByTimeAsync(3000));
const sounding = () => mockPlayers.filter(({ remove }) => remove.mock.calls.length === 0);

beforeEach(() => {
  jest.useFakeTimers();
  mockPlayers.length = 0;
  chooseSettings({ sound: 'on' });
});
afterEach(() => jest.useRealTimers());

describe('a loop under a page', () => {
  it('swells from silence to what was asked for, again and again', async () => {
    render(<Page loop="fire" volume={0.2} />);
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(mockPlayers[0]).toMatchObject({ loop: true, volume: 0 });
    await settle();
    expect(mockPlayers).toHaveLength(1);
    expect(mockPlayers[0]?.play).toHaveBeenCalledTimes(1);
    expect(mockPlayers[0]?.volume).toBeCloseTo(0.2);
  });

  it('gives way to another, and stops when the page is left', async () => {
    const page = render(<Page loop="fire" volume={0.2} />);
    await settle();
    page.rerender(<Page loop="rain" volume={0.2} />);
    await settle();
    expect(mockPlayers).toHaveLength(2);
    expect(sounding()).toEqual([mockPlayers[1]]);
    page.unmount();
    await settle();
    expect(sounding()).toEqual([]);
  });

  it('stops while the page is hidden', async () => {
    const watch = jest.spyOn(AppState, 'addEventListener');
    render(<Page loop="wind" volume={0.2} />);
    await settle();
    const hear = watch.mock.calls.at(-1)?.[1] as (state: string) => void;
    act(() => hear('background'));
    await settle();
    expect(sounding()).toEqual([]);
    act(() => hear('active'));
    await settle();
    expect(sounding()).toHaveLength(1);
  });

  it('is silent unless it is asked for, and with the sounds off', async () => {
    const page = render(<Page loop="night" volume={0} />);
    page.rerender(<Page loop={null} volume={0.5} />);
    await settle();
    act(() => chooseSettings({ sound: 'off' }));
    page.rerender(<Page loop="night" volume={0.5} />);
    await settle();
    expect(mockPlayers).toEqual([]);
  });
});
