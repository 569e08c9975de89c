import type { PickedFile } from './pickFile';

const choose = (): Promise<File | null> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,application/json';
    input.style.display = 'none';
    const done = (file: File | null): void => {
      input.remove();
      resolve(file);
    };
    input.addEventListener('change', () => done(input.files?.[0] ?? null));
    input.addEventListener('cancel', () => done(null));
    document.body.append(input);
    input.click();
  });

/** Lets the player choose a file; null when nothing was chosen. */
export const pickFile = async (longest: number): Promise<PickedFile | null> => {
  const file = await choose();
  if (!file) return null;
  return { text: file.size > longest ? null : await file.text() };
};
