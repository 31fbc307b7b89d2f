import type {
  NotificationBlocked,
  NotificationDeleted,
  NotificationRead,
} from '@ecrin/domain/notification/notification.events.ts';
import type { WorkEvent } from '@ecrin/domain/operation/work.events.ts';
import type {
  OrbRunCompleted,
  OrbRunFailed,
  OrbRunRequested,
  OrbRunStopped,
} from '@ecrin/domain/orb-run/orb-run.events.ts';
import type {
  ThoughtDeleted,
  ThoughtEdited,
  ThoughtRecorded,
  ThoughtRecordingAppended,
  ThoughtTranscribed,
  ThoughtTranscriptCorrected,
  ThoughtTranscriptionFailed,
  ThoughtTranscriptionRequested,
  ThoughtUnderstandingFailed,
  ThoughtUnderstood,
} from '@ecrin/domain/thought/thought.events.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { defineRecordProjection } from '@ecrin/platform/projections/projection.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import { workModel, type TranscriptionTry, type WorkDocument } from './work.model.ts';

type Event =
  | ThoughtRecorded
  | ThoughtRecordingAppended
  | ThoughtTranscriptionRequested
  | ThoughtTranscribed
  | ThoughtTranscriptionFailed
  | ThoughtUnderstandingFailed
  | ThoughtUnderstood
  | ThoughtEdited
  | ThoughtTranscriptCorrected
  | ThoughtDeleted
  | OrbRunRequested
  | OrbRunCompleted
  | OrbRunFailed
  | OrbRunStopped
  | NotificationBlocked
  | NotificationRead
  | NotificationDeleted
  | WorkEvent;
type Doc = WorkDocument | null;
type Of<Type extends Event['type']> = RecordedEvent<Extract<Event, { type: Type }>>;
type Handlers = { readonly [Type in Event['type']]: (doc: Doc, event: Of<Type>) => Doc };

const begun = (
  { metadata: { ownerId }, revision }: RecordedEvent,
  { workId, kind, since }: Pick<WorkDocument, 'workId' | 'kind' | 'since'>,
): WorkDocument => ({
  ownerId: serviceOwner,
  workId,
  kind,
  state: 'running',
  clientId: ownerId ?? '',
  reason: null,
  attempts: 1,
  since,
  revision,
  tries: [],
});
const failed = (doc: WorkDocument, reason: string, { revision }: RecordedEvent): WorkDocument => ({
  ...doc,
  state: 'failed',
  reason,
  revision,
});

/** The oldest failure shows, else the oldest try; null when every recording has its transcript. */
const transcriptionsOf = (doc: WorkDocument, tries: readonly TranscriptionTry[]): Doc => {
  const [shown] = [...tries.filter(({ reason }) => reason !== null), ...tries];
  if (!shown) return null;
  const { reason, since, attempt } = shown;
  return {
    ...doc,
    kind: 'transcription',
    state: reason === null ? 'running' : 'failed',
    reason,
    since,
    attempts: Math.max(attempt, doc.attempts),
    tries,
  };
};

type Began = Readonly<{ thoughtId: string; recordingId: string; attempt: number; since: string }>;

/** A new try replaces the earlier ones of its recording. */
const tried = (doc: Doc, event: RecordedEvent, { thoughtId, recordingId, attempt, since }: Began): Doc => {
  const before = doc ?? begun(event, { workId: thoughtId, kind: 'transcription', since });
  const others = before.tries.filter((one) => one.recordingId !== recordingId);
  return transcriptionsOf(before, [...others, { recordingId, attempt, since, reason: null }]);
};

const endOf =
  (kind: WorkDocument['kind']) =>
  (doc: Doc): Doc =>
    doc?.kind === kind ? null : doc;
const understood = endOf('understanding');
const gone = (): Doc => null;

const handlers: Handlers = {
  ThoughtRecorded: (doc, event) => {
    const { thoughtId, recordingId, recordedAt: since } = event.data;
    return tried(doc, event, { thoughtId, recordingId, attempt: 1, since });
  },
  ThoughtRecordingAppended: (doc, event) => {
    const { thoughtId, recordingId, attempt, appendedAt: since } = event.data;
    return tried(doc, event, { thoughtId, recordingId, attempt, since });
  },
  ThoughtTranscriptionRequested: (doc, event) => {
    const { thoughtId, recordingId, attempt, requestedAt: since } = event.data;
    return tried(doc, event, { thoughtId, recordingId, attempt, since });
  },
  ThoughtTranscribed: (doc, { data: { recordingId } }) =>
    doc &&
    transcriptionsOf(
      doc,
      doc.tries.filter((one) => one.recordingId !== recordingId),
    ),
  ThoughtTranscriptionFailed: (doc, event) => {
    const { thoughtId, attempt, reason, failedAt } = event.data;
    const before = doc ?? begun(event, { workId: thoughtId, kind: 'transcription', since: failedAt });
    const own = before.tries.find((one) => one.attempt === attempt);
    const others = before.tries.filter((one) => one !== own);
    // Nothing is left to do.
    if (reason === 'not-asked') return transcriptionsOf(before, others);
    const shown = transcriptionsOf(before, [
      ...others,
      { recordingId: own?.recordingId ?? null, attempt, since: failedAt, reason },
    ]);
    return shown && { ...shown, revision: event.revision };
  },
  ThoughtUnderstandingFailed: (doc, event) => {
    const { thoughtId, reason, failedAt: since } = event.data;
    if (doc?.kind === 'transcription') return doc;
    const attempts = (doc?.attempts ?? 0) + 1;
    return { ...failed(begun(event, { workId: thoughtId, kind: 'understanding', since }), reason, event), attempts };
  },
  ThoughtUnderstood: understood,
  ThoughtEdited: understood,
  ThoughtTranscriptCorrected: understood,
  ThoughtDeleted: gone,
  OrbRunRequested: (_doc, event) =>
    begun(event, { workId: event.data.runId, kind: 'orb-run', since: event.data.requestedAt }),
  OrbRunCompleted: gone,
  OrbRunFailed: (doc, event) => doc && { ...failed(doc, event.data.reason, event), since: event.data.failedAt },
  OrbRunStopped: gone,
  NotificationBlocked: (doc, event) => {
    const { notificationId, reason, blockedAt: since } = event.data;
    // The others are a person's choice, or need nobody.
    if (reason !== 'refused' && reason !== 'unavailable') return doc;
    return failed(begun(event, { workId: notificationId, kind: 'delivery', since }), reason, event);
  },
  // Its reader has it after all.
  NotificationRead: gone,
  NotificationDeleted: gone,
  // What is retried shows its new state by its own events; a workflow shows it in its engine.
  WorkRetried: (doc, { data: { kind, workId } }) =>
    workId.startsWith('run/') || kind === 'understanding' ? null : doc,
  WorkDropped: (_doc, event) => {
    const { workId, kind, droppedAt: since, clientId } = event.data;
    return { ...begun(event, { workId, kind, since }), clientId: clientId ?? '', state: 'dropped' };
  },
};

/** The key is in the data of each kind of event under its own name. */
const workIdOf = ({ data }: Event): string => {
  if ('thoughtId' in data) return data.thoughtId;
  if ('runId' in data) return data.runId;
  return 'notificationId' in data ? data.notificationId : data.workId;
};

/** What the service works on, and what of it failed: ids, kinds, reasons and times, nothing of what it is about. */
export const workProjection = defineRecordProjection<WorkDocument>()({
  model: workModel,
  handles: Object.keys(handlers),
  documentId: (event) => workIdOf(event as Event),
  // Only what it handles reaches it.
  apply: (doc, event) => handlers[event.type as Event['type']](doc, event as never),
});
