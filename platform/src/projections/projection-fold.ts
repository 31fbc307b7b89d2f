import type { CommunityTopic, ReadModelChanged } from '@ecrin/contracts/transport/socket-messages.ts';
import type { RecordedEvent } from '#event-sourcing/events.ts';
import type { AnyDocument, Parked, Write } from '#ports/read-models.ts';
import { withinBudget } from '#work-budgets/within-budget.ts';
import { parkedReason } from './parked-reason.ts';
import type { AnyProjection } from './projection.ts';
import type { Added } from './totals.ts';

/** Which document changed, and whose it is. `community`: whose pages show it too. */
export type ChangeNotice = ReadModelChanged & Readonly<{ ownerId: string; community?: CommunityTopic }>;
type Stored = ReadonlyMap<string, Readonly<{ doc: AnyDocument; position: number }>>;
type Changed = Readonly<{ before: AnyDocument | null; doc: AnyDocument | null; position: number }>;

/** The documents after a batch. `park`: streams whose handler threw, from the event where it did. */
export type Folded = Readonly<{
  writes: readonly Write<AnyDocument>[];
  park: readonly Parked[];
  notices: readonly ChangeNotice[];
  /** To the totals of the model, event by event, so that no size of a batch matters. */
  added: readonly Added[];
}>;

/** Ids of the documents a batch touches; an event whose document id cannot be computed is found by the fold. */
export const documentIds = (projection: AnyProjection, events: readonly RecordedEvent[]): readonly string[] => [
  ...new Set(
    events.flatMap((event) => {
      try {
        return [projection.documentId(event)];
      } catch {
        return [];
      }
    }),
  ),
];

/** `late`: these events waited while newer ones were applied; other events older than their document were delivered again. `parkedAt` in ISO 8601. */
export type Folding = Readonly<{ stored: Stored; parkedAt: string; late?: boolean; histories?: Histories }>;

/** By the id of an event that restores or begins its document: what its stream held before, or why that cannot be read. */
export type Histories = ReadonlyMap<string, readonly RecordedEvent[] | Error>;

/** Folds events, in order, into the documents they touch. A handler that throws, or computes for too long, stops its own stream only. */
export const foldEvents = (
  projection: AnyProjection,
  events: readonly RecordedEvent[],
  { stored, parkedAt, late, histories }: Folding,
): Folded => {
  const changed = new Map<string, Changed>();
  const parked = new Map<string, Parked>();
  const added: Added[] = [];
  for (const event of events) {
    if (parked.has(event.stream)) continue;
    try {
      const id = projection.documentId(event);
      // A commit whose answer was lost, or that stopped before its checkpoint: this document has the event already.
      if (!late && hasApplied(stored.get(id), event)) continue;
      const now = changed.get(id) ?? unchanged(stored.get(id));
      const apply = () => applyEvent(projection, now.doc, { event, histories });
      const doc = withinBudget('projection', wordsOf(event), apply);
      if (doc === now.doc) continue;
      added.push(...addedBy(projection, now.doc, doc));
      changed.set(id, { before: now.before, doc, position: Math.max(now.position, event.position) });
    } catch (fault) {
      parked.set(event.stream, parkedBy(event, nameOf(fault), parkedAt));
    }
  }
  return {
    writes: [...changed].map(([id, { doc, position }]) => ({ id, doc, position })),
    park: [...parked.values()],
    notices: [...changed].flatMap(([id, change]) => noticesOf(projection, id, change)),
    added,
  };
};

/** Null where they cannot be opened: the handler says whether that matters. */
const wordsOf = (event: RecordedEvent): object | null => {
  try {
    return event.damaged ? null : event.private;
  } catch {
    return null;
  }
};

const addedBy = ({ totals }: AnyProjection, before: AnyDocument | null, doc: AnyDocument | null): readonly Added[] =>
  totals && doc ? totals.added(before, doc) : [];

type Applied = Readonly<{ event: RecordedEvent; histories: Histories | undefined }>;

const applyEvent = (
  projection: AnyProjection,
  doc: AnyDocument | null,
  { event, histories }: Applied,
): AnyDocument | null => {
  const history = histories?.get(event.id);
  if (history instanceof Error) throw history;
  if (!history) return projection.apply(doc, event);
  const { removedBy, restoredBy } = projection.restoring ?? {};
  const restored = history
    .filter(({ type }) => type !== removedBy && type !== restoredBy)
    .reduce<AnyDocument | null>((folded, one) => projection.apply(folded, one), null);
  return projection.apply(restored, event);
};

const hasApplied = (stored: Readonly<{ position: number }> | undefined, { position }: RecordedEvent): boolean =>
  stored !== undefined && position <= stored.position;

const unchanged = (stored: Readonly<{ doc: AnyDocument; position: number }> | undefined): Changed =>
  stored ? { before: stored.doc, ...stored } : { before: null, doc: null, position: -1 };

/** The fault's message may quote personal words: only its name is stored. */
const nameOf = (fault: unknown): string => (fault instanceof Error ? fault.name : 'Error');

/** `fault`: its name; null: the event ended the process. `parkedAt` in ISO 8601. */
export const parkedBy = (
  { stream, position, revision, type }: RecordedEvent,
  fault: string | null,
  parkedAt: string,
): Parked => ({
  stream,
  position,
  revision,
  reason: parkedReason(fault, type),
  parkedAt,
});

const noticesOf = (
  projection: AnyProjection,
  id: string,
  { before, doc, position }: Changed,
): readonly ChangeNotice[] => {
  // Its totals are told instead.
  if (projection.totals) return [];
  const change = changeOf(before !== null && projection.shown(before), doc !== null && projection.shown(doc));
  const ownerId = (doc ?? before)?.ownerId;
  return change === null || ownerId === undefined
    ? []
    : [{ model: projection.model.name, id, change, position, ownerId, ...pagesOf(projection, before, doc) }];
};

const pagesOf = (
  projection: AnyProjection,
  before: AnyDocument | null,
  doc: AnyDocument | null,
): Pick<ChangeNotice, 'community'> => {
  const community = projection.community?.(before, doc);
  return community ? { community } : {};
};

const changeOf = (was: boolean, is: boolean): ChangeNotice['change'] | null => {
  if (was) return is ? 'changed' : 'removed';
  return is ? 'added' : null;
};
