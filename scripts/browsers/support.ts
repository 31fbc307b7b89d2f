import data, { type Identifier, type SimpleSupportStatement } from '@mdn/browser-compat-data' with { type: 'json' };
import { supportedBrowsers, type SupportedBrowser } from './supported-browsers.ts';

type Members = Readonly<Record<string, Identifier | undefined>>;

const { api, html, javascript } = data;

const browsers = supportedBrowsers();

/** Interfaces of the platform and of the language, with their members. */
const interfaces: Members = {
  ...api,
  ...javascript['builtins'],
  ...javascript['builtins']?.['Intl'],
};

const isAtMost = (version: string, limit: string): boolean => {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  const [limitMajor = 0, limitMinor = 0] = limit.split('.').map(Number);
  return major < limitMajor || (major === limitMajor && minor <= limitMinor);
};

/** Under its own name, without a setting that people would have to change. */
const has = (statement: SimpleSupportStatement, { version }: SupportedBrowser): boolean =>
  typeof statement.version_added === 'string' &&
  isAtMost(statement.version_added, version) &&
  !(statement.version_removed && isAtMost(statement.version_removed, version)) &&
  !statement.flags &&
  !statement.prefix &&
  !statement.alternative_name;

/** The supported browsers that lack it, « safari 16.4 »; none when MDN does not know. */
const without = (feature: Identifier | undefined): readonly string[] => {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return browsers
    .filter(({ name }) => support[name])
    .filter((browser) => ![support[browser.name] ?? []].flat().some((statement) => has(statement, browser)))
    .map(({ name, version }) => `${name} ${version}`);
};

const memberOf = (feature: Identifier | undefined, name: string): Identifier | undefined =>
  feature?.[name] ?? feature?.[`${name}_static`];

/** TypeScript's name of an interface without what MDN's has not: `ReadonlyMap`, `PromiseConstructor`. */
const nameAtMdn = (owner: string): string => owner.replace(/^Readonly(?=.)|Constructor$/g, '');

/**
 * Browsers that lack `owner.name`. TypeScript has mixins, which MDN does not know: for their members, browsers that lack it on every interface with
 * it.
 */
export const withoutMember = (owner: string, name: string): readonly string[] => {
  const known = interfaces[nameAtMdn(owner)];
  if (known) return without(memberOf(known, name));
  const candidates = Object.values(interfaces).flatMap((each) => memberOf(each, name) ?? []);
  const lacking = candidates.map(without);
  return lacking.every((each) => each.length > 0) ? (lacking[0] ?? []) : [];
};

export const withoutGlobal = (name: string): readonly string[] => without(interfaces[name]);

/** Who lacks an attribute of an element, both in lower case. */
export const withoutAttribute = (element: string, attribute: string): readonly string[] =>
  without(html['elements']?.[element]?.[attribute] ?? html['global_attributes']?.[attribute]);
