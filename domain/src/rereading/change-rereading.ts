import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Rereading } from './rereading.aggregate.ts';
import type { RereadingEnded, RereadingStarted, RereadingStopped, RereadingUndone } from './rereading.events.ts';

type Which = Readonly<{ rereadingId: string; now: string }>;
export type StartRereading = Which & Readonly<{ ownerId: string }>;
export type EndRereading = Which & Readonly<{ thoughts: number }>;

export const startRereading = (
  { rereadingId, ownerId, now }: StartRereading,
  state: Rereading,
): Decision<RereadingStarted, 'rereading.already-started'> => {
  if (state.status === 'not-started')
    return [{ type: 'RereadingStarted', data: { rereadingId, ownerId, startedAt: now }, private: null }];
  return state.ownerId === ownerId ? nothingNew : refuse('rereading.already-started');
};

/** One that was stopped or undone meanwhile has no other end. */
export const endRereading = (
  { rereadingId, thoughts, now }: EndRereading,
  { status }: Rereading,
): Decision<RereadingEnded> =>
  status === 'running'
    ? [{ type: 'RereadingEnded', data: { rereadingId, thoughts, endedAt: now }, private: null }]
    : nothingNew;

export const stopRereading = (
  { rereadingId, now }: Which,
  { status }: Rereading,
): Decision<RereadingStopped, 'rereading.not-found'> => {
  if (status === 'not-started') return refuse('rereading.not-found');
  return status === 'running'
    ? [{ type: 'RereadingStopped', data: { rereadingId, stoppedAt: now }, private: null }]
    : nothingNew;
};

export const undoRereading = (
  { rereadingId, now }: Which,
  { status }: Rereading,
): Decision<RereadingUndone, 'rereading.not-found'> => {
  if (status === 'not-started') return refuse('rereading.not-found');
  return status === 'undone'
    ? nothingNew
    : [{ type: 'RereadingUndone', data: { rereadingId, undoneAt: now }, private: null }];
};
