import type { DatabaseSync } from 'node:sqlite';

/** The statements about password hashes. */
export const prepareCredentials = (db: DatabaseSync) => {
  const insert = db.prepare('insert into credentials values (?, ?)');
  const select = db.prepare('select password_hash from credentials where credential_id = ?');
  const remove = db.prepare('delete from credentials where credential_id = ?');

  return {
    save: (credentialId: string, passwordHash: string): void => void insert.run(credentialId, passwordHash),
    find: (credentialId: string): string | null =>
      (select.get(credentialId) as { password_hash: string } | undefined)?.password_hash ?? null,
    delete: (credentialId: string): void => void remove.run(credentialId),
  };
};
