/** Crockford’s alphabet: no letter that is read as another one, or as a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const inGroups = (letters: string): string => letters.match(/.{1,4}/gu)?.join('-') ?? '';

/** `bits` in hexadecimal, as readable groups of four letters and digits; `length`: how many of them. */
export const readableReference = (bits: string, length: number): string => {
  const digits = BigInt(`0x${bits}`).toString(32).padStart(length, '0').slice(-length);
  return inGroups(digits.replaceAll(/./gu, (digit) => alphabet[Number.parseInt(digit, 32)] ?? ''));
};

/** How people call an erasure, as in `4F7K-220M`: of the random end of its id, a uuid of version 7. */
export const erasureNumberOf = (erasureId: string): string =>
  readableReference(erasureId.replaceAll('-', '').slice(-10), 8);

/** A number or a code as it was typed, in the form in which it is stored: with letters read as they look, and without spaces. */
export const readReference = (typed: string): string =>
  inGroups(
    typed
      .toUpperCase()
      .replaceAll('O', '0')
      .replaceAll(/[IL]/gu, '1')
      .replaceAll(/[^0-9A-Z]/gu, ''),
  );
