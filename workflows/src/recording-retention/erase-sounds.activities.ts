import type { RetentionRule } from '@ecrin/domain/service-settings/recording-retention.ts';
import { eraseOldSounds, keptUntil } from '@ecrin/domain/thought/commands/erase-old-sounds.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { addMs, dayMs, laterOf } from '@ecrin/domain/time/instant.ts';
import { audioBlobName, passageBlobPrefix } from '@ecrin/platform/audio/audio-blob-names.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import { ActivityFault, type ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { isAccountActive } from '#is-account-active.ts';
import type { PostServices } from '#post-from-workflow.ts';
import type { ListedSounds, ListSoundsInput, SweepPageInput } from './erase-sounds.input.ts';
import { firstDayOf, readRetention, tellOfRetention, toldAt } from './retention-notice.ts';

type Asked = Readonly<{ cursor: string | null; limit: number }>;
/** Each list is null while read models are behind. */
export type SoundLists = Readonly<{
  inWords: (asked: Asked & Readonly<{ before: string }>) => Promise<ListedSounds | null>;
  erased: (asked: Asked & Readonly<{ since: string }>) => Promise<ListedSounds | null>;
}>;
export type EraseSoundsServices = PostServices &
  Readonly<{
    blobs: Pick<SealedBlobs, 'delete' | 'list'>;
    soundLists: SoundLists;
    /** Resolves once no request waits: of nobody who is using the app is anything slowed down. */
    yieldTo: () => Promise<void>;
  }>;

/** A change of settings takes effect within as many. */
const pageSize = 50;
/** For so long a sweep looks whether a file was left. */
const lookBackMs = 3 * dayMs;

/**
 * A page is listed in one step and erased in the next: a step that is repeated after a crash has the same page, also what it had erased already. The event comes
 * first: a file is deleted once nothing can need it any more.
 */
export const createEraseSoundsActivities = (services: EraseSoundsServices) => ({
  /** null: another rule holds. */
  list: async ({ change, at, phase, cursor }: ListSoundsInput): Promise<ListedSounds | null> => {
    const rule = await findRule(services, { change, at });
    if (!rule) return null;
    const asked = { cursor, limit: pageSize };
    const page = await (phase === 'due'
      ? services.soundLists.inWords({ ...asked, before: keptUntil(rule.keptDays, at) })
      : services.soundLists.erased({ ...asked, since: addMs(at, -lookBackMs) }));
    if (page === null) throw new ActivityFault('behind', 'the read model of sounds is behind');
    return page;
  },

  erase: async ({ change, at, sounds }: SweepPageInput, context: ActivityContext): Promise<null> => {
    const rule = await findRule(services, { change, at });
    for (const [thoughtId, ownerId] of thoughtsOf(sounds)) {
      context.signal.throwIfAborted();
      await services.yieldTo();
      const its = { thoughtId, ownerId, idempotencyKey: `${context.idempotencyKey}/${thoughtId}` };
      if (rule && (await mayErase(services, rule, its))) await erase(services, rule, its);
      await deleteFiles(services, thoughtId);
    }
    return null;
  },

  deleteFiles: async ({ sounds }: SweepPageInput, { signal }: ActivityContext): Promise<null> => {
    for (const [thoughtId] of thoughtsOf(sounds)) {
      signal.throwIfAborted();
      await services.yieldTo();
      await deleteFiles(services, thoughtId);
    }
    return null;
  },
});
export type EraseSoundsActivities = ReturnType<typeof createEraseSoundsActivities>;

const findRule = async (
  { events, clock }: EraseSoundsServices,
  { change, at }: Readonly<{ change: number; at: string }>,
): Promise<RetentionRule | null> => {
  const { inForce } = await readRetention(events, laterOf(at, clock.now().toISOString()));
  return inForce?.change === change ? inForce : null;
};

const thoughtsOf = (sounds: SweepPageInput['sounds']): ReadonlyMap<string, string> =>
  new Map(sounds.map(({ thoughtId, ownerId }) => [thoughtId, ownerId]));

type OneThought = Readonly<{ thoughtId: string; ownerId: string; idempotencyKey: string }>;

/** Not of whom administrators keep from their account, nor of who was told only now. */
const mayErase = async (
  services: EraseSoundsServices,
  rule: RetentionRule,
  { ownerId, idempotencyKey }: OneThought,
): Promise<boolean> => {
  if (!(await isAccountActive(services.events, ownerId))) return false;
  const told = await toldAt(services.events, rule, ownerId);
  if (told === null) await tellOfRetention(services, { rule, clientId: ownerId, idempotencyKey });
  return told !== null && firstDayOf(rule, told) <= services.clock.now().toISOString().slice(0, 10);
};

const erase = async (
  { execute, clock }: EraseSoundsServices,
  { keptDays }: RetentionRule,
  { thoughtId, ownerId, idempotencyKey }: OneThought,
): Promise<void> => {
  const now = clock.now().toISOString();
  const step = { process: 'erase-sounds', idempotencyKey, correlationId: thoughtId, ownerId, timeZone: 'UTC', now };
  await decideInStep(
    execute,
    step,
  )({
    name: 'eraseOldSounds',
    aggregate: thought,
    id: thoughtId,
    decide: eraseOldSounds,
    input: { thoughtId, keptDays, now },
  });
};

/** Of erased recordings, with the passages cut out of them; a sound that another recording of the thought has too stays. */
const deleteFiles = async ({ events, blobs }: EraseSoundsServices, thoughtId: string): Promise<void> => {
  const { state } = await loadAggregate(events, thought, { id: thoughtId });
  if (state.status === 'not-created' || state.status === 'erased') return;
  const { ownerId, recordings } = state.status === 'deleted' ? state.before : state;
  const kept = new Set(recordings.filter(({ erasedAt }) => erasedAt === null).map(({ sha256 }) => sha256));
  for (const { erasedAt, sha256, recordingId } of recordings) {
    if (erasedAt === null) continue;
    for await (const { name } of blobs.list(ownerId, passageBlobPrefix(thoughtId, recordingId)))
      await blobs.delete(ownerId, name);
    if (!kept.has(sha256)) await blobs.delete(ownerId, audioBlobName({ thoughtId, sha256 }));
  }
};
