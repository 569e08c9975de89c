/** How often a canvas inside has lost its graphics. Only a browser takes them away. */
export const useLostContexts = (_frame: unknown): number => 0;
