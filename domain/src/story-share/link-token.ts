/** The path of a link's page: its id, by which it is found, and 256 random bits, by which it opens. */
export const linkPath = (linkId: string, secret: string): string => `/r/${linkId.replaceAll('-', '')}${secret}`;

const form =
  /^(?<a>[0-9a-f]{8})(?<b>[0-9a-f]{4})(?<c>[0-9a-f]{4})(?<d>[0-9a-f]{4})(?<e>[0-9a-f]{12})(?<secret>[\w-]{20,80})$/u;

/** null: no link has such an address. */
export const readLinkToken = (token: string): Readonly<{ linkId: string; secret: string }> | null => {
  const { a, b, c, d, e, secret = '' } = form.exec(token)?.groups ?? {};
  return a === undefined ? null : { linkId: [a, b, c, d, e].join('-'), secret };
};
