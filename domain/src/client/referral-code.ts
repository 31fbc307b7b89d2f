/** Crockford’s base 32: no letter is mistaken for another, and none forms a word. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

/** A client’s own code, `K7Q2M-9XB4T`: the last 50 random bits of their id, so it needs no registry and never changes. */
export const referralCodeOf = (clientId: string): string => {
  const bits = BigInt(`0x${clientId.replaceAll('-', '').slice(-13)}`) & ((1n << 50n) - 1n);
  const code = Array.from(
    { length },
    (_, index) => alphabet[Number((bits >> BigInt(5 * (length - 1 - index))) & 31n)],
  ).join('');
  return `${code.slice(0, 5)}-${code.slice(5)}`;
};

/** Parses a typed code to its canonical form; null when it is invalid. */
export const readReferralCode = (typed: string): string | null => {
  const code = signsOf(typed);
  // Of all letters only this one is never in a code.
  return code.length === length && !code.includes('U') ? grouped(code) : null;
};

/** The canonical form of the first signs of a code, three or more; null: no code begins so. */
export const readStartOfReferralCode = (typed: string): string | null => {
  const code = signsOf(typed);
  const isStart = /^[\w -]+$/.test(typed) && code.length >= 3 && code.length < length && !code.includes('U');
  return isStart ? grouped(code) : null;
};

const signsOf = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

const grouped = (code: string): string => (code.length > 5 ? `${code.slice(0, 5)}-${code.slice(5)}` : code);
