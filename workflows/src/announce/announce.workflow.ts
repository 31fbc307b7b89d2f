import { defineWorkflow } from '@ecrin/platform/workflow.ts';
import type { AnnounceActivities } from './announce.activities.ts';

export const announced = ['thought-ready', 'thought-not-transcribed', 'friend-joined', 'password-changed', 'email-changed'] as const;
export type Announced = (typeof announced)[number];

/** `id`: of the thought or client whose stream holds the event; `eventId`, `revision`, `at`, `timeZone`: the event’s. `ownerId` only shares turns fairly. */
export type AnnounceInput = Readonly<{
  about: Announced; id: string; ownerId: string | null; eventId: string; revision: number; at: string; timeZone: string;
}>;
export type AnnounceOutcome = 'posted' | 'nothing';

const minute = 60_000;

/** What happened while nobody looked, told as a notification; there is not always something to tell. */
export const announce = defineWorkflow<AnnounceInput, AnnounceOutcome, AnnounceActivities>({
  name: 'announce',
  retries: { '*': { initialMs: 500, factor: 2, maxMs: 5 * minute, attempts: 2_000, timeoutMs: minute } },
  run: (run, input) => run.activities.tell(input),
});
