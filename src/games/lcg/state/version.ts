/** The version of today's documents; a migration for each one before it. */
export const SAVE_VERSION = 1;
