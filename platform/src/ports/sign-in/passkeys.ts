/** What an authenticator answered, as browsers give it: JSON of the WebAuthn standard. Nothing in it is to be believed before it is verified. */
export type AuthenticatorAnswer = Readonly<{ id: string; response: object }>;

/** What is stored of a passkey. Nothing of it is secret: whoever has it can verify, not sign. */
export type StoredPasskey = Readonly<{ credentialId: string; publicKey: string; transports: readonly string[] }>;

/** Options for a browser; their form is the standard’s. */
export type PasskeyOptions = Readonly<{ challenge: string }>;

/** Takes the challenge that was answered: true once, for one that was given. */
type TakeChallenge = (challenge: string) => Promise<boolean>;

type Person = Readonly<{ userId: string; name: string; existing: readonly StoredPasskey[] }>;

/** Ceremonies of WebAuthn for one site. The person is always verified by the device: by its lock, a finger or a face. */
export type Passkeys = Readonly<{
  /** `challenge`: 256 bits, URL-safe. `existing`: none of these is added again. */
  optionsToAdd: (person: Person & Readonly<{ challenge: string }>) => Promise<PasskeyOptions>;
  /** null for anything but a valid answer of this site. `counter`: how often it was used. */
  verifyNew: (
    answer: AuthenticatorAnswer,
    take: TakeChallenge,
  ) => Promise<Readonly<{ passkey: StoredPasskey; counter: number }> | null>;
  /** `allowed` empty: any passkey of this site, whoever it belongs to. */
  optionsToUse: (
    request: Readonly<{ challenge: string; allowed: readonly StoredPasskey[] }>,
  ) => Promise<PasskeyOptions>;
  /** Whose the authenticator says it is; null: it does not. */
  userIdOf: (answer: AuthenticatorAnswer) => string | null;
  /** The counter it has now; null for anything but a valid answer of this passkey on this site. */
  verifyUse: (answer: AuthenticatorAnswer, passkey: StoredPasskey, take: TakeChallenge) => Promise<number | null>;
}>;
