/** What goes wrong with pushes is only logged (specification, section 8), by its name: a message may hold the address of a device. */
export const logPush = (error: unknown): void => {
  // oxlint-disable-next-line no-console -- the one place; nothing personal, and hidden unless one looks for it
  console.debug('push:', error instanceof Error ? error.name : error);
};
