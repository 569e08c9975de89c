/** Loads code that paints with Skia, when the first canvas is drawn. */
export const openSkia = <Module>(load: () => Promise<Module>): Promise<Module> => load();
