import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { ImportChoice, JournalImportEvent, JournalImportStarted } from './journal-import.events.ts';

export type JournalImportStatus = 'running' | 'paused' | 'ended' | 'undone';
/** `choice` null: its key is destroyed. */
export type JournalImport = Pick<JournalImportStarted['data'], 'source' | 'understand' | 'language' | 'startedAt'> &
  Readonly<{ status: JournalImportStatus; choice: ImportChoice | null }>;

/** All of one client, by id. */
export type JournalImports = Readonly<{ ownerId: string | null; imports: Readonly<Record<string, JournalImport>> }>;

const became = (state: JournalImports, importId: string, status: JournalImportStatus): JournalImports => {
  const found = state.imports[importId];
  return found ? { ...state, imports: { ...state.imports, [importId]: { ...found, status } } } : state;
};

export const journalImports: Aggregate<JournalImports, JournalImportEvent> = {
  category: 'journal-import',
  initial: { ownerId: null, imports: {} },
  ownerOf: ({ ownerId }) => ownerId,
  evolve: evolveWith<JournalImports, JournalImportEvent>({
    JournalImportStarted: (state, { importId, ownerId, source, understand, language, startedAt }, words) => ({
      ownerId,
      imports: {
        ...state.imports,
        [importId]: { status: 'running', source, understand, language, startedAt, choice: words?.choice ?? null },
      },
    }),
    JournalImportPaused: (state, { importId }) => became(state, importId, 'paused'),
    JournalImportResumed: (state, { importId }) => became(state, importId, 'running'),
    JournalImportEnded: (state, { importId }) => became(state, importId, 'ended'),
    JournalImportUndone: (state, { importId }) => became(state, importId, 'undone'),
  }),
};
