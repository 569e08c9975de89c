/** Away from the web an app has one window: the book is always ours. */
export const bookIsFree = async (): Promise<boolean> => true;
export const whenBookIsFree = async (): Promise<void> => undefined;
