import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { ExportedList, PastList } from './list-export.vocabulary.ts';

// These names and fields are permanent: add, never rename.

/** An administrator took a list out of the service. `by`: the administrator. Whoever was on it has a look of it in their own log. */
export type ListExported = DomainEvent<
  'ListExported',
  { exportId: string; list: ExportedList | PastList; by: string; exportedAt: string },
  null
>;

/** In the stream `list-export-<exportId>`. */
export type ListExportEvent = ListExported;
