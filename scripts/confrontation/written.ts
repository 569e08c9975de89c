import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../expo.mjs';

/** Writes data of the computer player as the check of the format wants it. */
export const writeData = async (name: string, data: unknown): Promise<void> => {
  const file = join(root, 'src/games/confrontation/cpu', name);
  const config = await resolveConfig(file);
  writeFileSync(file, await format(JSON.stringify(data), { ...config, filepath: file }));
};
