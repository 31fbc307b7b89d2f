import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { WorkKind } from './operation.vocabulary.ts';

// These names and fields are permanent: add, never rename.

/** `workId`: of the thought, run or notification it is about, or `run/<id>` of a workflow. `clientId`: whose work it is; null: the service's own. `by`: an administrator. */
type OfWork<More> = { workId: string; kind: WorkKind; clientId: string | null; by: string } & More;

/** `revision`: of the failure in the stream of the thing itself, where it is known. */
export type WorkRetried = DomainEvent<'WorkRetried', OfWork<{ revision: number | null; retriedAt: string }>, null>;
/** It is no longer shown, and a workflow that waits is ended. */
export type WorkDropped = DomainEvent<'WorkDropped', OfWork<{ droppedAt: string }>, { reason: string }>;

/** In the stream `work-<workId>`; owned by the client, else by the administrator. */
export type WorkEvent = WorkRetried | WorkDropped;
