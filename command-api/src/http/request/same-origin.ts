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

/** What a browser states about the origin of a request. Our own pages satisfy all of these; a violation of any one identifies another site. */
const rules: readonly Rule[] = [
  headerRule('Sec-Fetch-Site', (site) => site === 'same-origin'),
  headerRule('Sec-Fetch-Mode', (mode) => mode === 'cors' || mode === 'same-origin'),
  headerRule('Sec-Fetch-Dest', (destination) => destination === 'empty'),
  headerRule('Origin', hasSameHost),
  // Our pages send none: see the Referrer-Policy.
  headerRule('Referer', hasSameHost),
  // What a form can send without a CORS preflight.
  headerRule('Content-Type', (type) => /^application\/json\b/i.test(type)),
];

/** Whether the requesting page is our own. Every route that accepts a cookie checks this first. */
export const isSameOrigin = (asking: RequestHeaders): boolean => rules.every((rule) => rule(asking));
