import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { WorkKind } from './operation.vocabulary.ts';
import type { Work } from './work.aggregate.ts';
import type { WorkDropped, WorkRetried } from './work.events.ts';

type OnWork = Readonly<{ workId: string; kind: WorkKind; clientId: string | null; by: string; now: string }>;
export type RetryWork = OnWork & Readonly<{ revision: number | null }>;
export type DropWork = OnWork & Readonly<{ reason: string }>;

type Act = NonNullable<Work['last']>;
const isLast = ({ last }: Work, { act, by, at }: Act): boolean => last?.act === act && last.by === by && last.at === at;

export const retryWork = ({ now, ...retried }: RetryWork, work: Work): Decision<WorkRetried> =>
  isLast(work, { act: 'retried', by: retried.by, at: now })
    ? nothingNew
    : [{ type: 'WorkRetried', data: { ...retried, retriedAt: now }, private: null }];

export const dropWork = ({ now, reason, ...dropped }: DropWork, work: Work): Decision<WorkDropped> =>
  isLast(work, { act: 'dropped', by: dropped.by, at: now })
    ? nothingNew
    : [{ type: 'WorkDropped', data: { ...dropped, droppedAt: now }, private: { reason } }];
