/**
 * The thread that draws, as a world of its own: worklets arrive there as source text and copies of what they use, as on a
 * device, and an absent built-in is absent there too.
 */
import { runInContext } from 'node:vm';
import type { Context } from 'node:vm';
import type { Clock } from './clock';

type Revive = (world: World) => unknown;
type Ref = { __serializableRef: true; __remoteFunction?: true };
type World = { context: Context; isUi: boolean };
type Unpacker = (value: unknown, ...rest: unknown[]) => unknown;

type Held = { value: unknown };

/** What a synchronizable holds now, in whichever copy of it. */
const held = new WeakMap<object, Held>();

const revivals = new WeakMap<object, Revive>();

const refOf = (revive: Revive, ref: Ref = { __serializableRef: true }): Ref => {
  revivals.set(ref, revive);
  return ref;
};

const revive = (value: unknown, world: World): unknown => {
  if (value === undefined) return undefined;
  const known =
    typeof value === 'object' || typeof value === 'function' ? revivals.get(value as object) : null;
  if (!known)
    throw new Error(
      `[Worklets] not a serializable: ${typeof value} ${Object.keys(value as object)
        .slice(0, 9)
        .join()}`,
    );
  return known(world);
};

const global = (world: World, name: string): unknown =>
  (runInContext('globalThis', world.context) as Record<string, unknown>)[name];
const construct = (world: World, name: string, ...args: unknown[]): unknown =>
  Reflect.construct(global(world, name) as new () => unknown, args);

const reviveObject = (data: Record<string, unknown>, world: World): Record<string, unknown> => {
  const made = runInContext('({})', world.context) as Record<string, unknown>;
  for (const [key, value] of Object.entries(data)) made[key] = revive(value, world);
  return made;
};

const reviveArray = (items: readonly unknown[], world: World): unknown[] => {
  const made = runInContext('[]', world.context) as unknown[];
  for (const item of items) made.push(revive(item, world));
  return made;
};

/** `onError` hears what a worklet throws; `rn` is the world of the bundle, `ui` that of worklets. */
export const workletsOf = (
  rnContext: Context,
  uiContext: Context,
  clock: Clock,
  onError: (cause: unknown) => void,
) => {
  const rn: World = { context: rnContext, isUi: false };
  const ui: World = { context: uiContext, isUi: true };
  const worldOf = (isUi: boolean): World => (isUi ? ui : rn);

  const unpack = (world: World, name: string, ...args: unknown[]): unknown =>
    (global(world, name) as Unpacker)(...(args as [unknown]));

  const guarded = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch (cause) {
      onError(cause);
      return undefined;
    }
  };

  /** On the thread that draws, one after another, with what they asked for at once. */
  const runOnUi = (work: () => void): void => {
    clock.set(() => {
      guarded(work);
      guarded(() => (global(ui, '__callMicrotasks') as (() => void) | undefined)?.());
    }, 0);
  };

  const scalar = (value: unknown): Ref => refOf(() => value);

  /** A function of one world, called in another: it is scheduled there, never called at once. */
  const remote = (fun: (...args: unknown[]) => unknown, isUi: boolean): Ref =>
    refOf((world) => {
      if (world.isUi === isUi) return fun;
      const guard = unpack(world, '__remoteFunctionUnpacker', fun.name) as object;
      revivals.set(guard, (back) => (back.isUi === isUi ? fun : guard));
      return guard;
    });

  const initializer = (data: Record<string, unknown>): Ref => {
    let made: { value: unknown } | null = null;
    return refOf((world) => {
      if (!world.isUi) return unpack(world, '__valueUnpacker', reviveObject(data, world), 'Handle');
      made ??= { value: unpack(world, '__valueUnpacker', reviveObject(data, world), 'Handle') };
      return made.value;
    });
  };

  const retained = (isRetained: unknown, make: Revive): Ref => {
    let kept: { value: unknown } | null = null;
    return refOf((world) => {
      if (!isRetained || !world.isUi) return make(world);
      kept ??= { value: make(world) };
      return kept.value;
    });
  };

  const proxyFor = (isUi: boolean) => ({
    createSerializableString: scalar,
    createSerializableNumber: scalar,
    createSerializableBoolean: scalar,
    createSerializableBigInt: scalar,
    createSerializableNull: () => scalar(null),
    createSerializableUndefined: () => scalar(undefined),
    createSerializableHostObject: scalar,
    createSerializableObject: (data: Record<string, unknown>, isRetained: boolean) =>
      retained(isRetained, (world) => reviveObject(data, world)),
    createSerializableTurboModuleLike: (data: Record<string, unknown>, proto: object) =>
      refOf((world) => Object.setPrototypeOf(reviveObject(data, world), proto) as unknown),
    createSerializableArray: (items: unknown[], isRetained: boolean) =>
      retained(isRetained, (world) => reviveArray(items, world)),
    createSerializableMap: (keys: unknown[], values: unknown[]) =>
      refOf((world) => {
        const made = construct(world, 'Map') as Map<unknown, unknown>;
        keys.forEach((key, index) => made.set(revive(key, world), revive(values[index], world)));
        return made;
      }),
    createSerializableSet: (items: unknown[]) =>
      refOf((world) => {
        const made = construct(world, 'Set') as Set<unknown>;
        for (const item of items) made.add(revive(item, world));
        return made;
      }),
    createSerializableRegExp: (pattern: string, flags: string) =>
      refOf((world) => construct(world, 'RegExp', pattern, flags)),
    createSerializableError: (name: string, message: string, stack?: string) =>
      refOf((world) =>
        Object.assign(construct(world, 'Error', message) as Error, { name, stack: stack ?? '' }),
      ),
    createSerializableArrayBuffer: (buffer: ArrayBuffer) => scalar(buffer),
    createSerializableArrayBufferView: (type: string, buffer: ArrayBuffer, offset: number, length: number) =>
      refOf((world) => construct(world, type, buffer, offset, length)),
    createSerializableInitializer: initializer,
    createSerializableNonWorkletFunction: (fun: (...args: unknown[]) => unknown) => remote(fun, isUi),
    createSerializableWorklet: (data: Record<string, unknown>) =>
      refOf((world) => unpack(world, '__valueUnpacker', reviveObject(data, world), 'Worklet')),
    createSerializableLEGACY: (data: Record<string, unknown>) => {
      if (typeof data === 'function') return remote(data, isUi);
      if (data.__workletHash !== undefined)
        return refOf((world) => unpack(world, '__valueUnpacker', reviveObject(data, world), 'Worklet'));
      return data.__init === undefined ? refOf((world) => reviveObject(data, world)) : initializer(data);
    },
    registerCustomSerializable: () => undefined,
    createShareable: (
      host: number,
      initial: unknown,
      _now: boolean,
      onHost: unknown,
      onGuest: unknown,
    ): Ref => {
      let made: { value: unknown } | null = null;
      const shareable = refOf((world) => {
        if (!world.isUi)
          return unpack(world, '__shareableGuestUnpacker', host, shareable, revive(onGuest, world));
        made ??= { value: unpack(world, '__shareableHostUnpacker', revive(initial, ui), revive(onHost, ui)) };
        return made.value;
      });
      return shareable;
    },
    createSynchronizable: (initial: unknown): Ref => {
      const synchronizable = refOf((world) => {
        const again = refOf(revivals.get(synchronizable) as Revive);
        held.set(again, held.get(synchronizable) as Held);
        return unpack(world, '__synchronizableUnpacker', again);
      });
      held.set(synchronizable, { value: initial });
      return synchronizable;
    },
    synchronizableGetDirty: (ref: object) => revive(held.get(ref)?.value, worldOf(isUi)),
    synchronizableGetBlocking: (ref: object) => revive(held.get(ref)?.value, worldOf(isUi)),
    synchronizableSetBlocking: (ref: object, value: unknown) => void ((held.get(ref) as Held).value = value),
    synchronizableLock: () => undefined,
    synchronizableUnlock: () => undefined,
    runOnRuntimeSyncWithId: (_id: number, worklet: unknown) =>
      revive((revive(worklet, ui) as () => unknown)(), worldOf(isUi)),
    scheduleOnRuntimeWithId: (_id: number, worklet: unknown) =>
      runOnUi(() => void (revive(worklet, ui) as () => unknown)()),
    scheduleOnRN: (fun: unknown, args: unknown) =>
      void clock.set(() => {
        guarded(() => {
          const called = typeof fun === 'function' && !revivals.has(fun) ? fun : revive(fun, rn);
          const given = args === undefined ? [] : (revive(args, rn) as unknown[]);
          (called as (...each: unknown[]) => unknown)(...given);
        });
      }, 0),
    scheduleOnUI: (worklets: unknown) =>
      runOnUi(() => {
        for (const worklet of revive(worklets, ui) as (() => void)[]) worklet();
      }),
    runOnUISync: (worklet: unknown) => revive((revive(worklet, ui) as () => unknown)(), worldOf(isUi)),
    createWorkletRuntime: () => ({}),
    handlePromise: (settle: unknown, value: unknown) =>
      void clock.set(() => guarded(() => (revive(settle, rn) as Unpacker)(revive(value, rn))), 0),
    getStaticFeatureFlag: () => false,
    setDynamicFeatureFlag: () => undefined,
    getUIRuntimeHolder: () => ({}),
    getUISchedulerHolder: () => ({}),
    reportFatalErrorOnJS: (message: string) => onError(new Error(message)),
    loadUnpackers: (...sources: string[]) => {
      for (const code of sources.filter((_, index) => index % 3 === 0))
        runInContext(`(${code}\n)`, ui.context).call({ __closure: {} });
    },
  });

  Object.assign(rnContext, { __workletsModuleProxy: proxyFor(false) });
  const uiProxy = proxyFor(true);
  Object.assign(uiContext, {
    __RUNTIME_KIND: 2,
    __RUNTIME_NAME: 'UI',
    _WORKLET: true,
    _log: () => undefined,
    _toString: String,
    _getAnimationTimestamp: () => clock.now(),
    _updateProps: () => undefined,
    _maybeFlushUIUpdatesQueue: () => undefined,
    _notifyAboutProgress: () => undefined,
    _notifyAboutEnd: () => undefined,
    _setGestureState: () => undefined,
    _dispatchCommand: () => undefined,
    _measure: () => null,
    _scheduleTimeoutCallback: (ms: number, id: number) =>
      void clock.set(
        () => guarded(() => (global(ui, '__runTimeoutCallback') as (id: number) => void)(id)),
        ms,
      ),
    _createSerializableString: scalar,
    _createSerializableNumber: scalar,
    _createSerializableBoolean: scalar,
    _createSerializableBigInt: scalar,
    _createSerializableUndefined: () => scalar(undefined),
    _createSerializableNull: () => scalar(null),
    _createSerializableHostObject: scalar,
    _createSerializableArray: (items: unknown[]) => uiProxy.createSerializableArray(items, false),
    _createSerializable: (data: unknown) => {
      if (typeof data === 'function') return remote(data as (...args: unknown[]) => unknown, true);
      const object = data as Record<string, unknown>;
      if (object.__workletHash !== undefined) return uiProxy.createSerializableWorklet(object);
      return uiProxy.createSerializableObject(object, false);
    },
    __nativeRequestAnimationFrame: (run: (now: number) => void) =>
      void clock.frame((now) => void guarded(() => run(now))),
    performance: { now: () => clock.now() },
    __workletsModuleProxy: uiProxy,
  });
  Object.assign(uiContext, { global: uiContext });
};
