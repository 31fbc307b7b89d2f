const leastCharacters = 8;
const characters = new Intl.Segmenter('fr');

/** Why a new password is refused, or null. Counted in characters as people see them, in NFC. */
export const passwordRefusal = (
  password: string,
  isCommon: (password: string) => boolean,
): 'client.password-too-short' | 'client.password-too-common' | null => {
  if ([...characters.segment(password.normalize('NFC'))].length < leastCharacters) return 'client.password-too-short';
  return isCommon(password) ? 'client.password-too-common' : null;
};
