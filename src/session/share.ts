import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';

/** Hands a text file to whatever the device offers: files, mail, another tablet. */
export const shareText = async (name: string, text: string, type = 'application/json'): Promise<void> => {
  const file = new File(Paths.cache, name);
  if (file.exists) file.delete();
  file.create();
  file.write(text);
  await shareAsync(file.uri, { mimeType: type, dialogTitle: name });
};
