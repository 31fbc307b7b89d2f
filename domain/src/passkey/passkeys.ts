/** More than anybody has devices; the list is read whole. */
const maxPasskeys = 20;
export const maxPasskeyName = 60;

/** `name` null: the key of the person’s words is destroyed. */
export type Passkey = Readonly<{ passkeyId: string; name: string | null; addedAt: string }>;
export type Passkeys = readonly Passkey[];

export const withPasskey = (passkeys: Passkeys, added: Passkey): Passkeys => [...passkeys, added];
export const withPasskeyName = (passkeys: Passkeys, id: string, name: string | null): Passkeys =>
  passkeys.map((passkey) => (passkey.passkeyId === id ? { ...passkey, name } : passkey));
export const withoutPasskey = (passkeys: Passkeys, id: string): Passkeys =>
  passkeys.filter(({ passkeyId }) => passkeyId !== id);

export const findPasskey = (passkeys: Passkeys, id: string): Passkey | null =>
  passkeys.find(({ passkeyId }) => passkeyId === id) ?? null;
export const isFull = (passkeys: Passkeys): boolean => passkeys.length >= maxPasskeys;
