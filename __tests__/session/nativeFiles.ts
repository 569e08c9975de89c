/** The files of a device, as far as the app asks for them; the sharing sheet notes what it was handed. */
type Shared = { uri: string; mimeType?: string; content: string | Uint8Array | undefined };

export const kept = new Map<string, string | Uint8Array>();
export const shared: Shared[] = [];

class DeviceFile {
  readonly uri: string;

  constructor(...parts: string[]) {
    this.uri = parts.join('/');
  }

  get exists(): boolean {
    return kept.has(this.uri);
  }

  delete(): void {
    kept.delete(this.uri);
  }

  /** The device refuses to make a file that is there. */
  create(): void {
    if (this.exists) throw new Error(`${this.uri} is there`);
    kept.set(this.uri, '');
  }

  write(content: string | Uint8Array): void {
    kept.set(this.uri, content);
  }

  get name(): string {
    return this.uri.replace(/^.*\//, '');
  }

  async text(): Promise<string> {
    return String(kept.get(this.uri));
  }

  async bytes(): Promise<Uint8Array> {
    return kept.get(this.uri) as Uint8Array;
  }

  /** The device refuses to read a file that is not there. */
  textSync(): string {
    if (!this.exists) throw new Error(`${this.uri} is not there`);
    return String(kept.get(this.uri));
  }
}

export const fileSystem = {
  File: DeviceFile,
  Paths: { cache: 'file:///cache', document: 'file:///document' },
};

export const sharing = {
  shareAsync: async (uri: string, { mimeType }: { mimeType: string }): Promise<void> =>
    void shared.push({ uri, mimeType, content: kept.get(uri) }),
};
