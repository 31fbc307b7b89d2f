import type { DatabaseSync } from 'node:sqlite';
import type { Challenge, ChallengeAnswer } from '#ports/sign-in/access-store.ts';

type Row = Readonly<{
  key: string;
  secret_hash: string;
  payload: string | null;
  issued_at: string;
  expires_at: string;
  tries_left: number;
}>;

const challengeOf = (row: Row | undefined): Challenge | null =>
  row
    ? {
        key: row.key,
        secretHash: row.secret_hash,
        payload: row.payload,
        issuedAt: row.issued_at,
        expiresAt: row.expires_at,
        triesLeft: row.tries_left,
      }
    : null;

/** The statements about challenges. Hashes are keyed, so comparing them in variable time reveals nothing. */
export const prepareChallenges = (db: DatabaseSync) => {
  const insert = db.prepare('insert or replace into challenges values (?, ?, ?, ?, ?, ?)');
  const select = db.prepare('select * from challenges where key = ? and expires_at > ? and tries_left > 0');
  const selectBySecret = db.prepare(
    'select * from challenges where secret_hash = ? and expires_at > ? and tries_left > 0',
  );
  const countTry = db.prepare('update challenges set tries_left = tries_left - 1 where key = ?');
  const remove = db.prepare('delete from challenges where key = ?');
  const removeExpired = db.prepare('delete from challenges where expires_at <= ?');

  return {
    issue: ({ key, secretHash, payload, issuedAt, expiresAt, triesLeft }: Challenge): void => {
      removeExpired.run(issuedAt);
      insert.run(key, secretHash, payload, issuedAt, expiresAt, triesLeft);
    },
    find: (key: string, now: string) => challengeOf(select.get(key, now) as Row | undefined),
    findBySecret: (secretHash: string, now: string) =>
      challengeOf(selectBySecret.get(secretHash, now) as Row | undefined),
    answer: (challenge: Challenge | null, secretHash: string): ChallengeAnswer => {
      if (!challenge) return { outcome: 'none' };
      const right = challenge.secretHash === secretHash;
      (right ? remove : countTry).run(challenge.key);
      return right ? { outcome: 'right', payload: challenge.payload } : { outcome: 'wrong' };
    },
    delete: (key: string): void => void remove.run(key),
  };
};
