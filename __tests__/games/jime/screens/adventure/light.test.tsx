import { act, render, screen } from '@testing-library/react-native';
import { Animated } from 'react-native';
import { PhaseLight } from '@/games/jime/screens/adventure/PhaseLight';
import { CANDLE, SHADOW } from '@/games/jime/screens/adventure/washes';
import { isEventNear } from '@/games/jime/screens/adventure/threatNotches';
import { useGame } from '@/games/jime/session/game';
import { PIGMENTS } from '@/paint/pigments';
import { PALETTES } from '@/ui/palette';
import * as sounds from '@/ui/sound';
import { contrast, washed } from '../../../../ui/colours';
import { company } from '../../rules/company';
import { chooseSettings } from '../../session/chooseSettings';
import { renderAdventure } from './renderAdventure';

jest.mock('@/games/jime/board/Board', () => jest.requireActual('./boardStandIn'));

const SCHEMES = ['day', 'night'] as const;

describe('the light of a phase', () => {
  it.each(SCHEMES)('leaves the numbers of tiles and any text legible by %s, up to the edges', (scheme) => {
    const { plate, plateInk } = PIGMENTS[scheme];
    const { ground, ink } = PALETTES[scheme];
    for (const { colour, middle, edges } of [SHADOW[scheme], CANDLE[scheme]])
      for (const share of [middle, edges])
        for (const [under, text] of [
          [plate, plateInk],
          [ground, ink],
        ] as const)
          expect(contrast(washed(under, colour, share), washed(text, colour, share))).toBeGreaterThanOrEqual(
            4.5,
          );
  });

  const washes = () => screen.root.findAllByType('RNSVGRadialGradient' as never).length;

  it('falls in the shadow phase, changes for the rally and is gone in the action phase, at once with little motion', () => {
    act(() => chooseSettings({ motion: 'reduced' }));
    const light = render(<PhaseLight phase="action" />);
    expect(light.toJSON()).toBeNull();
    light.rerender(<PhaseLight phase="shadow" />);
    expect(washes()).toBe(1);
    light.rerender(<PhaseLight phase="rally" />);
    expect(washes()).toBe(1);
    light.rerender(<PhaseLight phase="action" />);
    expect(light.toJSON()).toBeNull();
  });

  it('comes and goes within 200 to 400 ms with full motion, and is never under the finger', () => {
    const timing = jest.spyOn(Animated, 'timing');
    act(() => chooseSettings({ motion: 'full' }));
    const light = render(<PhaseLight phase="action" />);
    light.rerender(<PhaseLight phase="shadow" />);
    const [, { toValue, duration = 0 }] = timing.mock.calls.at(-1) ?? [null, { toValue: NaN }];
    expect(toValue).toBe(1);
    expect(duration).toBeGreaterThanOrEqual(200);
    expect(duration).toBeLessThanOrEqual(400);
    expect(screen.root.props.pointerEvents).toBe('none');
    timing.mockRestore();
  });
});

describe('threat near an event', () => {
  const at = (threat: number) => company().set((adventure) => Object.assign(adventure, { threat }));

  it('§21.3 smoulders when the coming round will reach it, and says so', () => {
    expect(isEventNear(at(0))).toBe(false);
    expect(isEventNear(at(2))).toBe(true);
    renderAdventure(at(2));
    expect(screen.getByTestId('threat-smoulder')).toHaveStyle({ left: `${(2 / 60) * 100}%` });
    expect(screen.getByLabelText(/next event at 9, next round/)).toBeOnTheScreen();
  });

  it('§21.2 smoulders when the coming round will fill the bar, and says that too', () => {
    const table = at(55).set((adventure) => Object.assign(adventure, { thresholdsResolved: 4 }));
    renderAdventure(table);
    expect(screen.getByTestId('threat-smoulder')).toBeOnTheScreen();
    expect(screen.getByLabelText(/60: the bar is full/)).toBeOnTheScreen();
  });

  it('glows without moving with little motion', () => {
    const loop = jest.spyOn(Animated, 'loop');
    renderAdventure(at(2));
    expect(loop).not.toHaveBeenCalled();
    renderAdventure(at(2), { motion: 'full' });
    expect(loop).toHaveBeenCalled();
    loop.mockRestore();
  });

  it('is still while nothing comes', () => {
    renderAdventure(at(0));
    expect(screen.queryByTestId('threat-smoulder')).toBeNull();
  });
});

describe('what is heard', () => {
  it('§19.2 a last stand as it begins, once', async () => {
    const heard = jest.spyOn(sounds, 'playSound').mockImplementation(() => undefined);
    renderAdventure(company());
    await act(
      async () => void (await useGame.getState().act({ type: 'lastStand', hero: 'gimli', against: 'fear' })),
    );
    expect(heard.mock.calls.filter(([sound]) => sound === 'lastStand')).toHaveLength(1);
    heard.mockRestore();
  });

  it('§21.3 an event of threat as its page opens', async () => {
    const heard = jest.spyOn(sounds, 'playSound').mockImplementation(() => undefined);
    renderAdventure(
      company().set((adventure) => {
        adventure.threat = 8;
        for (const hero of adventure.heroes) hero.turn = 'done';
      }),
    );
    const { act: play } = useGame.getState();
    const prompt = () => useGame.getState().game?.state.prompts.at(-1)?.kind;
    await act(async () => void (await play({ type: 'hourglass' })));
    for (let page = 0; page < 5 && prompt() !== 'threshold'; page += 1)
      await act(async () => void (await play({ type: 'continue' })));
    expect(prompt()).toBe('threshold');
    expect(heard.mock.calls.filter(([sound]) => sound === 'threshold')).toHaveLength(1);
    heard.mockRestore();
  });
});
