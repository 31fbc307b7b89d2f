let heldPassword: string | null = null;

/** The password just used to sign in, in memory only, so that adding a second factor right away does not ask for it again. */
export const holdSignInPassword = (password: string) => {
  heldPassword = password;
};
export const hasSignInPassword = () => heldPassword !== null;
/** Returns it once, and deletes it. */
export const takeSignInPassword = () => {
  const taken = heldPassword;
  heldPassword = null;
  return taken;
};
