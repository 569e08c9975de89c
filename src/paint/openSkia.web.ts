import { freePastFrames } from './freePastFrames';
import { paintWithoutGraphics } from './paintWithoutGraphics';

/** In a browser CanvasKit is fetched first: Skia reads it the moment it is loaded. */
export const openSkia = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  const { LoadSkiaWeb } = await import('@shopify/react-native-skia/lib/module/web/LoadSkiaWeb');
  await LoadSkiaWeb({ locateFile: (file) => `${process.env.EXPO_BASE_URL ?? ''}/${file}` });
  paintWithoutGraphics();
  const loaded = await load();
  freePastFrames();
  return loaded;
};
