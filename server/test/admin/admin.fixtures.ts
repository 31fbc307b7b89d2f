import { createHmac } from 'node:crypto';
import type { SessionToken } from '@ecrin/contracts/client/client.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import {
  sendRequest,
  cookieOf,
  startTestServer,
  password,
  type Answer,
  type TestServer,
} from '#test/server.fixtures.ts';

type AdminTestServer = Pick<TestServer, 'url' | 'now' | 'advanceClock'>;
export type SignedInAdmin = SessionToken & Readonly<{ email: string; cookie: string }>;
/** `code`: what their authenticator shows; each is good once, so time goes by before the next. `confirmedBy`: the first of them. */
export type EnrolledAdmin = SignedInAdmin &
  Readonly<{ secret: string; recoveryCodes: readonly string[]; confirmedBy: string; code: () => string }>;

export const firstAdminEmail = 'alix@exemple.fr';

/** A server whose first superadmin is Alix. */
export const startAdminServer = (environment: Readonly<Record<string, string>> = {}): Promise<TestServer> =>
  startTestServer({ ADMIN_EMAIL: firstAdminEmail, ADMIN_PASSWORD: password, ...environment });

export const requestSignIn = (server: AdminTestServer, email: string, secret = password): Promise<Answer> =>
  sendRequest(server, 'POST /api/admin/login', { body: { email, password: secret } });

const signedInAdminOf = (email: string, answer: Answer): SignedInAdmin => {
  if (answer.status !== 200) throw new Error(`${email} could not come in: ${answer.text}`);
  return { ...(answer.body as SessionToken), email, cookie: cookieOf(answer) };
};

/** Signs in without a second factor. */
export const signInWithPassword = async (server: AdminTestServer, email: string): Promise<SignedInAdmin> =>
  signedInAdminOf(email, await requestSignIn(server, email));

/** Signs in with a second factor. */
export const signInWithCode = async (
  server: AdminTestServer,
  { email, code }: Pick<EnrolledAdmin, 'email' | 'code'>,
): Promise<SignedInAdmin> => {
  const { secondStep } = (await requestSignIn(server, email)).body as Readonly<{ secondStep: string }>;
  return signedInAdminOf(
    email,
    await sendRequest(server, 'POST /api/admin/login/second-step', { body: { secondStep, code: code() } }),
  );
};

export const enrolSecondFactor = async (server: AdminTestServer, visitor: SignedInAdmin): Promise<EnrolledAdmin> => {
  const { token } = visitor;
  const { secret } = (await sendRequest(server, 'POST /api/admin/second-factor', { token, body: { password } }))
    .body as Readonly<{ secret: string }>;
  const code = () => {
    server.advanceClock(30_000);
    return totpOf(secret, server.now());
  };
  const confirmedBy = code();
  const { recoveryCodes } = (
    await sendRequest(server, 'PUT /api/admin/second-factor', { token, body: { code: confirmedBy } })
  ).body as Readonly<{ recoveryCodes: readonly string[] }>;
  return { ...visitor, secret, recoveryCodes, confirmedBy, code };
};

/** Alix, with a second factor. */
export const firstSuperadmin = async (server: AdminTestServer): Promise<EnrolledAdmin> =>
  enrolSecondFactor(server, await signInWithPassword(server, firstAdminEmail));

/** What Alix tells them, once. */
export const givenPassword = 'remis en main propre';

/** As in an installation from before there was a choice: tests of other things have administrators who sign in with a password. */
const letPasswordsDo = async (server: AdminTestServer, { token }: Pick<SessionToken, 'token'>): Promise<unknown> =>
  sendRequest(server, 'PUT /api/admin/settings', { token, body: { changes: { secondFactorRequired: 'superadmins' } } });

/** An administrator whom Alix creates, signed in, with the password of all others once they have chosen their own. `asNew`: the installation is new, and requires a second factor of everyone. */
export const addAdmin = async (
  server: AdminTestServer,
  { token }: Pick<SessionToken, 'token'>,
  { name, role, asNew = false }: Readonly<{ name: string; role: 'admin' | 'superadmin'; asNew?: boolean }>,
): Promise<SignedInAdmin> => {
  if (role === 'admin' && !asNew) await letPasswordsDo(server, { token });
  const [adminId, email] = [systemIds.next(), `${name}@exemple.fr`];
  const made = await sendRequest(server, 'POST /api/admin/admins', {
    token,
    body: { adminId, email, fullname: name, role, password: givenPassword },
  });
  if (made.status !== 200) throw new Error(`${name} could not be made: ${made.text}`);
  const given = signedInAdminOf(email, await requestSignIn(server, email, givenPassword));
  const body = { currentPassword: givenPassword, newPassword: password };
  const chosen = await sendRequest(server, 'PUT /api/admin/password', { token: given.token, body });
  if (chosen.status !== 204) throw new Error(`${name} could not choose a password: ${chosen.text}`);
  return given;
};

/** RFC 6238, without the library under test. */
export const totpOf = (secret: string, at: Date): string => {
  const bits = Array.from(secret, (character) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(character).toString(2).padStart(5, '0'),
  ).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};
