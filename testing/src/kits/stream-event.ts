import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';

/** One fact, the stream it stands in and whose it is. */
export type StreamEvent = Readonly<{ stream: string; ownerId: string; fact: DomainEvent }>;
