type Disposable = { dispose(): void };
type ViewApi = {
  views: Record<string, unknown>;
  deferedPictures: Record<string, unknown>;
  setJsiProperty(view: number, name: string, value: unknown): void;
};

let freeing = false;

/**
 * Skia draws every frame as a picture in CanvasKit's own memory, where nothing is collected, and leaves the last one there:
 * without this the memory of a tab grows with every pan. A picture that was replaced is never drawn again.
 */
export const freePastFrames = (): void => {
  if (freeing) return;
  freeing = true;
  const api = (globalThis as unknown as { SkiaViewApi: ViewApi }).SkiaViewApi;
  const set = api.setJsiProperty.bind(api);
  const shown = new Map<number, Disposable>();
  api.setJsiProperty = (view, name, value) => {
    set(view, name, value);
    if (name !== 'picture') return;
    if (api.views[view]) delete api.deferedPictures[view];
    shown.get(view)?.dispose();
    shown.set(view, value as Disposable);
  };
};
