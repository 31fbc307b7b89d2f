import { evolveWith, nothingNew, type Aggregate, type Decision } from '#kernel/event-sourcing.ts';
import type { ListExported, ListExportEvent } from './list-export.events.ts';

type ListExport = Readonly<{ status: 'not-recorded' | 'recorded' }>;

/** One for each file. */
export const listExport: Aggregate<ListExport, ListExportEvent> = {
  category: 'list-export',
  initial: { status: 'not-recorded' },
  ownerOf: () => null,
  evolve: evolveWith<ListExport, ListExportEvent>({ ListExported: () => ({ status: 'recorded' }) }),
};

export type RecordListExport = Omit<ListExported['data'], 'exportedAt'> & Readonly<{ now: string }>;

export const recordListExport = (
  { now, ...exported }: RecordListExport,
  { status }: ListExport,
): Decision<ListExported> =>
  status === 'recorded'
    ? nothingNew
    : [{ type: 'ListExported', data: { ...exported, exportedAt: now }, private: null }];
