/** In a browser CanvasKit is fetched first: Skia reads it the moment it is loaded. */
export const openSkia = async () => {
  const { LoadSkiaWeb } = await import('@shopify/react-native-skia/lib/module/web');
  await LoadSkiaWeb({ locateFile: (file) => `${process.env.EXPO_BASE_URL ?? ''}/${file}` });
  return import('./skia');
};
