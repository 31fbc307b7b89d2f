import type { CustomRequest } from '@ecrin/platform/routing/route.ts';

type RequestHeaders = Pick<CustomRequest<unknown, unknown, unknown>, 'header'>;
type Rule = (asking: RequestHeaders) => boolean;

const hasSameHost = (address: string, host: string | null): boolean =>
  URL.canParse(address) && new URL(address).host === host;
const headerRule =
  (name: string, holds: (value: string, host: string | null) => boolean): Rule =>
  ({ header }) => {
    const value = header(name);
    return value === null || holds(value, header('Host'));
  };

/** What a browser says of where a request comes from. A page of ours breaks none of these; each alone gives another site away. */
const rules: readonly Rule[] = [
  headerRule('Sec-Fetch-Site', (site) => site === 'same-origin'),
  headerRule('Sec-Fetch-Mode', (mode) => mode === 'cors' || mode === 'same-origin'),
  headerRule('Sec-Fetch-Dest', (destination) => destination === 'empty'),
  headerRule('Origin', hasSameHost),
  // Our pages send none at all: see the Referrer-Policy.
  headerRule('Referer', hasSameHost),
  // What a form can send without being asked for its origin first.
  headerRule('Content-Type', (type) => /^application\/json\b/i.test(type)),
];

/** Whether the page that asks is our own. What takes a cookie for an answer asks this first. */
export const isSameOrigin = (asking: RequestHeaders): boolean => rules.every((rule) => rule(asking));
