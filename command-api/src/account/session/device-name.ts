import type { ClientSession } from '@ecrin/contracts/client/security.ts';

type Sign = readonly [name: string, sign: RegExp];

// The first that fits: browsers name those they descend from as well.
const browsers: readonly Sign[] = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrom(e|ium)|CriOS/],
  ['Safari', /Safari/],
];
const systems: readonly Sign[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

const nameIn = (signs: readonly Sign[], userAgent: string): string | null =>
  signs.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;

/** A device as its owner would call it, from what it says of itself. */
export const deviceName = (userAgent: string): Pick<ClientSession, 'browser' | 'system'> => ({
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
});
