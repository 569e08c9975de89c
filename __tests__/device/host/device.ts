/**
 * A device in Node: the exported Android bundle, as it is before it becomes bytecode, in a world of its own that has no more
 * built-ins than the engine of the app, behind views and native modules without a screen.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script, createContext, runInContext } from 'node:vm';
import type { Context } from 'node:vm';
import { DEVICE, withoutBuiltins } from '../../../scripts/missing-builtins.cjs';
import { Clock } from './clock';
import type { Chooser, Emitters, Handed } from './expoModules';
import { expoModulesOf } from './expoModules';
import { Fabric } from './fabric';
import { reanimatedProxy, turboModulesOf } from './reactNative';
import { skiaGlobals } from './skia';
import { sqliteModule } from './sqlite';
import { workletsOf } from './worklets';

const ROOT_TAG = 11;

/** Classes that Expo's native core brings, made in the world of the bundle. */
const EMITTERS = `(() => {
  class EventEmitter {
    addListener(name, listener) {
      (this.heard ??= {})[name] = [...(this.heard[name] ?? []), listener];
      return { remove: () => this.removeListener(name, listener) };
    }
    removeListener(name, listener) { if (this.heard?.[name]) this.heard[name] = this.heard[name].filter((one) => one !== listener); }
    removeAllListeners(name) { if (this.heard) delete this.heard[name]; }
    emit(name, ...args) { for (const listener of this.heard?.[name] ?? []) listener(...args); }
    listenerCount(name) { return this.heard?.[name]?.length ?? 0; }
    startObserving() {}
    stopObserving() {}
  }
  class NativeModule extends EventEmitter {}
  class SharedObject extends EventEmitter { release() {} }
  class SharedRef extends SharedObject {}
  return { EventEmitter, NativeModule, SharedObject, SharedRef };
})()`;

type BytesClass = new (bytes: Uint8Array) => Uint8Array;

const encoderOf = (Bytes: BytesClass) =>
  class {
    encode(text = ''): Uint8Array {
      return new Bytes(new TextEncoder().encode(text));
    }
  };

export type DeviceOptions = {
  /** The exported bundle. */
  bundle: Script;
  /** What this device keeps: the next device with the same folder finds it again. */
  folder: string;
  locale?: string;
  screen?: { width: number; height: number };
};

export const bundleAt = (file: string): Script => new Script(readFileSync(file, 'utf8'), { filename: file });

export class Device {
  readonly clock = new Clock();
  readonly fabric: Fabric;
  readonly faults: unknown[] = [];
  readonly handed: Handed = [];
  readonly chooser: Chooser = { next: null };
  readonly said: string[] = [];
  /** How many statements its book has been given. */
  statements = 0;
  readonly folder: string;
  /** The app was left by the back key. */
  exited = false;
  /** It has asked to be started anew. */
  restarted = false;
  private readonly context: Context;
  private readonly ui: Context;
  private readonly release: () => void;
  private doom: { at: number; die(): void } | null = null;
  private readonly callable = new Map<string, () => Record<string, (...args: unknown[]) => unknown>>();
  private readonly onRejection = (cause: unknown): void => this.fault(cause);

  constructor({ bundle, folder, locale = 'en-GB', screen = { width: 1180, height: 820 } }: DeviceOptions) {
    this.folder = folder;
    this.fabric = new Fabric(screen, (run) => void this.clock.set(() => this.guard(run), 0));
    this.context = createContext({});
    this.ui = createContext({});
    for (const context of [this.context, this.ui]) runInContext(withoutBuiltins([DEVICE]), context);
    process.on('unhandledRejection', this.onRejection);
    this.release = this.furnish(folder, locale, screen);
    this.guard(() => void bundle.runInContext(this.context));
    this.guard(() =>
      this.call('AppRegistry', 'runApplication', 'main', { rootTag: ROOT_TAG, initialProps: {} }),
    );
  }

  private fault(cause: unknown): void {
    this.faults.push(cause);
  }

  guard(work: () => void): void {
    try {
      work();
    } catch (cause) {
      this.fault(cause);
    }
  }

  /** Calls what JavaScript has registered for native code. */
  call(module: string, method: string, ...args: unknown[]): void {
    this.callable
      .get(module)?.()
      [method]?.(...args);
  }

  private readonly microtask = (run: () => void): void => queueMicrotask(() => this.guard(run));

  /** An event of the device itself, such as its back key. */
  emit(name: string, ...args: unknown[]): void {
    this.guard(() => this.call('RCTDeviceEventEmitter', 'emit', name, ...args));
  }

  private readonly later = <T>(work: () => T): Promise<T> =>
    new Promise((resolve, reject) => {
      this.clock.set(() => {
        try {
          resolve(work());
        } catch (cause) {
          reject(cause as Error);
        }
      }, 0);
    });

  private furnish(folder: string, locale: string, screen: { width: number; height: number }): () => void {
    const { context, ui, clock } = this;
    const emitters = runInContext(EMITTERS, context) as Emitters;
    const Bytes = runInContext('Uint8Array', context) as BytesClass;
    const bytesOf = (bytes: Uint8Array): Uint8Array => new Bytes(bytes);
    const { later, handed, chooser } = this;
    const sqlite = sqliteModule(join(folder, 'files', 'SQLite'), later, bytesOf, () => {
      this.statements += 1;
      if (this.doom && this.statements > this.doom.at) this.doom.die();
    });
    const manifest = JSON.stringify({
      name: 'Red Book',
      slug: 'red-book',
      version: '0.1.0',
      scheme: 'redbook',
    });
    const expoModules = {
      ...expoModulesOf({ folder, locale, manifest, later, bytesOf, handed, chooser, emitters }),
      ExpoSQLite: sqlite.module,
    };
    const turboModules: Record<string, object> = {
      NativeDOMCxx: this.fabric.dom,
      ...turboModulesOf({
        screen,
        now: () => clock.now(),
        microtask: this.microtask,
        exit: () => void (this.exited = true),
        fatal: (error) => this.fault(error),
        installWorklets: () => workletsOf(context, ui, clock, (cause) => this.fault(cause)),
        installSkia: () => {
          const globals = skiaGlobals();
          Object.assign(context, globals);
          Object.assign(ui, globals);
        },
      }),
    };
    const timers = {
      setTimeout: (run: () => void, ms = 0, ...args: unknown[]) =>
        clock.set(() => this.guard(() => (run as (...each: unknown[]) => void)(...args)), ms),
      setInterval: (run: () => void, ms = 0) => clock.set(() => this.guard(run), ms, ms),
      requestAnimationFrame: (run: (now: number) => void) => clock.frame((now) => this.guard(() => run(now))),
      clearTimeout: (id: unknown) => clock.clear(id),
      clearInterval: (id: unknown) => clock.clear(id),
      cancelAnimationFrame: (id: unknown) => clock.clear(id),
      setImmediate: (run: () => void) => clock.set(() => this.guard(run), 0),
      clearImmediate: (id: unknown) => clock.clear(id),
    };
    Object.assign(context, timers, {
      global: context,
      window: context,
      self: context,
      queueMicrotask: this.microtask,
      // What the engine of the app has besides the language.
      TextEncoder: encoderOf(Bytes),
      atob,
      btoa,
      performance: { now: () => clock.now(), mark: () => undefined, measure: () => undefined },
      nativePerformanceNow: () => clock.now(),
      console: this.console(),
      RN$Bridgeless: true,
      RN$registerCallableModule: (name: string, make: () => Record<string, () => void>) =>
        void this.callable.set(name, make),
      __turboModuleProxy: (name: string) => turboModules[name] ?? null,
      nativeModuleProxy: {},
      nativeFabricUIManager: this.fabric.manager,
      __nativeComponentRegistry__hasComponent: () => true,
      RN$LegacyInterop_UIManager_getConstants: () => ({}),
      RN$LegacyInterop_UIManager_getConstantsForViewManager: () => null,
      RN$LegacyInterop_UIManager_getDefaultEventTypes: () => ({}),
      __reanimatedModuleProxy: reanimatedProxy(),
      expo: {
        ...emitters,
        modules: expoModules,
        uuidv4: () => '00000000-0000-4000-8000-000000000000',
        getViewConfig: () => ({ validAttributes: {}, directEventTypes: {} }),
        installOnUIRuntime: () => undefined,
        reloadAppAsync: async () => void (this.restarted = true),
      },
    });
    const RealDate = runInContext('Date', context) as DateConstructor & { now(): number };
    RealDate.now = () => Math.floor(clock.date());
    return () => sqlite.release();
  }

  private console(): Record<string, (...args: unknown[]) => void> {
    const say =
      (level: string) =>
      (...args: unknown[]) =>
        void this.said.push(
          `${level}: ${args.map((one) => (one instanceof Error || typeof one === 'object' ? String((one as Error)?.stack ?? JSON.stringify(one)) : String(one))).join(' ')}`,
        );
    return Object.fromEntries(
      ['log', 'info', 'debug', 'warn', 'error', 'trace'].map((level) => [level, say(level)]),
    );
  }

  /** Lets everything happen that happens within so many milliseconds, without waiting for them. */
  async settle(ms = 400): Promise<void> {
    let left = ms;
    for (;;) {
      await new Promise((resume) => setImmediate(resume));
      let ran = false;
      while (this.clock.runDue()) {
        ran = true;
        await Promise.resolve();
      }
      if (ran) continue;
      const wait = this.clock.untilNext();
      if (wait === null || wait > left) break;
      left -= wait;
      this.clock.skip(wait);
    }
  }

  /**
   * So many statements from now the battery runs out: the next one is never carried out, and what then lies on the disk is
   * copied. Answers with the copy, to be asked for once it has happened.
   */
  dieAfter(statements: number, copy: (folder: string) => string): () => string {
    let wreck: string | null = null;
    const die = (): never => {
      wreck ??= copy(this.folder);
      this.clock.stop();
      throw new Error('the battery ran out');
    };
    this.doom = { at: this.statements + statements, die };
    return () => wreck ?? copy(this.folder);
  }

  /** The app is ended as a system ends it: at once, with nothing tidied up. */
  kill(): void {
    this.clock.stop();
    this.release();
    process.off('unhandledRejection', this.onRejection);
  }
}
