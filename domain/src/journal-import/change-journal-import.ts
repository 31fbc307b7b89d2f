import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { dayMs, msBetween } from '#time/instant.ts';
import type { JournalImport, JournalImports } from './journal-import.aggregate.ts';
import type {
  JournalFetchAsked,
  JournalFetchEnded,
  JournalImportEnded,
  JournalImportPaused,
  JournalImportResumed,
  JournalImportStarted,
  JournalImportUndone,
} from './journal-import.events.ts';
import { importUndoDays, maxImportEntries, type FetchOutcome } from './journal-import.vocabulary.ts';

type Which = Readonly<{ importId: string; now: string }>;
/** `others`: goals and stories, which come without a single entry too. */
export type StartJournalImport = Omit<JournalImportStarted['data'], 'startedAt'> &
  NonNullable<JournalImportStarted['private']> &
  Readonly<{ others: number; now: string }>;

const isUnderWay = ({ status }: JournalImport): boolean => status === 'running' || status === 'paused';

/** Whether another import is under way: there is one at a time. */
export const hasImportUnderWay = ({ imports }: JournalImports): boolean => Object.values(imports).some(isUnderWay);

export const startJournalImport = (
  { fileName, choice, others, now, ...started }: StartJournalImport,
  state: JournalImports,
): Decision<JournalImportStarted, 'import.under-way' | 'import.too-many' | 'import.nothing'> => {
  if (state.imports[started.importId]) return nothingNew;
  if (hasImportUnderWay(state)) return refuse('import.under-way');
  if (started.entries + others === 0) return refuse('import.nothing');
  if (started.entries > maxImportEntries) return refuse('import.too-many');
  return [{ type: 'JournalImportStarted', data: { ...started, startedAt: now }, private: { fileName, choice } }];
};

export const pauseJournalImport = (
  { importId, now }: Which,
  { imports }: JournalImports,
): Decision<JournalImportPaused, 'import.not-found'> => {
  const found = imports[importId];
  if (!found) return refuse('import.not-found');
  return found.status === 'running'
    ? [{ type: 'JournalImportPaused', data: { importId, pausedAt: now }, private: null }]
    : nothingNew;
};

export const resumeJournalImport = (
  { importId, now }: Which,
  { imports }: JournalImports,
): Decision<JournalImportResumed, 'import.not-found'> => {
  const found = imports[importId];
  if (!found) return refuse('import.not-found');
  return found.status === 'paused'
    ? [{ type: 'JournalImportResumed', data: { importId, resumedAt: now }, private: null }]
    : nothingNew;
};

/** One that was undone meanwhile has no other end. */
export const endJournalImport = (
  { importId, now, ...came }: Which & Omit<JournalImportEnded['data'], 'endedAt'>,
  { imports }: JournalImports,
): Decision<JournalImportEnded> => {
  const found = imports[importId];
  return found && isUnderWay(found)
    ? [{ type: 'JournalImportEnded', data: { importId, ...came, endedAt: now }, private: null }]
    : nothingNew;
};

export const undoJournalImport = (
  { importId, now }: Which,
  { imports }: JournalImports,
): Decision<JournalImportUndone, 'import.not-found' | 'import.too-late'> => {
  const found = imports[importId];
  if (!found) return refuse('import.not-found');
  if (found.status === 'undone') return nothingNew;
  if (msBetween(found.startedAt, now) > importUndoDays * dayMs) return refuse('import.too-late');
  return [{ type: 'JournalImportUndone', data: { importId, undoneAt: now }, private: null }];
};

type AskJournalFetch = Omit<JournalFetchAsked['data'], 'askedAt'> &
  NonNullable<JournalFetchAsked['private']> &
  Readonly<{ now: string }>;

const isFetching = ({ fetch }: JournalImports): boolean => fetch?.status === 'running';

export const askJournalFetch = (
  { address, now, ...asked }: AskJournalFetch,
  state: JournalImports,
): Decision<JournalFetchAsked, 'import.under-way'> => {
  if (state.fetch?.importId === asked.importId) return nothingNew;
  if (hasImportUnderWay(state) || isFetching(state) || state.imports[asked.importId]) return refuse('import.under-way');
  return [{ type: 'JournalFetchAsked', data: { ...asked, askedAt: now }, private: { address } }];
};

/** What has ended has no other end. */
export const endJournalFetch = (
  { importId, outcome, now }: Which & Readonly<{ outcome: FetchOutcome }>,
  state: JournalImports,
): Decision<JournalFetchEnded> =>
  isFetching(state) && state.fetch?.importId === importId
    ? [{ type: 'JournalFetchEnded', data: { importId, outcome, endedAt: now }, private: null }]
    : nothingNew;

export const giveUpJournalFetch = (
  which: Which,
  state: JournalImports,
): Decision<JournalFetchEnded, 'import.not-found'> =>
  state.fetch?.importId === which.importId
    ? endJournalFetch({ ...which, outcome: 'given-up' }, state)
    : refuse('import.not-found');
