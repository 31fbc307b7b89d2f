import type { EventStore, StoredEvent } from '#ports/event-store.ts';

/** An event that cannot be read, as far as its row still says which one it is. */
export type Damage = Readonly<{ stream: string; revision: number; position: number }>;
export type DamageScan = Readonly<{
  count: number;
  damage: readonly Damage[];
  /** False for a damaged event, and for all later ones of its stream: those cannot be read either. */
  isIntact: (event: StoredEvent) => boolean;
}>;

/** Reads the whole log once and finds damaged and missing events. */
export const scanForDamage = async (events: Pick<EventStore, 'readAll'>): Promise<DamageScan> => {
  const next = new Map<string, number>();
  const cuts = new Map<string, number>();
  const damage: Damage[] = [];
  let count = 0;

  for await (const { damaged, stream, revision, position } of events.readAll()) {
    count += 1;
    const expected = next.get(stream) ?? 0;
    if (damaged) damage.push({ stream, revision, position });
    // A gap: the missing event's stream name is damaged.
    if (damaged || revision !== expected) cuts.set(stream, Math.min(cuts.get(stream) ?? Infinity, revision, expected));
    next.set(stream, revision + 1);
  }
  return {
    count,
    damage,
    isIntact: ({ damaged, stream, revision }) => !damaged && revision < (cuts.get(stream) ?? Infinity),
  };
};
