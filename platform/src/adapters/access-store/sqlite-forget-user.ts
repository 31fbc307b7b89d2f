import type { DatabaseSync } from 'node:sqlite';
import type { AccessStore } from '#ports/sign-in/access-store.ts';

/** Challenges and attempts have the person’s id in their keys. */
export const prepareForgetUser = (db: DatabaseSync) => {
  const ofUser = [
    'delete from sessions where user_id = ?',
    "delete from challenges where instr(key, ?1) > 0 or instr(ifnull(payload, ''), ?1) > 0",
    'delete from tries where instr(key, ?) > 0',
  ].map((sql) => db.prepare(sql));
  const credential = db.prepare('delete from credentials where credential_id = ?');
  const factor = db.prepare('delete from factors where factor_id = ?');
  return ({ userId, credentialIds, factorIds }: Parameters<AccessStore['forgetUser']>[0]): void => {
    for (const statement of ofUser) statement.run(userId);
    for (const id of credentialIds) credential.run(id);
    for (const id of factorIds) factor.run(id);
  };
};
