import { ActivityFault } from '@ecrin/platform/workflows/workflow.ts';
import type { ErasureMarks } from './erasure-proof.ts';

/** What is sought of each erasure, in the memory of this process alone: never written anywhere, it goes with it, or with the certificate. */
export type HeldMarks = Readonly<{
  get: (erasureId: string) => ErasureMarks | undefined;
  set: (erasureId: string, marks: ErasureMarks) => void;
  /** For the step that needs them. Throws `ActivityFault` as long as another process may have them: the step is tried again, by any of them. */
  getOrLeave: (erasureId: string) => ErasureMarks | null;
  forget: (erasureId: string) => void;
}>;

/** How often a process leaves the step to another one. Those that had them may have ended: then nobody has. Of two, each try comes to either: one in a thousand is given up too early. */
const mostLeft = 10;

/** `isShared`: whether other processes carry out steps too. */
export const createHeldMarks = (isShared: boolean): HeldMarks => {
  const held = new Map<string, ErasureMarks>();
  const left = new Map<string, number>();
  return {
    get: (erasureId) => held.get(erasureId),
    set: (erasureId, marks) => void held.set(erasureId, marks),
    getOrLeave: (erasureId) => {
      const [marks, times] = [held.get(erasureId), left.get(erasureId) ?? 0];
      if (marks || !isShared || times === mostLeft) return marks ?? null;
      left.set(erasureId, times + 1);
      throw new ActivityFault('marks-elsewhere', 'another process may have what is sought');
    },
    forget: (erasureId) => {
      held.delete(erasureId);
      left.delete(erasureId);
    },
  };
};
