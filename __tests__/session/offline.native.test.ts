import { keepForOffline } from '@/session/offline';

describe('without a network, on a device', () => {
  it('the app is there already: nothing is fetched, now or later', () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    expect(keepForOffline()).toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });
});
