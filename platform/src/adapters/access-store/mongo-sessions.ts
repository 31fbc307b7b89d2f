import { addMs, earlierOf } from '@ecrin/domain/time/instant.ts';
import type { Collection, Db } from 'mongodb';
import { retryOnDuplicateKey } from '#adapters/mongo/mongo-call.ts';
import { gatherLookups } from '#concurrency/gather-lookups.ts';
import type { AccessStore, Rotation, Session } from '#ports/sign-in/access-store.ts';
import { expiringAt, type Expiring } from './mongo-expiry.ts';

type SessionRow = Omit<Session, 'sessionId'> & Expiring & Readonly<{ _id: string }>;
/** Stored after its use: this is how a stolen, already rotated token is recognised. */
type TokenRow = Expiring &
  Readonly<{ _id: string; sessionId: string; usedAt: string | null; successorHash: string | null }>;
type Rows = Readonly<{ sessions: Collection<SessionRow>; tokens: Collection<TokenRow> }>;
/** By its id, whether it has expired or not. */
type LookUp = (sessionId: string) => Promise<SessionRow | null>;
type RotateRequest = Parameters<AccessStore['rotate']>[0];

/** Sessions and their tokens. A step that is interrupted is completed by a repeated call. */
export const mongoSessions = (db: Db) => {
  const rows: Rows = { sessions: db.collection('sessions'), tokens: db.collection('refresh_tokens') };
  // Every request asks for its session.
  const lookUp: LookUp = gatherLookups(async (ids) => {
    const found = await rows.sessions.find({ _id: { $in: [...ids] } }).toArray();
    return new Map(found.map((row) => [row._id, row]));
  });
  return {
    find: (sessionId: string, now: string) => find(lookUp, sessionId, now),
    end: (sessionId: string) => end(rows, sessionId),
    of: async ({ userType, userId }: Pick<Session, 'userId' | 'userType'>, now: string): Promise<readonly Session[]> =>
      (
        await rows.sessions
          .find({ userId, userType, expiresAt: { $gt: now } })
          .sort({ lastUsedAt: -1 })
          .toArray()
      ).map(sessionOf),
    open: async ({ sessionId, ...session }: Session, refreshHash: string): Promise<void> => {
      await saveToken(rows, { refreshHash, sessionId, expiresAt: session.expiresAt });
      await rows.sessions.insertOne({ _id: sessionId, ...session, ...expiringAt(session.expiresAt) });
    },
    rotate: (request: RotateRequest) => rotate(rows, lookUp, request),
  };
};

const sessionOf = ({ _id, forgetAt: _date, ...row }: SessionRow): Session => ({ sessionId: _id, ...row });

const find = async (lookUp: LookUp, sessionId: string, now: string): Promise<Session | null> => {
  const row = await lookUp(sessionId);
  return row && row.expiresAt > now ? sessionOf(row) : null;
};

const end = async ({ sessions, tokens }: Rows, sessionId: string): Promise<void> => {
  await sessions.deleteOne({ _id: sessionId });
  await tokens.deleteMany({ sessionId });
};

type NewToken = Readonly<{ refreshHash: string; sessionId: string; expiresAt: string }>;

const saveToken = ({ tokens }: Rows, { refreshHash, sessionId, expiresAt }: NewToken): Promise<void> =>
  retryOnDuplicateKey(async () => {
    const unused = { sessionId, usedAt: null, successorHash: null, ...expiringAt(expiresAt) };
    await tokens.updateOne({ _id: refreshHash }, { $setOnInsert: unused }, { upsert: true });
  });

const rotate = async (rows: Rows, lookUp: LookUp, request: RotateRequest): Promise<Rotation> => {
  const { refreshHash, successorHash, now, expiresAt } = request;
  const token = await rows.tokens.findOne({ _id: refreshHash });
  const session = token && (await find(lookUp, token.sessionId, now));
  if (!token || !session) return { outcome: 'unknown' };
  const { sessionId } = session;
  // The successor first: if the process dies before the token is marked, the next call finds it unused and gives the same one.
  if (token.usedAt === null) await saveToken(rows, { refreshHash: successorHash, sessionId, expiresAt });
  const used = (await markUsed(rows, request)) ? null : await rows.tokens.findOne({ _id: refreshHash });
  if (!used || isWithinGrace(used, request)) return touch(rows, session, request);
  await end(rows, sessionId);
  return { outcome: 'reused' };
};

/** Whether this call used the token. */
const markUsed = async ({ tokens }: Rows, { refreshHash, successorHash, now }: RotateRequest): Promise<boolean> =>
  (await tokens.updateOne({ _id: refreshHash, usedAt: null }, { $set: { usedAt: now, successorHash } }))
    .matchedCount === 1;

/** Two tabs that refresh concurrently ask for the same successor within the grace period. */
const isWithinGrace = ({ usedAt, successorHash }: TokenRow, request: RotateRequest): boolean =>
  usedAt !== null &&
  successorHash === request.successorHash &&
  Date.parse(request.now) - Date.parse(usedAt) <= request.graceMs;

const touch = async (
  { sessions }: Rows,
  { sessionId, createdAt }: Session,
  request: RotateRequest,
): Promise<Rotation> => {
  const expiresAt = notAfterLongest(createdAt, request);
  const used = { lastUsedAt: request.now, expiresAt, ...expiringAt(expiresAt) };
  const row = await sessions.findOneAndUpdate({ _id: sessionId }, { $set: used }, { returnDocument: 'after' });
  return row ? { outcome: 'rotated', session: sessionOf(row) } : { outcome: 'unknown' };
};

const notAfterLongest = (createdAt: string, { expiresAt, longestMs = null }: RotateRequest): string => {
  const latest = longestMs === null ? expiresAt : addMs(createdAt, longestMs);
  return earlierOf(latest, expiresAt);
};
