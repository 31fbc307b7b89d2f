let fresh: string | null = null;

/** The password somebody has just got in with, in memory only, so that adding a second factor at once does not ask for it again. */
export const keepFreshPassword = (password: string) => {
  fresh = password;
};
export const hasFreshPassword = () => fresh !== null;
/** Gives it once, and forgets it. */
export const takeFreshPassword = () => {
  const taken = fresh;
  fresh = null;
  return taken;
};
