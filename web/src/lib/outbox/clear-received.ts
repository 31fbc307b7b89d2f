import { atLeastHeader } from '@ecrin/contracts/transport/receipt.ts';
import type { PlacedRow } from './device-db.ts';
import type { OutboxStore } from './outbox-store.ts';
import { isFromServer, type Send } from './outcome.ts';

export type ClearReceivedOptions = Readonly<{
  store: OutboxStore;
  send: Send;
  /** Refetches the lists, which now contain the thought; resolves when they are loaded. */
  showLists: () => Promise<void>;
}>;

/** The thought that a received row is part of. */
const thoughtOf = (row: PlacedRow): string => {
  if (row.kind === 'picture') return row.appendTo;
  return row.kind === 'spoken' && row.keptApart === undefined ? (row.appendTo ?? row.thoughtId) : row.thoughtId;
};

const byThought = (rows: readonly PlacedRow[]): readonly (readonly PlacedRow[])[] =>
  [...new Set(rows.map(thoughtOf))].map((thoughtId) => rows.filter((row) => thoughtOf(row) === thoughtId));

/** Waits for the read model, as far as the server does. */
export const isInReadModel = async (send: Send, row: PlacedRow): Promise<boolean> => {
  const reply = await send({
    method: 'GET',
    path: `/client/thoughts/${thoughtOf(row)}`,
    headers: { [atLeastHeader]: String(row.position ?? 0) },
  });
  const { status, isBehind = false } = reply;
  return isFromServer(reply) && !isBehind && status !== 0 && status !== 401 && status < 500;
};

/** An outbox item is removed only once the read model contains the thought, so that it never disappears from the list. */
export const clearReceived = async (
  { store, send, showLists }: ClearReceivedOptions,
  userId: string,
): Promise<void> => {
  const known: PlacedRow[] = [];
  for (const rows of byThought(await store.received(userId))) {
    const newest = rows.toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0)).at(-1);
    if (newest && (await isInReadModel(send, newest))) known.push(...rows);
  }
  if (known.length === 0) return;
  await showLists();
  for (const { place } of known) await store.remove(place);
};
