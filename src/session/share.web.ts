/** Downloads a file. */
const shareFile = async (name: string, content: BlobPart, type: string): Promise<void> => {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

export const shareText = (name: string, text: string, type = 'application/json'): Promise<void> =>
  shareFile(name, text, type);

export const sharePicture = (name: string, png: Uint8Array<ArrayBuffer>): Promise<void> =>
  shareFile(name, png, 'image/png');

export const shareBytes = (name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> =>
  shareFile(name, bytes, 'application/octet-stream');
