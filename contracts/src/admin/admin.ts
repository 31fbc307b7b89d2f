import { adminRoles } from '@ecrin/domain/admin/admin.vocabulary.ts';
import { languages } from '@ecrin/domain/kernel/language.ts';
import { z } from 'zod';
import { sessionToken } from '#client/client.ts';
import { passkey, passkeySignInRequest } from '#client/passkeys.ts';
import { pictureParams } from '#client/picture.ts';
import { givenLine } from '#text/given-line.ts';

const adminRole = z.enum(adminRoles);
export type AdminRole = z.infer<typeof adminRole>;

const password = z.string().min(1).max(1024);
const email = z.email().max(254);
const fullname = givenLine(120);
/** Six digits of the authenticator, or a recovery code. */
const factorCode = z.string().trim().min(6).max(20);

/** `POST /api/admin/first`, public: creates the first superadmin from the one-time link `/admin/login#first=…` and opens a session. */
export const firstAdminRequest = z.strictObject({ token: z.string().min(20).max(200), email, fullname, password });
export type FirstAdminRequest = z.infer<typeof firstAdminRequest>;

/** `POST /api/admin/login`, public: a session, or the token for the second step (5 minutes, 5 attempts). */
export const adminSignInRequest = z.strictObject({ email, password });
export type AdminSignInRequest = z.infer<typeof adminSignInRequest>;
export const adminSignInAnswer = z.union([sessionToken, z.object({ secondStep: z.string() })]);
export type AdminSignInAnswer = z.infer<typeof adminSignInAnswer>;
/** `POST /api/admin/login/second-step`, public: a session. */
export const secondStepRequest = z.strictObject({ secondStep: z.string().min(20).max(200), code: factorCode });
export type SecondStepRequest = z.infer<typeof secondStepRequest>;

/** `GET /api/admin/me`. `secondFactor`, an authenticator or a passkey: `missing` where one is required (`secondFactorRequired`: of a superadmin always, of others by a setting): until then every other route answers `admin.second-factor-required`. `passwordGiven`: chosen by another administrator; until it is changed every other route answers `admin.password-change-required`. */
const adminProfile = z.object({
  _id: z.string(),
  role: adminRole,
  fullname: z.string().nullable(),
  email: z.string().nullable(),
  picture: z.string().nullable(),
  notifications: z.number().int(),
  language: z.enum(languages),
  passwordGiven: z.boolean(),
  secondFactor: z.enum(['enrolled', 'offered', 'missing']),
  secondFactorRequired: z.boolean(),
  /** Whether it has an app that gives codes. */
  hasAuthenticator: z.boolean(),
  passkeys: z.array(passkey),
  /** Whether browsers make them at this server’s address. */
  passkeysOffered: z.boolean(),
});
export type AdminProfile = z.infer<typeof adminProfile>;
export const adminMeAnswer = z.object({ admin: adminProfile.optional() });
export type AdminMeAnswer = z.infer<typeof adminMeAnswer>;
/** `PUT /api/admin/me`. */
export const updateOwnAdminRequest = z.strictObject({ language: z.enum(languages) });
export type UpdateOwnAdminRequest = z.infer<typeof updateOwnAdminRequest>;
/** `PUT /api/admin/picture`: one's own, raw bytes as for clients; `DELETE` removes it. `GET /api/admin/admins/{adminId}/picture/{version}` → a WebP, for every administrator. */
export const adminPictureParams = pictureParams.extend({ adminId: z.string().max(100) });
/** Where it is; null: none, the avatar is drawn from the full name. */
export const adminPictureOf = (adminId: string, version: string | null): string | null =>
  version && `/api/admin/admins/${adminId}/picture/${version}`;
/** `PUT /api/admin/password`: one's own; the other sessions end. */
export const changeAdminPasswordRequest = z.strictObject({ currentPassword: password, newPassword: password });
export type ChangeAdminPasswordRequest = z.infer<typeof changeAdminPasswordRequest>;

/** `POST /api/admin/second-factor {password}` begins: nothing counts until `PUT /api/admin/second-factor {code}` confirms it. */
export const beginSecondFactorRequest = z.strictObject({ password });
export const secondFactorBegun = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorBegun = z.infer<typeof secondFactorBegun>;
export const confirmSecondFactorRequest = z.strictObject({ code: factorCode });
export type ConfirmSecondFactorRequest = z.infer<typeof confirmSecondFactorRequest>;
/** `POST /api/admin/second-factor/proof`, by a code or a passkey (options: `…/proof/options`): for ten minutes this session may do what is grave. */
export const proveSecondFactorRequest = z.union([z.strictObject({ code: factorCode }), passkeySignInRequest]);
export type ProveSecondFactorRequest = z.infer<typeof proveSecondFactorRequest>;
/** Shown once. Also the answer of `POST /api/admin/second-factor/recovery-codes {password}`, which voids the earlier ones. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
/** `DELETE /api/admin/second-factor {password}`: for admins only, a superadmin must keep one. */
export const removeSecondFactorRequest = z.strictObject({ password });

// Passkeys, with the bodies of a client’s: `POST /api/admin/passkeys/options {password}`, `POST /api/admin/passkeys`, `PUT` and `DELETE …/{passkeyId}`; public: `POST /api/admin/passkey-sign-in/options`, `POST /api/admin/passkey-sign-in`.

/** `GET /api/admin/admins`, superadmin only like all below it; `GET /api/admin/admins/{adminId}` returns one. */
export const adminRow = z.object({
  adminId: z.string(),
  role: adminRole,
  fullname: z.string().nullable(),
  email: z.string().nullable(),
  active: z.boolean(),
  secondFactor: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.string().nullable(),
  picture: z.string().nullable(),
  /** Open sessions. */
  sessions: z.number().int(),
});
export type AdminRow = z.infer<typeof adminRow>;
export const adminsAnswer = z.object({ items: z.array(adminRow) });
export type AdminsAnswer = z.infer<typeof adminsAnswer>;

/** `POST /api/admin/admins` → a receipt; the id is the caller's, a uuid v7. */
export const createAdminRequest = z.strictObject({ adminId: z.uuidv7(), email, fullname, role: adminRole, password });
export type CreateAdminRequest = z.infer<typeof createAdminRequest>;
/** `PUT /api/admin/admins/{adminId}`: the given fields. The last active superadmin keeps the role. */
export const editAdminRequest = z
  .strictObject({ email: email.optional(), fullname: fullname.optional(), role: adminRole.optional() })
  .refine((body) => Object.keys(body).length > 0, 'at least one field');
export type EditAdminRequest = z.infer<typeof editAdminRequest>;
/** `PUT /api/admin/admins/{adminId}/password`: their sessions end. */
export const setAdminPasswordRequest = z.strictObject({ newPassword: password });
export type SetAdminPasswordRequest = z.infer<typeof setAdminPasswordRequest>;
// Without a body: `POST` and `DELETE …/{adminId}/deactivation`, `DELETE …/{adminId}/sessions`, `DELETE …/{adminId}/second-factor`.
