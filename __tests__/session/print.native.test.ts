import { printPage } from '@/session/print';
import { shared } from './nativeFiles';

jest.mock('expo-file-system', () => jest.requireActual('./nativeFiles').fileSystem);
jest.mock('expo-sharing', () => jest.requireActual('./nativeFiles').sharing);

describe('printing on a device', () => {
  it('hands the page over as a file that can be printed', async () => {
    await printPage('map', '<p>Tile 200A</p>');
    expect(shared).toEqual([
      { uri: 'file:///cache/map.html', mimeType: 'text/html', content: '<p>Tile 200A</p>' },
    ]);
  });
});
