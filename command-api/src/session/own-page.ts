import type { CustomRequest } from '@ecrin/platform/route.ts';

type Asking = Pick<CustomRequest<unknown, unknown, unknown>, 'header'>;
type Rule = (asking: Asking) => boolean;

const isHere = (address: string, host: string | null): boolean =>
  URL.canParse(address) && new URL(address).host === host;
const onlyIf =
  (name: string, holds: (value: string, host: string | null) => boolean): Rule =>
  ({ header }) => {
    const value = header(name);
    return value === null || holds(value, header('Host'));
  };

/** What a browser says of where a request comes from. A page of ours breaks none of these; each alone gives another site away. */
const rules: readonly Rule[] = [
  onlyIf('Sec-Fetch-Site', (site) => site === 'same-origin'),
  onlyIf('Sec-Fetch-Mode', (mode) => mode === 'cors' || mode === 'same-origin'),
  onlyIf('Sec-Fetch-Dest', (destination) => destination === 'empty'),
  onlyIf('Origin', isHere),
  // Our pages send none at all: see the Referrer-Policy.
  onlyIf('Referer', isHere),
  // What a form can send without being asked for its origin first.
  onlyIf('Content-Type', (type) => /^application\/json\b/i.test(type)),
];

/** Whether the page that asks is our own. What takes a cookie for an answer asks this first. */
export const isOwnPage = (asking: Asking): boolean => rules.every((rule) => rule(asking));
