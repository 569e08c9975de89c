import { sharePicture, shareText } from '@/session/share';
import { kept, shared } from './nativeFiles';

jest.mock('expo-file-system', () => jest.requireActual('./nativeFiles').fileSystem);
jest.mock('expo-sharing', () => jest.requireActual('./nativeFiles').sharing);

describe('sharing on a device', () => {
  beforeEach(() => {
    kept.clear();
    shared.length = 0;
  });

  it('hands over a text under its name, as what it is', async () => {
    await shareText('saves.json', '{}');
    expect(shared).toEqual([
      { uri: 'file:///cache/saves.json', mimeType: 'application/json', content: '{}' },
    ]);
  });

  it('hands over what is new when a file of that name was shared before', async () => {
    await shareText('saves.json', '{"first": true}');
    await shareText('saves.json', '{}');
    expect(shared.at(-1)?.content).toBe('{}');
  });

  it('hands over a picture', async () => {
    const png = new Uint8Array([137, 80, 78, 71]);
    await sharePicture('tale.png', png);
    expect(shared).toEqual([{ uri: 'file:///cache/tale.png', mimeType: 'image/png', content: png }]);
  });
});
