/** A browser short of room clears what it has not promised to keep. Some ask the player, so this waits for a first save. */
export const askToPersist = async (): Promise<void> => {
  await navigator.storage?.persist?.().catch(() => false);
};

/** Whether the browser has promised; one that cannot be asked has not. */
export const isPersistent = async (): Promise<boolean> =>
  (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
