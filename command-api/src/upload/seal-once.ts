import type { ProblemCode } from '@ecrin/contracts/problem/problem.ts';
import type { PendingSeal, PendingSeals } from './pending-seals.ts';
import { uploads } from './upload-kinds.ts';

type Refused = Readonly<{ refused: ProblemCode }>;
/** `findSealed`: what the thought has already; null: nothing. `store`: writes the file, or refuses it. */
type Sealing<Stored> = Readonly<{
  findSealed: () => Promise<Stored | Refused | null>;
  store: () => Promise<Stored | Refused>;
}>;

/** Makes a thought's file of what was sent. If that was done before, returns the same answer. */
export const sealOnce = async <Stored extends object>(
  pendingSeals: PendingSeals,
  pending: PendingSeal,
  { findSealed, store }: Sealing<Stored>,
): Promise<Stored | Refused> => {
  // No other seal of this file can proceed from here: it becomes part of one thought.
  if (!(await pendingSeals.claim(pending))) return { refused: uploads[pending.kind ?? 'recording'].sealedOtherwise };
  const before = await findSealed();
  if (before) return before;

  const stored = await store().catch((fault: unknown) => ({ fault }));
  if (!('fault' in stored) && !('refused' in stored)) return stored;
  // The same seal, sent twice, may have finished meanwhile and taken the chunks along: then it is the answer to both.
  const meanwhile = await findSealed();
  if (meanwhile) return meanwhile;
  if ('fault' in stored) throw stored.fault;
  await pendingSeals.remove(pending);
  return stored;
};
