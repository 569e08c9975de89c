import { getDocumentAsync } from 'expo-document-picker';
import { File } from 'expo-file-system';

/** A file the player chose: its text, or null when it is longer than can be looked at. */
export type PickedFile = { text: string | null };

/** Lets the player choose a file of the device; null when nothing was chosen. */
export const pickFile = async (longest: number): Promise<PickedFile | null> => {
  const { canceled, assets } = await getDocumentAsync({ copyToCacheDirectory: true });
  const [chosen] = assets ?? [];
  if (canceled || !chosen) return null;
  if ((chosen.size ?? 0) > longest) return { text: null };
  return { text: await new File(chosen.uri).text() };
};
