import browserslist from 'browserslist';

/** Names of MDN's browsers, by those of browserslist. A version of Chrome or Firefox has the same interfaces on a phone. */
const namesAtMdn = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
} as const;
type Name = keyof typeof namesAtMdn;

/** Names of Vite's targets. */
const namesAtVite: Readonly<Record<Name, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

const isName = (name: string | undefined): name is Name => name !== undefined && name in namesAtMdn;

/** The oldest supported version of each browser, by the `browserslist` of the root's package.json. */
const oldest = (): readonly (readonly [Name, version: string])[] => {
  const versions = new Map<Name, string>();
  for (const entry of browserslist(undefined, { path: import.meta.dirname })) {
    const [name, range = ''] = entry.split(' ');
    if (!isName(name)) throw new Error(`${name} has no name in MDN's data: add it to scripts/browsers`);
    const [version = ''] = range.split('-');
    const known = versions.get(name);
    if (known === undefined || Number.parseFloat(version) < Number.parseFloat(known)) versions.set(name, version);
  }
  return [...versions];
};

/** What syntax is built for: Vite's `build.target`. */
export const buildTarget = (): string[] => oldest().map(([name, version]) => `${namesAtVite[name]}${version}`);

export type SupportedBrowser = Readonly<{ name: (typeof namesAtMdn)[Name][number]; version: string }>;

export const supportedBrowsers = (): readonly SupportedBrowser[] =>
  oldest().flatMap(([name, version]) => namesAtMdn[name].map((atMdn) => ({ name: atMdn, version })));
