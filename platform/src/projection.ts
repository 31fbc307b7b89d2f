import { evolveWith, type DomainEvent, type Handlers } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { Document, Model } from './ports/read-models.ts';

/** One read model as a table: which events, which document, what becomes of it. Everything else is the runner's. */
export type Projection<Doc extends Document, Event extends DomainEvent> = Readonly<{
  model: Model<Doc>;
  handles: readonly Event['type'][];
  documentId: (event: Event) => string;
  apply: (doc: Doc | null, event: Event) => Doc | null;
}>;

export const defineProjection =
  <Doc extends Document, Event extends DomainEvent>() =>
  (spec: Readonly<{ model: Model<Doc>; documentId: (event: Event) => string; on: Handlers<Doc | null, Event> }>): Projection<Doc, Event> => ({
    model: spec.model,
    handles: Object.keys(spec.on),
    documentId: spec.documentId,
    apply: evolveWith<Doc | null, Event>(spec.on),
  });
