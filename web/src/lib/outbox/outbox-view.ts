/** Where a thought made on this device stands. `received`: the server has it, the list on screen perhaps not yet. */
export type OutboxState = 'waiting' | 'sending' | 'received' | 'refused';

/** A thought made here that the read model may not know yet. `durationMs` is absent for an imported sound. */
export type OutboxItem = Readonly<{
  thoughtId: string;
  kind: 'written' | 'spoken';
  content?: string;
  durationMs?: number;
  occurredAt: string;
  timeZone: string;
  state: OutboxState;
  /** Why the server refused it; the sentence is `problemSentence(code, language)`. */
  problem?: Readonly<{ code: string; status: number }>;
}>;

let shown: readonly OutboxItem[] = [];
const listeners = new Set<() => void>();

export const readOutbox = (): readonly OutboxItem[] => shown;

export const showOutbox = (items: readonly OutboxItem[]): void => {
  shown = items;
  for (const listener of listeners) listener();
};

export const onOutboxShown = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
