import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';

/** An event, and the stream it stands in. */
export type Sample = Readonly<{ stream: string; event: DomainEvent }>;
