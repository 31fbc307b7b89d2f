import type { EventStore } from '@ecrin/platform/ports/event-store.ts';

/** What one kind of store cannot know, by the name of its cases. */
export type EventStoreLimits = Readonly<{
  /** Another stream's ids are not looked up. */
  idsArePerStream?: boolean;
  /** The whole log holds others' events too: it cannot be compared as a whole. */
  sharedLog?: boolean;
  /** Why it cannot be had here: all its cases are skipped. */
  missing?: string | null;
}>;
export type EventStoreCases = (store: () => EventStore, limits: EventStoreLimits, restart: () => Promise<void>) => void;
