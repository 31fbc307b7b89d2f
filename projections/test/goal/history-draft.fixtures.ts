import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';

/** Three random numbers become one event. */
export type Draw = readonly [what: number, one: number, other: number];
export type HistoryEvent = Readonly<{ stream: string; event: DomainEvent }>;
export type GeneratedHistory = Readonly<{
  ownerId: string;
  events: readonly HistoryEvent[];
  today: string;
  goalIds: readonly string[];
}>;

export const firstDay = '2026-02-25';

/** The history so far: the current day, and its subjects. */
export type HistoryDraft = {
  readonly ownerId: string;
  today: string;
  readonly events: HistoryEvent[];
  readonly goalIds: string[];
  thoughts: number;
};

export const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], number: number): Item =>
  items[number % items.length] as Item;
