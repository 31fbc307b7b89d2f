import type { KnownClient } from '@ecrin/contracts/admin/known-people.ts';

/** First name, name and code; the code alone when there is no name. */
export const clientName = ({ firstname, lastname, code }: KnownClient): string =>
  [[firstname, lastname].filter(Boolean).join(' '), code].filter(Boolean).join(', ');
