import { pickFile } from '@/session/pickFile';
import { kept } from './nativeFiles';

let mockPicked: unknown;
jest.mock('expo-document-picker', () => ({ getDocumentAsync: async () => mockPicked }));
jest.mock('expo-file-system', () => jest.requireActual('./nativeFiles').fileSystem);

const URI = 'file:///cache/picked.json';
const pick = (size?: number): void => {
  mockPicked = { canceled: false, assets: [{ uri: URI, size }] };
};

describe('choosing a file of the device', () => {
  beforeEach(() => {
    kept.set(URI, '{"format": "red-book"}');
  });

  it('gives its text', async () => {
    pick(22);
    await expect(pickFile(100)).resolves.toEqual({ text: '{"format": "red-book"}' });
  });

  it('does not read what is longer than can be looked at', async () => {
    pick(101);
    await expect(pickFile(100)).resolves.toEqual({ text: null });
  });

  it('reads a file whose length the device does not tell', async () => {
    pick();
    await expect(pickFile(100)).resolves.toEqual({ text: '{"format": "red-book"}' });
  });

  it('gives nothing when the player chooses nothing', async () => {
    mockPicked = { canceled: true, assets: null };
    await expect(pickFile(100)).resolves.toBeNull();
  });
});
