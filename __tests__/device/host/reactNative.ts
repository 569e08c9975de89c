/** The native halves of React Native's own modules, and of the packages with native code that the app uses. */
type Size = { width: number; height: number };
type Options = {
  screen: Size;
  now(): number;
  microtask(run: () => void): void;
  exit(): void;
  /** An error that reached the app's own handler of last resort. */
  fatal(error: unknown): void;
  installWorklets(): void;
  installSkia(): void;
};

const quiet = () => undefined;
const promised = () => Promise.resolve(null);
const events = { addListener: quiet, removeListeners: quiet };

const metrics = ({ width, height }: Size) => ({ width, height, scale: 2, fontScale: 1, densityDpi: 320 });

export const turboModulesOf = (options: Options): Record<string, object> => ({
  PlatformConstants: {
    getConstants: () => ({
      isTesting: false,
      reactNativeVersion: { major: 0, minor: 86, patch: 3, prerelease: null },
      Version: 36,
      Release: '16',
      Serial: '',
      Fingerprint: '',
      Model: 'tablet',
      uiMode: 'normal',
      Brand: '',
      Manufacturer: '',
    }),
    getAndroidID: () => '',
  },
  DeviceInfo: {
    getConstants: () => ({
      Dimensions: {
        window: metrics(options.screen),
        screen: metrics(options.screen),
        windowPhysicalPixels: metrics(options.screen),
        screenPhysicalPixels: metrics(options.screen),
      },
      isEdgeToEdge: true,
    }),
  },
  I18nManager: {
    getConstants: () => ({ isRTL: false, doLeftAndRightSwapInRTL: true, localeIdentifier: 'en_GB' }),
    allowRTL: quiet,
    forceRTL: quiet,
    swapLeftAndRightInRTL: quiet,
  },
  AppState: {
    getConstants: () => ({ initialAppState: 'active' }),
    getCurrentAppState: (done: (state: object) => void) => done({ app_state: 'active' }),
    ...events,
  },
  Appearance: { getColorScheme: () => 'light', setColorScheme: quiet, ...events },
  AccessibilityInfo: {
    isReduceMotionEnabled: (done: (on: boolean) => void) => done(false),
    isInvertColorsEnabled: (done: (on: boolean) => void) => done(false),
    isHighTextContrastEnabled: (done: (on: boolean) => void) => done(false),
    isDarkerSystemColorsEnabled: (done: (on: boolean) => void) => done(false),
    isTouchExplorationEnabled: (done: (on: boolean) => void) => done(false),
    isAccessibilityServiceEnabled: (done: (on: boolean) => void) => done(false),
    isGrayscaleEnabled: (done: (on: boolean) => void) => done(false),
    setAccessibilityFocus: quiet,
    announceForAccessibility: quiet,
    getRecommendedTimeoutMillis: (ms: number, done: (ms: number) => void) => done(ms),
  },
  StatusBarManager: {
    getConstants: () => ({ HEIGHT: 24, DEFAULT_BACKGROUND_COLOR: 0 }),
    setColor: quiet,
    setTranslucent: quiet,
    setStyle: quiet,
    setHidden: quiet,
  },
  DeviceEventManager: { invokeDefaultBackPressHandler: options.exit },
  ExceptionsManager: {
    reportException: (data: { message: string; stack?: unknown }) => options.fatal(data),
    reportFatalException: (message: string) => options.fatal(new Error(message)),
    reportSoftException: (message: string) => options.fatal(new Error(message)),
    updateExceptionMessage: quiet,
    dismissRedbox: quiet,
  },
  SourceCode: { getConstants: () => ({ scriptURL: 'assets://index.android.bundle' }) },
  ImageLoader: {
    getSize: () => Promise.resolve([1, 1]),
    prefetchImage: promised,
    queryCache: () => Promise.resolve({}),
    abortRequest: quiet,
  },
  Networking: { sendRequest: quiet, abortRequest: quiet, clearCookies: quiet, ...events },
  IntentAndroid: { getInitialURL: () => Promise.resolve(null), canOpenURL: promised, openURL: promised },
  KeyboardObserver: events,
  SoundManager: { playTouchSound: quiet },
  Vibration: { vibrate: quiet, vibrateByPattern: quiet, cancel: quiet },
  Clipboard: { getString: () => Promise.resolve(''), setString: quiet },
  ShareModule: { share: promised, getConstants: () => ({}) },
  DialogManagerAndroid: { getConstants: () => ({}), showAlert: quiet },
  HeadlessJsTaskSupport: { notifyTaskFinished: quiet, notifyTaskRetry: promised },
  NativeReactNativeFeatureFlagsCxx: {},
  NativeMicrotasksCxx: { queueMicrotask: options.microtask },
  NativePerformanceCxx: {
    now: options.now,
    mark: quiet,
    measure: quiet,
    getSupportedPerformanceEntryTypes: () => [],
  },
  NativeIdleCallbacksCxx: { requestIdleCallback: quiet, cancelIdleCallback: quiet },
  NativeAnimatedModule: new Proxy({}, { get: (_target, key) => (key === 'then' ? undefined : quiet) }),
  PermissionsAndroid: { checkPermission: promised, requestPermission: promised },
  RNCSafeAreaContext: {
    getConstants: () => ({
      initialWindowMetrics: {
        insets: { top: 24, right: 0, bottom: 16, left: 0 },
        frame: { x: 0, y: 0, ...options.screen },
      },
    }),
  },
  RNSModule: {},
  RNSVGSvgViewModule: { toDataURL: quiet },
  RNSVGRenderableModule: { getTotalLength: () => 0, getBBox: () => ({ x: 0, y: 0, width: 1, height: 1 }) },
  RNGestureHandlerModule: {
    handleSetJSResponder: quiet,
    handleClearJSResponder: quiet,
    createGestureHandler: quiet,
    attachGestureHandler: quiet,
    updateGestureHandler: quiet,
    dropGestureHandler: quiet,
    install: () => true,
    flushOperations: quiet,
    ...events,
  },
  WorkletsModule: {
    installTurboModule: () => {
      options.installWorklets();
      return true;
    },
    start: quiet,
    toggleSlowAnimationsOnUIRuntime: () => false,
  },
  ReanimatedModule: { installTurboModule: () => true, ...events },
  RNSkiaModule: {
    install: () => {
      options.installSkia();
      return true;
    },
  },
});

/** What reanimated finds once its module is installed: it may ask, nothing is moved. */
export const reanimatedProxy = (): object => ({
  registerEventHandler: () => -1,
  unregisterEventHandler: quiet,
  getViewProp: promised,
  registerSensor: () => -1,
  unregisterSensor: quiet,
  getStaticFeatureFlag: () => false,
  setDynamicFeatureFlag: quiet,
  subscribeForKeyboardEvents: () => -1,
  unsubscribeFromKeyboardEvents: quiet,
  configureLayoutAnimationBatch: quiet,
  setShouldAnimateExitingForTag: quiet,
  setViewStyle: quiet,
  markNodeAsRemovable: quiet,
  unmarkNodeAsRemovable: quiet,
  registerCSSKeyframes: quiet,
  unregisterCSSKeyframes: quiet,
  applyCSSAnimations: quiet,
  unregisterCSSAnimations: quiet,
  runCSSTransition: quiet,
  unregisterCSSTransition: quiet,
  getSettledUpdates: () => [],
  registerPseudoStyles: quiet,
  unregisterPseudoStyles: quiet,
});
