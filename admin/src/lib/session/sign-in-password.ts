let heldPassword: string | null = null;

/** The password somebody has just got in with, in memory only, so that adding a second factor at once does not ask for it again. */
export const holdSignInPassword = (password: string) => {
  heldPassword = password;
};
export const hasSignInPassword = () => heldPassword !== null;
/** Gives it once, and forgets it. */
export const takeSignInPassword = () => {
  const taken = heldPassword;
  heldPassword = null;
  return taken;
};
