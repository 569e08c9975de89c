import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';

/** Hands a file to whatever the device offers: files, mail, another tablet. */
const shareFile = async (name: string, content: string | Uint8Array, type: string): Promise<void> => {
  const file = new File(Paths.cache, name);
  if (file.exists) file.delete();
  file.create();
  file.write(content);
  await shareAsync(file.uri, { mimeType: type, dialogTitle: name });
};

export const shareText = (name: string, text: string, type = 'application/json'): Promise<void> =>
  shareFile(name, text, type);

export const sharePicture = (name: string, png: Uint8Array): Promise<void> =>
  shareFile(name, png, 'image/png');

export const shareBytes = (name: string, bytes: Uint8Array): Promise<void> =>
  shareFile(name, bytes, 'application/octet-stream');
