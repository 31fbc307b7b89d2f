import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, it } from 'vitest';
import {
  askJournalFetch,
  endJournalFetch,
  endJournalImport,
  giveUpJournalFetch,
  pauseJournalImport,
  resumeJournalImport,
  startJournalImport,
  undoJournalImport,
} from '#journal-import/change-journal-import.ts';
import { journalImports } from '#journal-import/journal-import.aggregate.ts';
import type {
  JournalFetchAsked,
  JournalFetchEnded,
  JournalImportEvent,
} from '#journal-import/journal-import.events.ts';
import { maxImportEntries, type FetchOutcome } from '#journal-import/journal-import.vocabulary.ts';

const { given } = specFor(journalImports);
const [importId, otherId] = ['01980000-0000-7000-8000-00000000000e', '01980000-0000-7000-8000-00000000000f'];
const now = '2026-01-02T09:00:00.000Z';
const which = { importId, now };
const choice = { leftYears: [], leftJournals: [], keepDuplicates: false, moods: {} };
const about = { ownerId: 'anne', source: 'day-one', entries: 3, understand: false, language: 'fr' } as const;
const start = { ...which, ...about, fileName: 'Journal.zip', choice, others: 0 };
const started: JournalImportEvent = {
  type: 'JournalImportStarted',
  data: { importId, ...about, startedAt: now },
  private: { fileName: 'Journal.zip', choice },
};
const paused: JournalImportEvent = { type: 'JournalImportPaused', data: { importId, pausedAt: now }, private: null };
const resumed: JournalImportEvent = { type: 'JournalImportResumed', data: { importId, resumedAt: now }, private: null };
const ended: JournalImportEvent = {
  type: 'JournalImportEnded',
  data: { importId, thoughts: 2, endedAt: now },
  private: null,
};
const undone: JournalImportEvent = { type: 'JournalImportUndone', data: { importId, undoneAt: now }, private: null };

describe('an import of a journal', () => {
  it('is started once, and one is under way at a time', () => {
    given().when(startJournalImport, start).then(started);
    const leftOut = [{ reason: 'video', count: 3 }] as const;
    given()
      .when(startJournalImport, { ...start, leftOut })
      .then({ ...started, data: { ...started.data, leftOut } });
    given(started).when(startJournalImport, start).thenNothing();
    given(started)
      .when(startJournalImport, { ...start, importId: otherId })
      .thenRefused('import.under-way');
    given(started, paused)
      .when(startJournalImport, { ...start, importId: otherId })
      .thenRefused('import.under-way');
  });
  it('brings something, and no more than can be brought at once', () => {
    given()
      .when(startJournalImport, { ...start, entries: 0 })
      .thenRefused('import.nothing');
    given()
      .when(startJournalImport, { ...start, entries: 0, others: 1 })
      .then({
        type: 'JournalImportStarted',
        data: { importId, ...about, entries: 0, startedAt: now },
        private: { fileName: 'Journal.zip', choice },
      });
    given()
      .when(startJournalImport, { ...start, entries: maxImportEntries + 1 })
      .thenRefused('import.too-many');
  });
  it('is paused and goes on', () => {
    given(started).when(pauseJournalImport, which).then(paused);
    given(started, paused).when(pauseJournalImport, which).thenNothing();
    given(started, paused).when(resumeJournalImport, which).then(resumed);
    given(started).when(resumeJournalImport, which).thenNothing();
    given().when(pauseJournalImport, which).thenRefused('import.not-found');
    given().when(resumeJournalImport, which).thenRefused('import.not-found');
  });
  it('ends once, unless it was undone', () => {
    given(started)
      .when(endJournalImport, { ...which, thoughts: 2 })
      .then(ended);
    const came = { thoughts: 2, pictures: 3, sounds: 1, first: otherId };
    given(started)
      .when(endJournalImport, { ...which, ...came })
      .then({ type: 'JournalImportEnded', data: { importId, ...came, endedAt: now }, private: null });
    given(started, ended)
      .when(endJournalImport, { ...which, thoughts: 2 })
      .thenNothing();
    given(started, undone)
      .when(endJournalImport, { ...which, thoughts: 2 })
      .thenNothing();
  });
  it('is undone for thirty days', () => {
    given(started, ended).when(undoJournalImport, which).then(undone);
    given(started, ended, undone).when(undoJournalImport, which).thenNothing();
    given(started, ended)
      .when(undoJournalImport, { importId, now: '2026-02-01T09:00:00.001Z' })
      .thenRefused('import.too-late');
    given().when(undoJournalImport, which).thenRefused('import.not-found');
  });
});

describe('an archive on its way from another écrin', () => {
  const of = { importId, ownerId: 'anne', bytes: 900, publicKey: 'RWQ' };
  const address = 'https://ecrin.exemple/api/client/moved/billet';
  const ask = { ...of, address, now };
  const asked: JournalFetchAsked = {
    type: 'JournalFetchAsked',
    data: { ...of, askedAt: now },
    private: { address },
  };
  const became = (outcome: FetchOutcome): JournalFetchEnded => ({
    type: 'JournalFetchEnded',
    data: { importId, outcome, endedAt: now },
    private: null,
  });

  it('is one at a time, and not beside an import', () => {
    given().when(askJournalFetch, ask).then(asked);
    given(asked).when(askJournalFetch, ask).thenNothing();
    given(asked)
      .when(askJournalFetch, { ...ask, importId: otherId })
      .thenRefused('import.under-way');
    given(started)
      .when(askJournalFetch, { ...ask, importId: otherId })
      .thenRefused('import.under-way');
    given(asked, became('closed'))
      .when(askJournalFetch, { ...ask, importId: otherId })
      .then({ ...asked, data: { ...asked.data, importId: otherId } });
  });
  it('ends once, and can be given up', () => {
    given(asked)
      .when(endJournalFetch, { ...which, outcome: 'arrived' })
      .then(became('arrived'));
    given(asked, became('given-up'))
      .when(endJournalFetch, { ...which, outcome: 'arrived' })
      .thenNothing();
    given(asked).when(giveUpJournalFetch, which).then(became('given-up'));
    given().when(giveUpJournalFetch, which).thenRefused('import.not-found');
  });
  it('is forgotten once its import has started', () => {
    given(asked, became('arrived'), started).when(giveUpJournalFetch, which).thenRefused('import.not-found');
  });
});
