/** A native app needs no network to start. */
export const keepForOffline = (): void => undefined;
