import { useSyncExternalStore } from 'react';
import { onOutboxShown, readOutbox, type OutboxItem } from './outbox-view.ts';

export type { OutboxItem, OutboxState } from './outbox-view.ts';

/** The signed-in person's thoughts that left no further than this device, or only just; oldest first. Leave out those the list already shows (same `thoughtId`). */
export const useOutbox = (): readonly OutboxItem[] => useSyncExternalStore(onOutboxShown, readOutbox);
