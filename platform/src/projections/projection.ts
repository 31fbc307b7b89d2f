import type { CommunityTopic } from '@ecrin/contracts/transport/socket-messages.ts';
import { evolveWith, type DomainEvent, type Handlers } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { RecordedEvent } from '#event-sourcing/events.ts';
import type { AnyDocument, Document, Model } from '#ports/read-models.ts';
import type { AnyTotals, Totals } from './totals.ts';

/** One read model as a table: which events, which document, and its next state. Everything else is the runner's. */
export type Projection<Doc extends Document, Event extends DomainEvent> = Readonly<{
  model: Model<Doc>;
  handles: readonly Event['type'][];
  documentId: (event: Event) => string;
  apply: (doc: Doc | null, event: Event) => Doc | null;
  /** Whether its owner can see the document; notices report what appears and disappears for them. Default: always. */
  shown: (doc: Doc) => boolean;
  /** On which pages of a community a change shows. Default: none. */
  community?: (before: Doc | null, doc: Doc | null) => CommunityTopic | null;
  /** The event that restores a removed document: its stream is folded again, without the removal. Absent: removals are permanent. */
  restoring?: Restoring<Event['type']>;
  /** Events before which a document may not be stored, though something came before it. Absent: none. */
  refolding?: Refolding;
  /** Sums over the documents, see `Totals`. Absent: none. */
  totals?: Totals<Doc>;
}>;

/** With an event of `by` the stream is folded again, and events of `from` count then, too. */
type Refolding = Readonly<{ by: readonly string[]; from: readonly string[] }>;

/** The pair of events that remove and restore a document. */
type Restoring<Type extends string = string> = Readonly<{ removedBy: Type; restoredBy: Type }>;

/** Any projection, as the runner accepts it. Written as methods so that every projection fits: it gets its own events only, as recorded. */
export type AnyProjection = Readonly<{
  model: Model<AnyDocument>;
  handles: readonly string[];
  documentId(event: DomainEvent): string;
  apply(doc: AnyDocument | null, event: DomainEvent): AnyDocument | null;
  shown(doc: AnyDocument): boolean;
  community?(before: AnyDocument | null, doc: AnyDocument | null): CommunityTopic | null;
  restoring?: Restoring;
  refolding?: Refolding;
  totals?: AnyTotals;
}>;

/** Methods, so that it fits `AnyProjection`: the runner passes events as they were recorded. */
export type RecordProjection<Doc extends Document> = Readonly<{
  model: Model<Doc>;
  handles: readonly string[];
  documentId(event: RecordedEvent): string;
  apply(doc: Doc | null, event: RecordedEvent): Doc | null;
  shown(doc: Doc): boolean;
  totals?: Totals<Doc>;
}>;

export const defineProjection =
  <Doc extends Document, Event extends DomainEvent>() =>
  (
    spec: Readonly<{
      model: Model<Doc>;
      documentId: (event: Event) => string;
      shown?: (doc: Doc) => boolean;
      community?: (before: Doc | null, doc: Doc | null) => CommunityTopic | null;
      restoring?: Restoring<Event['type']>;
      totals?: Totals<Doc>;
      on: Handlers<Doc | null, Event>;
    }>,
  ): Projection<Doc, Event> => ({
    model: spec.model,
    handles: Object.keys(spec.on),
    documentId: spec.documentId,
    apply: evolveWith<Doc | null, Event>(spec.on),
    shown: spec.shown ?? (() => true),
    ...(spec.community && { community: spec.community }),
    ...(spec.restoring && { restoring: spec.restoring }),
    ...(spec.totals && { totals: spec.totals }),
  });

/** One that depends on what is recorded with an event – its owner, its actor, its place – too. */
export const defineRecordProjection =
  <Doc extends Document>() =>
  (
    spec: Readonly<{
      model: Model<Doc>;
      handles: readonly string[];
      documentId: (event: RecordedEvent) => string;
      apply: (doc: Doc | null, event: RecordedEvent) => Doc | null;
      shown?: (doc: Doc) => boolean;
      totals?: Totals<Doc>;
    }>,
  ): RecordProjection<Doc> => ({ shown: () => true, ...spec });
