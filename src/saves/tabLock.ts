/** Away from the web an app has one window: the book is always ours. */
export const acquireTabLock = async (): Promise<boolean> => true;
export const waitForTabLock = async (): Promise<void> => undefined;
