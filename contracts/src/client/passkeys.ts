import { maxPasskeyName } from '@ecrin/domain/passkey/passkeys.ts';
import { z } from 'zod';
import { givenLine } from '#text/given-line.ts';

/** `name` null: its key is destroyed. */
export const passkey = z.object({ passkeyId: z.string(), name: z.string().nullable(), addedAt: z.string() });
export type PasskeyItem = z.infer<typeof passkey>;

/** What `navigator.credentials` takes, as JSON of the WebAuthn standard; the device answers within five minutes, once. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

/** What the device answered, as JSON of the same standard. */
const answer = z.looseObject({
  id: z.string().min(1).max(2_000),
  rawId: z.string().max(2_000),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(8_000) }),
});

/** `POST /api/client/passkeys`, after `…/passkeys/options`; it is called as the device is. Both only in a session opened or confirmed just now. */
export const addPasskeyRequest = z.strictObject({ answer });
export const passkeyParams = z.object({ passkeyId: z.string().max(100) });
/** `PUT /api/client/passkeys/{passkeyId}`; `DELETE` removes it. */
export const renamePasskeyRequest = z.strictObject({ name: givenLine(maxPasskeyName) });
/** `POST /api/client/passkey-sign-in`, public, after `…/passkey-sign-in/options`: opens a session. No address is asked for: the device knows. */
export const passkeySignInRequest = z.strictObject({ answer });
/** `POST /api/client/confirmation`: by one of the two, this session may do what is grave for ten minutes. Options for the first: `…/confirmation/options`. */
export const confirmationRequest = z.union([
  z.strictObject({ answer }),
  z.strictObject({ password: z.string().min(1).max(1024) }),
]);
