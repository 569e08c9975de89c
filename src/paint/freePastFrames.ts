type Disposable = { dispose(): void };
type ViewApi = {
  views: Record<string, unknown>;
  deferedPictures: Record<string, unknown>;
  setJsiProperty(view: number, name: string, value: unknown): void;
};

let freeing = false;
const shown = new Map<number, Disposable>();

const viewApi = (): ViewApi => (globalThis as unknown as { SkiaViewApi: ViewApi }).SkiaViewApi;

/**
 * Skia draws every frame as a picture in CanvasKit's own memory, where nothing is collected, and leaves the last one there:
 * without this the memory of a tab grows with every pan. A picture that was replaced is never drawn again.
 */
export const freePastFrames = (): void => {
  if (freeing) return;
  freeing = true;
  const api = viewApi();
  const set = api.setJsiProperty.bind(api);
  api.setJsiProperty = (view, name, value) => {
    set(view, name, value);
    if (name !== 'picture') return;
    if (api.views[view]) delete api.deferedPictures[view];
    shown.get(view)?.dispose();
    shown.set(view, value as Disposable);
  };
};

/** A frame may still be on its way to a canvas that has just gone. */
const MOMENT = 250;

/** The last frame of a canvas that has gone, and with it all that it shows. */
export const freeLastFrame = (view: number): void => {
  if (!freeing) return;
  setTimeout(() => {
    shown.get(view)?.dispose();
    shown.delete(view);
    delete viewApi().views[view];
    delete viewApi().deferedPictures[view];
  }, MOMENT);
};
