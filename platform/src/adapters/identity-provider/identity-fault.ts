import { IdentityFault } from '#ports/sign-in/identity-provider.ts';

/** Longest a provider may take to answer one request, in seconds. */
export const providerSeconds = 5;

const ofLibrary = /^OAUTH_[A-Z_]{1,60}$/;

/** The library's own code, never its message: that may quote what the provider said about a person. */
export const identityFault = (fault: unknown): IdentityFault => {
  if (fault instanceof IdentityFault) return fault;
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
  return new IdentityFault(ofLibrary.test(code) ? code : 'unusable-answer');
};

export const isLoopback = (url: URL): boolean =>
  url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);

/** The first word of a full name; null where there is none. */
export const firstWordOf = (name: string | undefined): string | null =>
  name?.trim().split(/\s+/)[0]?.slice(0, 80) || null;
