import type { SocialProvider } from '@ecrin/contracts/client/social-provider.ts';

/** One visit to a provider. The three are derived from a secret that only the person's browser holds; `redirectUri` is where the browser comes back to. */
export type OauthFlow = Readonly<{ redirectUri: string; state: string; nonce: string; verifier: string }>;

/** A person's permanent identity: `subject` at `issuer`. `verifiedEmail`: only where the provider itself has verified it. Contains no token of theirs. */
export type VerifiedIdentity = Readonly<{
  issuer: string;
  subject: string;
  verifiedEmail: string | null;
  firstname: string | null;
}>;

/** A service where people already have an account, and which identifies them. */
export type IdentityProvider = Readonly<{
  name: SocialProvider;
  /** Where to send the browser. Throws `IdentityFault`. */
  begin: (visit: OauthFlow) => Promise<string>;
  /** `query`: all that the browser came back with. Throws `IdentityFault` for anything but the complete and valid answer to this visit. */
  finish: (visit: OauthFlow, query: URLSearchParams) => Promise<VerifiedIdentity>;
}>;

/** `reason`: a code that is fit for a log; the message of the underlying fault may contain personal words. */
export class IdentityFault extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.name = 'IdentityFault';
    this.reason = reason;
  }
}
