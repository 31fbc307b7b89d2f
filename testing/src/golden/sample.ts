import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';

/** An event and its stream. */
export type Sample = Readonly<{ stream: string; event: DomainEvent }>;

/** Typed by the events of one noun, so that samples are checked against the code. */
export type SamplesOf<Event extends DomainEvent> = (stream: string, ...events: readonly Event[]) => readonly Sample[];

export const samplesOf: SamplesOf<DomainEvent> = (stream, ...events) => events.map((event) => ({ stream, event }));
