import type { DatabaseSync } from 'node:sqlite';
import { addMs, earlierOf } from '@ecrin/domain/time/instant.ts';
import type { AccessStore, Rotation, Session } from '#ports/sign-in/access-store.ts';

type SessionRow = Readonly<{
  session_id: string;
  user_type: Session['userType'];
  user_id: string;
  device: string;
  created_at: string;
  last_used_at: string;
  expires_at: string;
}>;
type TokenRow = Readonly<{ session_id: string; used_at: string | null; successor_hash: string | null }>;
type RotateRequest = Parameters<AccessStore['rotate']>[0];

const sessionOf = (row: SessionRow): Session => ({
  sessionId: row.session_id,
  userType: row.user_type,
  userId: row.user_id,
  device: row.device,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  expiresAt: row.expires_at,
});

const statementsOf = (db: DatabaseSync) => ({
  insertSession: db.prepare('insert into sessions values (?, ?, ?, ?, ?, ?, ?)'),
  insertToken: db.prepare('insert or ignore into refresh_tokens (refresh_hash, session_id) values (?, ?)'),
  selectSession: db.prepare('select * from sessions where session_id = ? and expires_at > ?'),
  selectSessionsOf: db.prepare(
    'select * from sessions where user_id = ? and user_type = ? and expires_at > ? order by last_used_at desc',
  ),
  selectToken: db.prepare('select session_id, used_at, successor_hash from refresh_tokens where refresh_hash = ?'),
  useToken: db.prepare('update refresh_tokens set used_at = ?, successor_hash = ? where refresh_hash = ?'),
  touchSession: db.prepare('update sessions set last_used_at = ?, expires_at = ? where session_id = ?'),
  deleteSession: db.prepare('delete from sessions where session_id = ?'),
  deleteExpired: db.prepare('delete from sessions where expires_at <= ?'),
});
type Statements = ReturnType<typeof statementsOf>;

/** The statements about sessions; the caller opens the transaction. */
export const prepareSessions = (db: DatabaseSync) => {
  const sql = statementsOf(db);
  return {
    find: (sessionId: string, now: string): Session | null => find(sql, sessionId, now),
    of: ({ userId, userType }: Pick<Session, 'userId' | 'userType'>, now: string): readonly Session[] =>
      (sql.selectSessionsOf.all(userId, userType, now) as SessionRow[]).map(sessionOf),
    open: (session: Session, refreshHash: string): void => {
      sql.deleteExpired.run(session.createdAt);
      sql.insertSession.run(
        session.sessionId,
        session.userType,
        session.userId,
        session.device,
        session.createdAt,
        session.lastUsedAt,
        session.expiresAt,
      );
      sql.insertToken.run(refreshHash, session.sessionId);
    },
    rotate: (request: RotateRequest): Rotation => rotate(sql, request),
    /** What a rotation would have answered that could not be stored. */
    keep: (request: RotateRequest): Rotation => keep(sql, request),
    end: (sessionId: string): void => void sql.deleteSession.run(sessionId),
  };
};

const find = ({ selectSession }: Statements, sessionId: string, now: string): Session | null =>
  (selectSession.all(sessionId, now) as SessionRow[]).map(sessionOf)[0] ?? null;

const rotate = (
  sql: Statements,
  { refreshHash, successorHash, now, expiresAt, graceMs, longestMs }: RotateRequest,
): Rotation => {
  const token = sql.selectToken.get(refreshHash) as TokenRow | undefined;
  const before = token && find(sql, token.session_id, now);
  if (!token || !before) return { outcome: 'unknown' };
  if (!mayRotate(token, { successorHash, now, graceMs })) {
    sql.deleteSession.run(token.session_id);
    return { outcome: 'reused' };
  }
  if (token.used_at === null) {
    sql.useToken.run(now, successorHash, refreshHash);
    sql.insertToken.run(successorHash, token.session_id);
  }
  sql.touchSession.run(now, within(before, longestMs ?? null, expiresAt), token.session_id);
  const session = find(sql, token.session_id, now);
  return session ? { outcome: 'rotated', session } : { outcome: 'unknown' };
};

/** A token that may not be used again ends nothing here: that could not be stored either. */
const keep = (sql: Statements, { refreshHash, successorHash, now, graceMs }: RotateRequest): Rotation => {
  const token = sql.selectToken.get(refreshHash) as TokenRow | undefined;
  const session = token && find(sql, token.session_id, now);
  return session && mayRotate(token, { successorHash, now, graceMs })
    ? { outcome: 'kept', session }
    : { outcome: 'unknown' };
};

const within = ({ createdAt }: Session, longestMs: number | null, expiresAt: string): string =>
  longestMs === null ? expiresAt : earlierOf(addMs(createdAt, longestMs), expiresAt);

const mayRotate = (
  token: TokenRow,
  { successorHash, now, graceMs }: Pick<RotateRequest, 'successorHash' | 'now' | 'graceMs'>,
): boolean =>
  token.used_at === null ||
  (token.successor_hash === successorHash && Date.parse(now) - Date.parse(token.used_at) <= graceMs);
