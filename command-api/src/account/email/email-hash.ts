import type { ApiServices } from '#http/api-services.ts';

/** Addresses are compared trimmed and in lower case. */
export const emailHashOf = ({ keyedHash }: Pick<ApiServices, 'keyedHash'>, email: string): string =>
  keyedHash('email', email.trim().toLowerCase());
