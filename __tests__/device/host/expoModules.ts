/** The native halves of Expo's modules, as far as the app reaches for them; what they were asked is kept to be read. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { randomBytes, randomUUID, createHash } from 'node:crypto';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Bytes, Later } from './sqlite';

/** What the app handed to the device, oldest first. */
export type Handed = { what: 'shared' | 'printed' | 'spoken' | 'sound' | 'felt' | 'splash'; value: string }[];

/** A file the player will choose next; null when they close the list. */
export type Chooser = { next: { name: string; text: string } | null };

export type Emitters = {
  EventEmitter: new () => object;
  NativeModule: new () => object;
  SharedObject: new () => object;
  SharedRef: new () => object;
};

type Options = {
  folder: string;
  locale: string;
  manifest: string;
  later: Later;
  bytesOf: Bytes;
  handed: Handed;
  chooser: Chooser;
  emitters: Emitters;
};

const pathOf = (uri: string): string => (uri.startsWith('file:') ? fileURLToPath(uri) : uri);

const joined = (parts: readonly (string | { uri: string })[]): string =>
  parts
    .map((part) => (typeof part === 'string' ? part : part.uri))
    .reduce((whole, part) => `${whole.replace(/\/$/, '')}/${part.replace(/^\//, '')}`);

const fileSystem = ({ folder, later, bytesOf }: Options) => {
  class FileSystemFile {
    uri: string;
    constructor(...parts: (string | { uri: string })[]) {
      this.uri = joined(parts);
    }
    private get path(): string {
      return pathOf(this.uri);
    }
    validatePath(): void {}
    get exists(): boolean {
      return existsSync(this.path) && statSync(this.path).isFile();
    }
    get size(): number {
      return this.exists ? statSync(this.path).size : 0;
    }
    get name(): string {
      return basename(this.path);
    }
    get modificationTime(): number | null {
      return this.exists ? statSync(this.path).mtimeMs : null;
    }
    create({ overwrite = false, intermediates = false } = {}): void {
      if (this.exists && !overwrite) throw new Error(`${this.uri} already exists`);
      if (intermediates) mkdirSync(dirname(this.path), { recursive: true });
      writeFileSync(this.path, '');
    }
    delete(): void {
      if (!this.exists) throw new Error(`${this.uri} does not exist`);
      rmSync(this.path);
    }
    write(content: string | Uint8Array): void {
      writeFileSync(this.path, content);
    }
    textSync(): string {
      return readFileSync(this.path, 'utf8');
    }
    text = () => later(() => this.textSync());
    bytesSync(): Uint8Array {
      return bytesOf(readFileSync(this.path));
    }
    bytes = () => later(() => this.bytesSync());
    base64Sync(): string {
      return readFileSync(this.path, 'base64');
    }
    base64 = () => later(() => this.base64Sync());
    copySync(to: { uri: string }): void {
      writeFileSync(pathOf(to.uri), readFileSync(this.path));
    }
    copy = (to: { uri: string }) => later(() => this.copySync(to));
    moveSync(to: { uri: string }): void {
      this.copySync(to);
      this.delete();
      this.uri = to.uri;
    }
    move = (to: { uri: string }) => later(() => this.moveSync(to));
    info() {
      return { exists: this.exists, uri: this.uri, size: this.size };
    }
  }
  class FileSystemDirectory {
    uri: string;
    constructor(...parts: (string | { uri: string })[]) {
      this.uri = joined(parts);
    }
    validatePath(): void {}
    get exists(): boolean {
      const path = pathOf(this.uri);
      return existsSync(path) && statSync(path).isDirectory();
    }
    create({ intermediates = false } = {}): void {
      mkdirSync(pathOf(this.uri), { recursive: intermediates });
    }
    delete(): void {
      rmSync(pathOf(this.uri), { recursive: true });
    }
    listAsRecords() {
      return readdirSync(pathOf(this.uri), { withFileTypes: true }).map((entry) => ({
        isDirectory: entry.isDirectory(),
        uri: pathToFileURL(join(pathOf(this.uri), entry.name)).href,
      }));
    }
  }
  const under = (name: string): string => {
    mkdirSync(join(folder, name), { recursive: true });
    return pathToFileURL(join(folder, name)).href;
  };
  return {
    FileSystemFile,
    FileSystemDirectory,
    FileSystemUploadTask: class {},
    FileSystemDownloadTask: class {},
    FileSystemWatcher: class {},
    documentDirectory: under('files'),
    cacheDirectory: under('cache'),
    bundleDirectory: under('bundle'),
    appleSharedContainers: {},
    totalDiskSpace: 1e12,
    availableDiskSpace: 1e11,
    info: (uri: string) => ({ exists: existsSync(pathOf(uri)), isDirectory: false }),
  };
};

const audio = ({ handed, later, emitters }: Options) => {
  class AudioPlayer extends (emitters.SharedObject as new () => object) {
    id = randomUUID();
    isLoaded = true;
    playing = false;
    volume = 1;
    loop = false;
    currentTime = 0;
    duration = 0.2;
    currentStatus = {};
    constructor(private readonly source: unknown) {
      super();
    }
    play(): void {
      handed.push({ what: 'sound', value: `play ${JSON.stringify(this.source)}` });
    }
    pause(): void {}
    replace(): void {}
    remove(): void {}
    seekTo = () => later(() => undefined);
    setPlaybackRate(): void {}
  }
  return {
    AudioPlayer,
    AudioRecorder: class {},
    AudioPlaylist: class {},
    AudioStream: class {},
    setAudioModeAsync: (mode: unknown) =>
      later(() => void handed.push({ what: 'sound', value: `mode ${JSON.stringify(mode)}` })),
    setIsAudioActiveAsync: () => later(() => undefined),
    preload: () => later(() => undefined),
  };
};

const localization = (locale: string) => {
  const [language, region] = locale.split('-') as [string, string];
  return {
    getLocales: () => [
      {
        languageTag: locale,
        languageCode: language,
        languageScriptCode: null,
        regionCode: region,
        languageRegionCode: region,
        textDirection: 'ltr',
        digitGroupingSeparator: ' ',
        decimalSeparator: ',',
        measurementSystem: 'metric',
        currencyCode: 'EUR',
        currencySymbol: '€',
        temperatureUnit: 'celsius',
      },
    ],
    getCalendars: () => [{ calendar: 'gregory', timeZone: 'UTC', uses24hourClock: true, firstWeekday: 2 }],
  };
};

const print = ({ handed, later }: Options) => ({
  Orientation: { portrait: 'portrait', landscape: 'landscape' },
  print: ({ html }: { html: string }) => later(() => void handed.push({ what: 'printed', value: html })),
  printToFileAsync: ({ html }: { html: string }) =>
    later(() => {
      handed.push({ what: 'printed', value: html });
      return { uri: 'file:///print.pdf', numberOfPages: 1 };
    }),
});

const speech = ({ handed, later }: Options) => ({
  speak: (_id: string, text: string) => void handed.push({ what: 'spoken', value: text }),
  stop: () => later(() => undefined),
  pause: () => later(() => undefined),
  resume: () => later(() => undefined),
  isSpeaking: () => later(() => false),
  getVoices: () => later(() => []),
  maxSpeechInputLength: 4000,
});

const picker = ({ folder, later, chooser }: Options) => ({
  getDocumentAsync: () =>
    later(() => {
      const chosen = chooser.next;
      chooser.next = null;
      if (!chosen) return { canceled: true, assets: null };
      const path = join(folder, 'cache', chosen.name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, chosen.text);
      const size = statSync(path).size;
      return { canceled: false, assets: [{ uri: pathToFileURL(path).href, name: chosen.name, size }] };
    }),
});

const crypto = ({ later }: Options) => ({
  getRandomValues: (into: Uint8Array) => {
    const view = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    view.set(randomBytes(view.length));
    return into;
  },
  getRandomBytes: (count: number) => randomBytes(count),
  getRandomBase64String: (count: number) => randomBytes(count).toString('base64'),
  getRandomBase64StringAsync: (count: number) => later(() => randomBytes(count).toString('base64')),
  randomUUID: () => randomUUID(),
  digestString: (_kind: string, text: string) => createHash('sha256').update(text).digest('hex'),
  digestStringAsync: (_kind: string, text: string) =>
    later(() => createHash('sha256').update(text).digest('hex')),
});

export const expoModulesOf = (options: Options): Record<string, object> => {
  const { later, handed, emitters } = options;
  const nothing = () => later(() => undefined);
  const felt = (kind: string) => later(() => void handed.push({ what: 'felt', value: kind }));
  const parts: Record<string, object> = {
    FileSystem: fileSystem(options),
    ExponentConstants: {
      manifest: options.manifest,
      appOwnership: null,
      executionEnvironment: 'bare',
      statusBarHeight: 24,
      systemFonts: [],
      deviceName: 'tablet',
      isDevice: true,
      getWebViewUserAgentAsync: nothing,
    },
    ExpoAsset: { downloadAsync: (url: string) => later(() => url) },
    ExpoFontLoader: { getLoadedFonts: () => [], loadAsync: nothing },
    ExpoFontUtils: {},
    ExpoKeepAwake: { activate: nothing, deactivate: nothing, isActivated: false },
    ExpoHaptics: { impactAsync: felt, notificationAsync: felt, selectionAsync: () => felt('selection') },
    ExpoLocalization: localization(options.locale),
    ExpoSplashScreen: {
      preventAutoHideAsync: () => later(() => true),
      setOptions: () => undefined,
      hide: () => void handed.push({ what: 'splash', value: 'hidden' }),
      hideAsync: () => later(() => void handed.push({ what: 'splash', value: 'hidden' })),
      internalPreventAutoHideAsync: () => later(() => true),
      internalMaybeHideAsync: () => later(() => handed.push({ what: 'splash', value: 'hidden' }) > 0),
    },
    ExpoSystemUI: { setBackgroundColorAsync: nothing, getBackgroundColorAsync: nothing },
    ExpoLinking: { getLinkingURL: () => null },
    ExpoSharing: {
      shareAsync: (uri: string) =>
        later(() => void handed.push({ what: 'shared', value: readFileSync(pathOf(uri), 'utf8') })),
      isAvailableAsync: () => later(() => true),
    },
    ExpoDocumentPicker: picker(options),
    ExpoPrint: print(options),
    ExpoSpeech: speech(options),
    ExpoCrypto: crypto(options),
    ExpoCryptoAES: { EncryptionKey: class {}, SealedData: class {} },
    ExpoAudio: audio(options),
    ExpoUI: { completeTask: nothing },
    ExpoRouter: { Material3Color: () => null, Material3DynamicColor: () => null },
    ExpoFetchModule: { NativeRequest: class {}, NativeResponse: class {} },
  };
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, Object.assign(new emitters.NativeModule(), part)]),
  );
};
