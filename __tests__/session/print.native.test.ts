import { printPage } from '@/session/print';

type Options = { html: string; width: number; height: number; margins: Record<string, number> };

const mockSheets: { options: Options; close(fault?: Error): void }[] = [];

jest.mock('expo-print', () => ({
  printAsync: (options: Options) =>
    new Promise<void>((resolve, reject) => {
      mockSheets.push({ options, close: (fault) => (fault ? reject(fault) : resolve()) });
    }),
}));

const fault = (code: string): Error => Object.assign(new Error('said by the device'), { code });

describe('printing on a device', () => {
  beforeEach(() => {
    mockSheets.length = 0;
  });

  it('opens the sheet of printers with the page on A4, within margins', async () => {
    const printed = printPage('map', '<p>Tile 200A</p>');
    expect(mockSheets.map(({ options }) => options)).toEqual([
      {
        html: '<p>Tile 200A</p>',
        width: 595,
        height: 842,
        margins: { left: 40, top: 40, right: 40, bottom: 40 },
      },
    ]);
    mockSheets[0]?.close();
    await printed;
  });

  it('opens one sheet for two touches, and another once it is closed', async () => {
    const twice = [printPage('map', '<p>1</p>'), printPage('map', '<p>1</p>')];
    expect(mockSheets).toHaveLength(1);
    mockSheets[0]?.close();
    await Promise.all(twice);
    const again = printPage('map', '<p>2</p>');
    expect(mockSheets).toHaveLength(2);
    mockSheets[1]?.close();
    await again;
  });

  it('takes a sheet that is closed again for no fault', async () => {
    const printed = printPage('map', '<p>1</p>');
    mockSheets[0]?.close(fault('ERR_PRINT_INCOMPLETE'));
    await expect(printed).resolves.toBeUndefined();
  });

  it('says when the device could not print', async () => {
    const printed = printPage('map', '<p>1</p>');
    mockSheets[0]?.close(fault('ERR_PRINTING_JOB_FAILED'));
    await expect(printed).rejects.toThrow('said by the device');
  });
});
