import { createHmac } from 'node:crypto';
import type { SessionToken } from '@ecrin/contracts/client/client.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { ask, cookieOf, exampleServer, password, type Answer, type ExampleServer } from '#test/server.fixtures.ts';

type Reached = Pick<ExampleServer, 'url' | 'now' | 'passes'>;
export type AdminVisitor = SessionToken & Readonly<{ email: string; cookie: string }>;
/** `code`: what their authenticator shows; each is good once, so time goes by before the next. `confirmedBy`: the first of them. */
export type EnrolledAdmin = AdminVisitor &
  Readonly<{ secret: string; recoveryCodes: readonly string[]; confirmedBy: string; code: () => string }>;

export const firstEmail = 'alix@exemple.fr';

/** A server whose first superadmin is Alix. */
export const adminServer = (environment: Readonly<Record<string, string>> = {}): Promise<ExampleServer> =>
  exampleServer({ ADMIN_EMAIL: firstEmail, ADMIN_PASSWORD: password, ...environment });

export const logIn = (server: Reached, email: string, secret = password): Promise<Answer> =>
  ask(server, 'POST /api/admin/login', { body: { email, password: secret } });

const visitorOf = (email: string, answer: Answer): AdminVisitor => {
  if (answer.status !== 200) throw new Error(`${email} could not come in: ${answer.text}`);
  return { ...(answer.body as SessionToken), email, cookie: cookieOf(answer) };
};

/** Who has no second factor. */
export const enter = async (server: Reached, email: string): Promise<AdminVisitor> =>
  visitorOf(email, await logIn(server, email));

/** Who has one, a code later. */
export const enterWithCode = async (
  server: Reached,
  { email, code }: Pick<EnrolledAdmin, 'email' | 'code'>,
): Promise<AdminVisitor> => {
  const { secondStep } = (await logIn(server, email)).body as Readonly<{ secondStep: string }>;
  return visitorOf(
    email,
    await ask(server, 'POST /api/admin/login/second-step', { body: { secondStep, code: code() } }),
  );
};

export const enrol = async (server: Reached, visitor: AdminVisitor): Promise<EnrolledAdmin> => {
  const { token } = visitor;
  const { secret } = (await ask(server, 'POST /api/admin/second-factor', { token, body: { password } }))
    .body as Readonly<{ secret: string }>;
  const code = () => {
    server.passes(30_000);
    return totpOf(secret, server.now());
  };
  const confirmedBy = code();
  const { recoveryCodes } = (await ask(server, 'PUT /api/admin/second-factor', { token, body: { code: confirmedBy } }))
    .body as Readonly<{ recoveryCodes: readonly string[] }>;
  return { ...visitor, secret, recoveryCodes, confirmedBy, code };
};

/** Alix, with a second factor. */
export const firstSuperadmin = async (server: Reached): Promise<EnrolledAdmin> =>
  enrol(server, await enter(server, firstEmail));

/** Somebody Alix makes, who then comes in. */
export const addAdmin = async (
  server: Reached,
  { token }: Pick<SessionToken, 'token'>,
  { name, role }: Readonly<{ name: string; role: 'admin' | 'superadmin' }>,
): Promise<AdminVisitor> => {
  const [adminId, email] = [systemIds.next(), `${name}@exemple.fr`];
  const made = await ask(server, 'POST /api/admin/admins', {
    token,
    body: { adminId, email, fullname: name, role, password },
  });
  if (made.status !== 200) throw new Error(`${name} could not be made: ${made.text}`);
  return enter(server, email);
};

/** RFC 6238, worked out here by hand. */
export const totpOf = (secret: string, at: Date): string => {
  const bits = Array.from(secret, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};
