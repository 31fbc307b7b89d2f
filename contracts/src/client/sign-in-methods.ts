import { languages } from '@ecrin/domain/kernel/language.ts';
import { registrationModes } from '@ecrin/domain/service-settings/service-settings.vocabulary.ts';
import { z } from 'zod';
import { sessionToken } from './client.ts';
import { socialProvider } from './social-provider.ts';

/** How a code reaches a phone. */
export const phoneChannels = ['sms', 'whatsapp'] as const;
const phoneChannel = z.enum(phoneChannels);
export type PhoneChannel = z.infer<typeof phoneChannel>;

/**
 * `GET /api/client/ways-in`: the configured sign-in methods; e-mail and password always are. Empty lists hide what they name. `registration`: who can
 * register. `maintenance`: what administrators announce to everybody now; where a
 * language is missing, the other is shown. `mail`, `push`: whether this server sends them; without mail, codes and links are given by whoever runs it. `passkeys`: whether browsers make any at this address. `backupsLeave`: whether backups go to the machines of somebody else; absent: they do not.
 */
export const signInMethods = z.object({
  social: z.array(socialProvider),
  phone: z.array(phoneChannel),
  mail: z.boolean(),
  push: z.boolean(),
  passkeys: z.boolean(),
  backupsLeave: z.literal(true).optional(),
  registration: z.enum(registrationModes),
  maintenance: z.object({ fr: z.string().nullable(), en: z.string().nullable() }).nullable(),
});
export type SignInMethods = z.infer<typeof signInMethods>;

const password = z.string().min(1).max(1024);
const email = z.email().max(254);
/** As sent by mail, SMS or WhatsApp. */
const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'six digits');
/** As it appears in a link. */
const linkToken = z.string().min(20).max(200);
/** International form, E.164: `+33612345678`. The page converts numbers to it. */
export const phoneNumber = z.string().regex(/^\+[1-9]\d{6,14}$/, 'an international number');

/** Response of every route that sends a code: how long until another may be requested. The same for known and unknown. */
export const codeSent = z.object({ resendAfterSeconds: z.number().int() });
export type CodeSent = z.infer<typeof codeSent>;

/** `POST /api/client/email/proof`: the six digits of the mail, typed in the session that requested them. */
export const proveEmailRequest = z.strictObject({ code });
export type ProveEmailRequest = z.infer<typeof proveEmailRequest>;
/** `POST /api/client/email/proof-by-link`, public: `/verify/email#token=…` of the same mail. */
export const proveEmailByLinkRequest = z.strictObject({ token: linkToken });
export type ProveEmailByLinkRequest = z.infer<typeof proveEmailByLinkRequest>;
/** `PUT /api/client/email`: a code is sent to the new address, which counts once it is proved. `password` null where the account has none. */
export const changeEmailRequest = z.strictObject({ email, password: password.nullable() });
export type ChangeEmailRequest = z.infer<typeof changeEmailRequest>;

/** `POST /api/client/password/forgotten`, public: 200 `codeSent` whatever the address. The link is `/forgot-password#token=…`. */
export const forgottenPasswordRequest = z.strictObject({ email });
export type ForgottenPasswordRequest = z.infer<typeof forgottenPasswordRequest>;
/** `PUT /api/client/password/forgotten`, public: 204; all sessions end. */
export const resetPasswordRequest = z.strictObject({ token: linkToken, newPassword: password });
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>;

/** `POST /api/client/phone/code`, public. */
export const phoneCodeRequest = z.strictObject({ phone: phoneNumber, channel: phoneChannel });
export type PhoneCodeRequest = z.infer<typeof phoneCodeRequest>;
/** `POST /api/client/phone/login`, public: signs in to the account of that number, or creates one. */
export const phoneSignInRequest = z.strictObject({
  phone: phoneNumber,
  code,
  language: z.enum(languages).optional(),
  referralCode: z.string().max(40).optional(),
});
export type PhoneSignInRequest = z.infer<typeof phoneSignInRequest>;
/** `isNew`: the account was just created and has no first name yet. */
export const phoneSessionToken = sessionToken.extend({ isNew: z.boolean() });
export type PhoneSessionToken = z.infer<typeof phoneSessionToken>;
/** `PUT /api/client/phone`: sends a code to a number to be added or changed; then `POST /api/client/phone/proof`. `DELETE /api/client/phone` removes it. */
export const changePhoneRequest = z.strictObject(phoneCodeRequest.shape);
export const provePhoneRequest = z.strictObject({ code });
export type ProvePhoneRequest = z.infer<typeof provePhoneRequest>;

/**
 * Social sign-in is a navigation, not a call: `GET /api/client/sign-in/{provider}?referralCode=` leads to the provider and back to
 * `/verify/sign-in` (which renews the session by its cookie), or to `/login?refused={provider}` when it failed.
 * `POST /api/client/identities/{provider}` returns where to navigate in order to link one; `DELETE` unlinks it.
 */
export const linkIdentityAnswer = z.object({ url: z.string() });
export type LinkIdentityAnswer = z.infer<typeof linkIdentityAnswer>;
