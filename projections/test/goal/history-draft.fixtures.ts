import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';

/** Three numbers drawn at random become one thing that happens. */
export type Draw = readonly [what: number, one: number, other: number];
export type HistoryEvent = Readonly<{ stream: string; event: DomainEvent }>;
export type GeneratedHistory = Readonly<{
  ownerId: string;
  events: readonly HistoryEvent[];
  today: string;
  goalIds: readonly string[];
}>;

export const firstDay = '2026-02-25';

/** The history as far as it is told: the day it is, and what it is about. */
export type HistoryDraft = {
  readonly ownerId: string;
  today: string;
  readonly events: HistoryEvent[];
  readonly goalIds: string[];
  thoughts: number;
};

export const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], number: number): Item =>
  items[number % items.length] as Item;
