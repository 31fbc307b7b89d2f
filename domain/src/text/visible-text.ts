/** All but invisible characters: controls (including NUL), formats, every kind of blank, and characters drawn as nothing. */
const seen = /[^\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a reader would see nothing at all. */
export const isBlank = (text: string): boolean => !seen.test(text);

/** No line that is kept is longer; marks in a row take quadratic time to compose. */
const longestComposed = 2_000;
/** A letter and its accents in one form: what looks the same is the same. */
export const composed = (line: string): string => (line.length > longestComposed ? line : line.normalize('NFC'));

/** A name or a title as it is stored: composed, without control characters and outer blanks; '' when a reader would see nothing. */
export const tidyLine = (text: string): string =>
  isBlank(text) ? '' : composed(text.replaceAll(/\p{Cc}+/gu, ' ').trim());

/** Several lines as they are stored: without outer blanks; '' when a reader would see nothing. */
export const tidyText = (text: string): string => (isBlank(text) ? '' : text.replaceAll('\0', '').trim());
