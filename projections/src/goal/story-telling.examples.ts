import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';

/** Three numbers drawn at random become one thing that happens. */
export type Draw = readonly [what: number, one: number, other: number];
export type Happened = Readonly<{ stream: string; event: DomainEvent }>;
export type Story = Readonly<{
  ownerId: string;
  happened: readonly Happened[];
  today: string;
  goalIds: readonly string[];
}>;

export const firstDay = '2026-02-25';

/** The story as far as it is told: the day it is, and what it is about. */
export type Telling = {
  readonly ownerId: string;
  today: string;
  readonly happened: Happened[];
  readonly goalIds: string[];
  thoughts: number;
};

export const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], number: number): Item =>
  items[number % items.length] as Item;
