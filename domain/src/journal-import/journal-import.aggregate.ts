import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type {
  ImportChoice,
  JournalFetchAsked,
  JournalImportEvent,
  JournalImportStarted,
} from './journal-import.events.ts';
import type { FetchOutcome } from './journal-import.vocabulary.ts';

export type JournalImportStatus = 'running' | 'paused' | 'ended' | 'undone';
/** `choice` null: its key is destroyed. `address`: of the archive in another écrin that was fetched for it. */
export type JournalImport = Pick<JournalImportStarted['data'], 'source' | 'understand' | 'language' | 'startedAt'> &
  Readonly<{ status: JournalImportStatus; choice: ImportChoice | null; address: string | null }>;

/** An archive on its way from another écrin. `address` null: its key is destroyed. */
export type JournalFetch = Omit<JournalFetchAsked['data'], 'ownerId'> &
  Readonly<{ status: 'running' | FetchOutcome; address: string | null }>;

/** All of one client, by id. `fetch`: the last one whose import has not started. */
export type JournalImports = Readonly<{
  ownerId: string | null;
  imports: Readonly<Record<string, JournalImport>>;
  fetch: JournalFetch | null;
}>;

const became = (state: JournalImports, importId: string, status: JournalImportStatus): JournalImports => {
  const found = state.imports[importId];
  return found ? { ...state, imports: { ...state.imports, [importId]: { ...found, status } } } : state;
};

export const journalImports: Aggregate<JournalImports, JournalImportEvent> = {
  category: 'journal-import',
  initial: { ownerId: null, imports: {}, fetch: null },
  ownerOf: ({ ownerId }) => ownerId,
  evolve: evolveWith<JournalImports, JournalImportEvent>({
    JournalImportStarted: (
      { imports, fetch },
      { importId, ownerId, source, understand, language, startedAt },
      words,
    ) => {
      const isFetched = fetch?.importId === importId;
      const address = isFetched ? fetch.address : null;
      const begun = { status: 'running', source, understand, language, startedAt, address } as const;
      return {
        ownerId,
        fetch: isFetched ? null : fetch,
        imports: { ...imports, [importId]: { ...begun, choice: words?.choice ?? null } },
      };
    },
    JournalImportPaused: (state, { importId }) => became(state, importId, 'paused'),
    JournalImportResumed: (state, { importId }) => became(state, importId, 'running'),
    JournalImportEnded: (state, { importId }) => became(state, importId, 'ended'),
    JournalImportUndone: (state, { importId }) => became(state, importId, 'undone'),
    JournalFetchAsked: (state, { ownerId, ...asked }, words) => ({
      ...state,
      ownerId,
      fetch: { ...asked, status: 'running', address: words?.address ?? null },
    }),
    JournalFetchEnded: (state, { importId, outcome: status }) =>
      state.fetch?.importId === importId ? { ...state, fetch: { ...state.fetch, status } } : state,
  }),
};
