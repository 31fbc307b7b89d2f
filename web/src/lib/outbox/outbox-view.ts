import { deviceStorage } from '@ecrin/ui/storage/device-storage.ts';
import { create } from 'zustand';

/** `received`: the server has it, the list on screen perhaps not yet. */
export type OutboxState = 'waiting' | 'sending' | 'received' | 'refused';

/** A thought made here that the read model may not know yet. `durationMs` is absent for an imported sound. */
export type OutboxItem = Readonly<{
  thoughtId: string;
  kind: 'written' | 'spoken' | 'picture';
  content?: string;
  /** Those it was kept with. */
  pictures?: readonly string[];
  durationMs?: number;
  occurredAt: string;
  timeZone: string;
  state: OutboxState;
  /** The thought a recording or a picture is added to. */
  appendTo?: string;
  /** Why it became a thought of its own instead, as a problem code. */
  keptApart?: string;
  /** Why the server refused it; the sentence is `problemSentence(code, language)`. */
  problem?: Readonly<{ code: string; status: number }>;
}>;

export const useOutboxItems = create<readonly OutboxItem[]>(() => []);

type WaitedItem = Readonly<{ keptApart: string | undefined }>;
/** What has waited here since the page was opened, by `thoughtId`: a notice is given of it even if it left before the notice was loaded. */
export const useOutboxHistory = create<ReadonlyMap<string, WaitedItem>>(() => new Map());

const unsentKey = 'unsent';

/** Whether this device had something to send when it was last looked at. */
export const hadUnsent = (): boolean => deviceStorage.getItem(unsentKey) !== null;

export const showOutbox = (items: readonly OutboxItem[]): void => {
  useOutboxItems.setState(items, true);
  const waited = items.map(({ thoughtId, keptApart }) => [thoughtId, { keptApart }] as const);
  if (waited.length > 0) useOutboxHistory.setState((before) => new Map([...before, ...waited]), true);
  if (items.length > 0) deviceStorage.setItem(unsentKey, '');
  else deviceStorage.removeItem(unsentKey);
};
