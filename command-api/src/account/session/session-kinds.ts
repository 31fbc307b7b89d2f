import type { Identity } from '@ecrin/platform/ports/sign-in/access-tokens.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The lifetime of a session: `unusedMs` without use, and `longestMs` in all; null: unlimited while it is used. */
export type SessionLifetime = Readonly<{ idleTimeoutMs: number; maxAgeMs: number | null }>;
type SessionKind = SessionLifetime & Readonly<{ cookie: string }>;

/** Each area has its own cookie, so that one browser may hold a session in both. */
export const sessionKinds: Readonly<Record<Identity['userType'], SessionKind>> = {
  client: { cookie: 'ecrin-session', idleTimeoutMs: 60 * dayMs, maxAgeMs: null },
  admin: { cookie: 'ecrin-admin-session', idleTimeoutMs: 12 * hourMs, maxAgeMs: 7 * dayMs },
};
