import type { SocialProvider } from '@ecrin/contracts/client/social-provider.ts';

/** One visit to a provider. The three follow from a secret that only the person's browser holds; `redirectUri` is where the browser comes back to. */
export type OauthFlow = Readonly<{ redirectUri: string; state: string; nonce: string; verifier: string }>;

/** Who somebody is: `subject` at `issuer`, for good. `verifiedEmail`: only where the provider itself has verified it. No token of theirs is in here. */
export type VerifiedIdentity = Readonly<{
  issuer: string;
  subject: string;
  verifiedEmail: string | null;
  firstname: string | null;
}>;

/** Somewhere people already have an account, which says who they are. */
export type IdentityProvider = Readonly<{
  name: SocialProvider;
  /** Where to send the browser. Throws `IdentityFault`. */
  begin: (visit: OauthFlow) => Promise<string>;
  /** `query`: all that the browser came back with. Throws `IdentityFault` for whatever is not the whole and honest answer to this very visit. */
  finish: (visit: OauthFlow, query: URLSearchParams) => Promise<VerifiedIdentity>;
}>;

/** `reason`: a code that is fit for a log; the message of the fault behind it may hold words of the person. */
export class IdentityFault extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.name = 'IdentityFault';
    this.reason = reason;
  }
}
