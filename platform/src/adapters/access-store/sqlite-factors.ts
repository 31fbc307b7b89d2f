import type { DatabaseSync } from 'node:sqlite';

/** The statements about second factors. */
export const prepareFactors = (db: DatabaseSync) => {
  const insert = db.prepare('insert into factors values (?, ?, -1)');
  const select = db.prepare('select sealed from factors where factor_id = ?');
  const selectStep = db.prepare('select last_step as step from factors where factor_id = ?');
  const useStep = db.prepare('update factors set last_step = ?2 where factor_id = ?1 and last_step < ?2');
  const remove = db.prepare('delete from factors where factor_id = ?');
  const removeCodes = db.prepare('delete from recovery_codes where factor_id = ?');
  const insertCode = db.prepare('insert into recovery_codes values (?, ?)');
  const useCode = db.prepare('delete from recovery_codes where factor_id = ? and code_hash = ?');
  const countCodes = db.prepare('select count(*) as count from recovery_codes where factor_id = ?');

  return {
    save: (factorId: string, sealed: string): void => void insert.run(factorId, sealed),
    find: (factorId: string): string | null => (select.get(factorId) as { sealed: string } | undefined)?.sealed ?? null,
    step: (factorId: string): number | null => (selectStep.get(factorId) as { step: number } | undefined)?.step ?? null,
    takeStep: (factorId: string, step: number): boolean => useStep.run(factorId, step).changes === 1,
    saveCodes: (factorId: string, hashes: readonly string[]): void => {
      removeCodes.run(factorId);
      for (const hash of hashes) insertCode.run(factorId, hash);
    },
    takeCode: (factorId: string, hash: string): number | null =>
      useCode.run(factorId, hash).changes === 1 ? (countCodes.get(factorId) as { count: number }).count : null,
    delete: (factorId: string): void => void remove.run(factorId),
  };
};
