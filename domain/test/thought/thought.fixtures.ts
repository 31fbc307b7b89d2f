import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { thought } from '#thought/thought.aggregate.ts';
import type {
  ThoughtDeleted,
  ThoughtRecorded,
  ThoughtRecordingAppended,
  ThoughtTranscribed,
  ThoughtTranscriptionFailed,
  ThoughtUnderstood,
  ThoughtWritten,
} from '#thought/thought.events.ts';

export const { given } = specFor(thought);

export const thoughtId = '01980000-0000-7000-8000-000000000001';
export const recordingId = '01980000-0000-7000-8000-000000000002';
export const ownerId = '01980000-0000-7000-8000-000000000003';
export const now = '2026-01-02T09:00:00.000Z';
const moment = { occurredAt: '2026-01-02T08:00:00.000Z', timeZone: 'Europe/Paris' };

export const written: ThoughtWritten = {
  type: 'ThoughtWritten',
  data: { thoughtId, ownerId, language: 'fr', ...moment, writtenAt: now },
  private: { content: 'Train presque vide. Première fois depuis des semaines.' },
};
export const recorded: ThoughtRecorded = {
  type: 'ThoughtRecorded',
  data: {
    thoughtId,
    ownerId,
    recordingId,
    language: 'fr',
    format: 'audio/webm',
    fileSize: 4_000,
    sha256: 'ab'.repeat(32),
    durationMs: 2_000,
    ...moment,
    recordedAt: now,
  },
  private: null,
};
export const secondId = '01980000-0000-7000-8000-00000000000d';
export const appended: ThoughtRecordingAppended = {
  type: 'ThoughtRecordingAppended',
  data: {
    thoughtId,
    recordingId: secondId,
    language: 'fr',
    format: 'audio/mp4',
    fileSize: 5_000,
    sha256: 'cd'.repeat(32),
    durationMs: 3_000,
    attempt: 2,
    occurredAt: '2026-01-02T08:30:00.000Z',
    timeZone: 'Europe/Paris',
    appendedAt: now,
  },
  private: null,
};
const words = [
  { text: 'Papa', startMs: 0, endMs: 300 },
  { text: 'a', startMs: 300, endMs: 400 },
  { text: 'téléphoné.', startMs: 400, endMs: 900 },
];
export const transcribed: ThoughtTranscribed = {
  type: 'ThoughtTranscribed',
  data: {
    thoughtId,
    recordingId,
    engine: 'local',
    model: 'whisper-base',
    language: 'fr',
    attempt: 1,
    transcribedAt: now,
    durationMs: 2_000,
  },
  private: {
    raw: 'Papa a téléphoné.',
    text: 'Papa a téléphoné.',
    segments: [{ text: 'Papa a téléphoné.', startMs: 0, endMs: 900, words }],
    setAside: [],
  },
};
export const transcriptionFailed: ThoughtTranscriptionFailed = {
  type: 'ThoughtTranscriptionFailed',
  data: { thoughtId, reason: 'provider-unavailable', attempt: 1, failedAt: now },
  private: null,
};
export const understood: ThoughtUnderstood = {
  type: 'ThoughtUnderstood',
  data: {
    thoughtId,
    wording: 1,
    engine: 'local',
    model: 'word-lists',
    promptVersion: '1',
    understoodAt: now,
    mood: 'calm',
    category: 'personal',
  },
  private: {
    title: 'Le silence du train',
    summary: 'Un trajet sans bruit.',
    tags: ['train'],
    keyInsights: [],
    questions: [],
  },
};
export const deleted: ThoughtDeleted = { type: 'ThoughtDeleted', data: { thoughtId, deletedAt: now }, private: null };
