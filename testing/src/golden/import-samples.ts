import type { GoalSet } from '@ecrin/domain/goal/goal.events.ts';
import type { JournalImportEvent } from '@ecrin/domain/journal-import/journal-import.events.ts';
import type { StoryCreated } from '@ecrin/domain/story/story.events.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import type { ThreadStarted } from '@ecrin/domain/thread/thread.events.ts';
import { samplesOf, type Sample, type SamplesOf } from './sample.ts';

const samplesIn: SamplesOf<JournalImportEvent | ThoughtEvent | StoryCreated | ThreadStarted | GoalSet> = samplesOf;

const ownerId = '01980000-0000-7000-8000-000000000003';
const importId = '01980000-0000-7000-8000-000000000021';
const thoughtId = '01980000-0000-7000-8000-000000000022';
const threadId = '01980000-0000-7000-8000-000000000023';
const goalId = '01980000-0000-7000-8000-000000000024';
const [spokenId, recordingId, appendedId] = [
  '01980000-0000-7000-8000-000000000025',
  '01980000-0000-7000-8000-000000000026',
  '01980000-0000-7000-8000-000000000027',
] as const;
const at = '2026-01-02T09:00:00.000Z';
const choice = {
  leftYears: ['2019'],
  leftJournals: ['Travail'],
  keepDuplicates: false,
  moods: { super: 'happy' },
} as const;

const editedId = '01980000-0000-7000-8000-000000000029';
const movedId = '01980000-0000-7000-8000-00000000002b';
const daysId = '01980000-0000-7000-8000-00000000002a';
const storyId = '01980000-0000-7000-8000-000000000028';
const origin = { source: 'ecrin', importId, entry: '0f1e2e' } as const;
const sound = {
  language: 'fr',
  format: 'audio/webm',
  fileSize: 4_000,
  sha256: 'ef'.repeat(32),
  durationMs: 2_000,
  occurredAt: '2019-03-02T19:00:00.000Z',
  timeZone: 'Europe/Paris',
  origin,
} as const;
const heard = {
  language: 'fr',
  attempt: 1,
  transcribedAt: '2019-03-02T19:00:09.000Z',
  durationMs: 2_000,
  origin,
} as const;

export const importSamples: readonly Sample[] = [
  ...samplesIn(
    `journal-import-${ownerId}`,
    {
      type: 'JournalFetchAsked',
      data: { importId, ownerId, bytes: 4_000_000, publicKey: 'RWQclef', askedAt: at },
      private: { address: 'https://ecrin.exemple/api/client/moved/un-billet' },
    },
    { type: 'JournalFetchEnded', data: { importId, outcome: 'arrived', endedAt: at }, private: null },
    {
      type: 'JournalImportStarted',
      data: { importId, ownerId, source: 'day-one', entries: 2, understand: false, language: 'fr', startedAt: at },
      private: { fileName: 'Journal.zip', choice },
    },
    {
      type: 'JournalImportStarted',
      data: { importId, ownerId, source: 'day-one', entries: 2, understand: false, language: 'fr', startedAt: at },
      private: { fileName: 'Journal.zip', choice: { ...choice, leftParts: ['pictures', 'tags'] } },
    },
    {
      type: 'JournalImportStarted',
      data: {
        importId,
        ownerId,
        source: 'day-one',
        entries: 2,
        understand: false,
        language: 'fr',
        startedAt: at,
        leftOut: [{ reason: 'video', count: 3 }],
      },
      private: { fileName: 'Journal.zip', choice },
    },
    { type: 'JournalImportPaused', data: { importId, pausedAt: at }, private: null },
    { type: 'JournalImportResumed', data: { importId, resumedAt: at }, private: null },
    { type: 'JournalImportEnded', data: { importId, thoughts: 1, endedAt: at }, private: null },
    {
      type: 'JournalImportEnded',
      data: { importId, thoughts: 2, pictures: 3, sounds: 1, first: thoughtId, endedAt: at },
      private: null,
    },
    { type: 'JournalImportUndone', data: { importId, undoneAt: at }, private: null },
  ),
  ...samplesIn(`thought-${thoughtId}`, {
    type: 'ThoughtWritten',
    data: {
      thoughtId,
      ownerId,
      language: 'fr',
      occurredAt: '2019-03-02T19:00:00.000Z',
      timeZone: 'Europe/Paris',
      writtenAt: at,
      origin: { source: 'day-one', importId, entry: '0f1e2d' },
    },
    private: { content: 'Les cartons partout.' },
  }),
  ...samplesIn(`thought-${daysId}`, {
    type: 'ThoughtWritten',
    data: {
      thoughtId: daysId,
      ownerId,
      language: 'fr',
      occurredAt: '2019-03-02T11:00:00.000Z',
      timeZone: 'Europe/Paris',
      writtenAt: at,
      origin: { source: 'apple-journal', importId, hourless: true, understand: true },
    },
    private: { content: 'Un jour, sans heure.' },
  }),
  ...samplesIn(`thought-${movedId}`, {
    type: 'ThoughtWritten',
    data: {
      thoughtId: movedId,
      ownerId,
      language: 'fr',
      occurredAt: '2019-03-02T19:00:00.000Z',
      timeZone: 'Europe/Paris',
      writtenAt: at,
      origin: { ...origin, first: 'day-one' },
    },
    private: { content: 'Deux fois déménagée.' },
  }),
  ...samplesIn(
    `thought-${editedId}`,
    {
      type: 'ThoughtWritten',
      data: {
        thoughtId: editedId,
        ownerId,
        language: 'fr',
        occurredAt: '2019-03-02T19:00:00.000Z',
        timeZone: 'Europe/Paris',
        writtenAt: at,
        wordedAt: '2019-03-02T19:00:09.000Z',
        origin,
      },
      private: { content: 'La clé sous le pot.' },
    },
    {
      type: 'ThoughtEdited',
      data: { thoughtId: editedId, editedAt: '2019-03-03T19:00:00.000Z', origin },
      private: { content: 'La clé sous le pot de fleurs.' },
    },
  ),
  ...samplesIn(
    `thought-${spokenId}`,
    {
      type: 'ThoughtRecorded',
      data: { thoughtId: spokenId, ownerId, ...sound, recordingId, recordedAt: at },
      private: null,
    },
    {
      type: 'ThoughtRecordingAppended',
      data: { thoughtId: spokenId, ...sound, recordingId: appendedId, attempt: 2, appendedAt: at },
      private: null,
    },
    {
      type: 'ThoughtTranscribed',
      data: { thoughtId: spokenId, recordingId, engine: 'local', model: 'whisper-base', ...heard },
      private: { raw: 'La mère', text: 'La mère', segments: [], setAside: [] },
    },
    {
      type: 'ThoughtTranscriptCorrected',
      data: { thoughtId: spokenId, correctedAt: '2019-03-03T19:00:00.000Z', origin },
      private: { text: 'La mer', segments: [] },
    },
  ),
  ...samplesIn(`thread-${threadId}`, {
    type: 'ThreadStarted',
    data: { threadId, ownerId, colour: 'indigo', rank: 'm', startedAt: at, importId },
    private: { name: 'Papa', description: null },
  }),
  ...samplesIn(`story-${storyId}`, {
    type: 'StoryCreated',
    data: {
      storyId,
      ownerId,
      language: 'fr',
      thoughtIds: [thoughtId],
      createdAt: '2019-03-04T19:00:00.000Z',
      importId,
    },
    private: { title: 'La mer', parts: [] },
  }),
  ...samplesIn(`goal-${goalId}`, {
    type: 'GoalSet',
    data: {
      goalId,
      ownerId,
      frequency: 'weekly',
      targetCount: 3,
      aim: 'achieve',
      endDay: null,
      restDays: [],
      filter: null,
      tagCount: 0,
      matchRule: 'always',
      startDay: '2025-03-01',
      setAt: at,
      importId,
    },
    private: { title: 'Marcher', description: null, tags: [] },
  }),
];
