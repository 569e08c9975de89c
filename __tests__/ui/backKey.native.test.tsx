import { act, fireEvent, render, screen } from '@testing-library/react-native';
import type { ReactElement, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { BackHandler, DeviceEventEmitter, Text } from 'react-native';
import { onModalBack, useBackKey } from '@/ui/backKey';
import { InSight, closeOverlay, useOnBack } from '@/ui/backStack';

jest.mock('react-native/Libraries/Utilities/BackHandler', () =>
  jest.requireActual<object>('react-native/Libraries/Utilities/BackHandler.android'),
);

const leavesApp = jest.spyOn(BackHandler, 'exitApp').mockImplementation(() => undefined);
beforeEach(() => leavesApp.mockClear());

/** As the system tells it to the app while no modal is open. */
const pressBack = (): void => act(() => void DeviceEventEmitter.emit('hardwareBackPress'));

type LayerProps = { name: string; kind?: 'overlay' | 'page'; children?: ReactNode };

/** Something that is open until it is closed; touched, it opens again. */
const Layer = ({ name, kind = 'overlay', children }: LayerProps) => {
  const [open, setOpen] = useState(true);
  useOnBack(open ? () => setOpen(false) : null, kind);
  return (
    <>
      <Text onPress={() => setOpen(true)}>{`${name} ${open ? 'open' : 'closed'}`}</Text>
      {children}
    </>
  );
};

const Keyed = ({ children }: { children?: ReactNode }) => {
  useBackKey();
  return children;
};

/** It begins to listen when all that was drawn with it does. */
const show = async (app: ReactElement): Promise<void> => {
  render(app);
  await act(async () => undefined);
};

const openOnes = (): string[] => screen.queryAllByText(/ open$/).map(({ props }) => String(props.children));

describe('the back key of a device', () => {
  it('leaves the app where nothing is open', async () => {
    await show(<Keyed />);
    pressBack();
    expect(leavesApp).toHaveBeenCalledTimes(1);
  });

  it('comes to the app before it comes to a navigator round it', async () => {
    const pops = jest.fn(() => true);
    const Navigator = () => {
      useEffect(() => {
        const listening = BackHandler.addEventListener('hardwareBackPress', pops);
        return () => listening.remove();
      }, []);
      return <Keyed />;
    };
    await show(<Navigator />);
    pressBack();
    expect(leavesApp).toHaveBeenCalledTimes(1);
    expect(pops).not.toHaveBeenCalled();
  });

  it('closes what was opened last, one a press, then leaves', async () => {
    await show(
      <Keyed>
        <Layer name="page" kind="page">
          <Layer name="sheet">
            <Layer name="rule" />
          </Layer>
        </Layer>
      </Keyed>,
    );
    pressBack();
    expect(openOnes()).toEqual(['page open', 'sheet open']);
    pressBack();
    expect(openOnes()).toEqual(['page open']);
    pressBack();
    expect(openOnes()).toEqual([]);
    expect(leavesApp).not.toHaveBeenCalled();
    pressBack();
    expect(leavesApp).toHaveBeenCalledTimes(1);
  });

  it('closes first what was opened again last, wherever it stands', async () => {
    await show(
      <Keyed>
        <Layer name="menu" />
        <Layer name="dialog" />
      </Keyed>,
    );
    pressBack();
    pressBack();
    fireEvent.press(screen.getByText('dialog closed'));
    fireEvent.press(screen.getByText('menu closed'));
    pressBack();
    expect(openOnes()).toEqual(['dialog open']);
  });

  it('leaves alone what lies on a page under another', async () => {
    await show(
      <Keyed>
        <InSight when={false}>
          <InSight when>
            <Layer name="hidden" />
          </InSight>
        </InSight>
      </Keyed>,
    );
    pressBack();
    expect(openOnes()).toEqual(['hidden open']);
    expect(leavesApp).toHaveBeenCalledTimes(1);
  });

  it('does in a modal what it does outside, but for leaving the app', () => {
    render(<Layer name="page" kind="page" />);
    act(onModalBack);
    expect(openOnes()).toEqual([]);
    act(onModalBack);
    expect(leavesApp).not.toHaveBeenCalled();
  });
});

describe('Escape', () => {
  it('closes what lies over a page, never the page', () => {
    render(
      <Layer name="sheet">
        <Layer name="page" kind="page" />
      </Layer>,
    );
    act(() => void closeOverlay());
    expect(openOnes()).toEqual(['page open']);
    act(() => expect(closeOverlay()).toBe(false));
    expect(openOnes()).toEqual(['page open']);
  });
});
