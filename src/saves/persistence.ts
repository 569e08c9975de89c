/** Away from the web what an app keeps is its own: no one has to be asked, and nothing is cleared. */
export const askToPersist = async (): Promise<void> => undefined;
export const isPersistent = async (): Promise<boolean> => true;
