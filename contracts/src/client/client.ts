import { helpLineChoices } from '@ecrin/domain/help/help.vocabulary.ts';
import { languages } from '@ecrin/domain/kernel/language.ts';
import { tidyLine } from '@ecrin/domain/text/visible-text.ts';
import { z } from 'zod';
import { givenLine } from '#text/given-line.ts';
import { passkey } from './passkeys.ts';
import { socialProvider } from './social-provider.ts';

const language = z.enum(languages);
/** Shown and stored as typed; compared trimmed and in lower case. */
const email = z.email().max(254);
/** NFC; the minimum length is a refusal of its own so that its sentence can be kind. */
const password = z.string().min(1).max(1024);

export const registerRequest = z.strictObject({
  email,
  password,
  firstname: givenLine(80),
  language: language.optional(),
  referralCode: z.string().max(40).optional(),
});
export type RegisterRequest = z.infer<typeof registerRequest>;

export const signInRequest = z.strictObject({ email, password });
export type SignInRequest = z.infer<typeof signInRequest>;

/** The refresh token is in an HttpOnly cookie, never in a body. */
export const sessionToken = z.object({ token: z.string(), userType: z.enum(['client', 'admin']), userId: z.string() });
export type SessionToken = z.infer<typeof sessionToken>;

export const clientProfile = z.object({
  _id: z.string(),
  firstname: z.string().nullable(),
  email: z.string().nullable(),
  /** `/api/client/picture/{version}`, to be fetched with the bearer token. */
  picture: z.string().nullable(),
  notifications: z.number().int(),
  language,
  /** Sign-in methods, and what is still to be proved: `email` is used for messages once it is; `awaitedEmail` is to replace it. */
  emailProved: z.boolean(),
  /** Another account has proved the address since this one was registered with it. */
  emailTaken: z.boolean(),
  awaitedEmail: z.string().nullable(),
  phone: z.string().nullable(),
  identities: z.array(socialProvider),
  passkeys: z.array(passkey),
  hasPassword: z.boolean(),
  lastname: z.string().nullable(),
  job: z.string().nullable(),
  /** School or company. */
  organisation: z.string().nullable(),
  city: z.string().nullable(),
  department: z.string().nullable(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().nullable(),
  helpLine: z.enum(helpLineChoices),
  referralCode: z.string(),
  favorites: z.array(z.string()),
  words: z.array(z.string()),
  registeredAt: z.string(),
});
export type ClientProfile = z.infer<typeof clientProfile>;
export const meAnswer = z.object({ client: clientProfile.optional() });
export type MeAnswer = z.infer<typeof meAnswer>;

/** null or empty removes it. */
const line = (most: number) =>
  z
    .string()
    .transform(tidyLine)
    .pipe(z.string().max(most))
    .transform((text) => text || null)
    .nullable()
    .optional();

/** `PUT /api/client/{id}`: any of these, alone or together. */
export const updateClientRequest = z
  .strictObject({
    language: language.optional(),
    pushToken: z.string().max(4096).nullable().optional(),
    firstname: givenLine(80).optional(),
    lastname: line(80),
    job: line(120),
    organisation: line(120),
    city: line(80),
    department: line(80),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'a country code of two letters')
      .nullable()
      .optional(),
    helpLine: z.enum(helpLineChoices).optional(),
    words: z.array(givenLine(60)).max(200).optional(),
  })
  .refine((body) => Object.keys(body).length > 0, 'at least one field');
export type UpdateClientRequest = z.infer<typeof updateClientRequest>;
