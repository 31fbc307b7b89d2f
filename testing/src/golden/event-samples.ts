import type { ClientEvent, EmailEvent } from '@ecrin/domain/client/client.events.ts';
import type { ReminderEvent } from '@ecrin/domain/reminder/reminder.events.ts';
import type { RereadingEvent } from '@ecrin/domain/rereading/rereading.events.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import type { ThreadEvent } from '@ecrin/domain/thread/thread.events.ts';
import { adminSamples } from './admin-samples.ts';
import { broadcastSamples } from './broadcast-samples.ts';
import { clientAdministrationSamples } from './client-administration-samples.ts';
import { communitySamples } from './community-samples.ts';
import { conversationSamples } from './conversation-samples.ts';
import { erasureSamples } from './erasure-samples.ts';
import { goalSamples } from './goal-samples.ts';
import { importSamples } from './import-samples.ts';
import { inboxSamples } from './inbox-samples.ts';
import { lookSamples } from './look-samples.ts';
import { notificationSamples } from './notification-samples.ts';
import { operationSamples } from './operation-samples.ts';
import { orbSamples } from './orb-samples.ts';
import { pictureSamples } from './picture-samples.ts';
import { samplesOf, type Sample, type SamplesOf } from './sample.ts';
import { signInMethodSamples } from './sign-in-method-samples.ts';
import { storySamples } from './story-samples.ts';

type AnyEvent = RereadingEvent | ReminderEvent | ClientEvent | EmailEvent | ThoughtEvent | ThreadEvent;

const samplesIn: SamplesOf<AnyEvent> = samplesOf;

const clientId = '01980000-0000-7000-8000-000000000003';
const writtenId = '01980000-0000-7000-8000-000000000001';
const spokenId = '01980000-0000-7000-8000-000000000004';
const sessionId = '01980000-0000-7000-8000-000000000005';
const endedId = '01980000-0000-7000-8000-000000000006';
const [threadId, mergedId] = ['01980000-0000-7000-8000-00000000000a', '01980000-0000-7000-8000-00000000000b'];
const reminderId = '01980000-0000-7000-8000-00000000000c';
const recordingId = '01980000-0000-7000-8000-000000000002';
const appendedId = '01980000-0000-7000-8000-00000000000d';
const rereadingId = '01980000-0000-7000-8000-000000000012';
const at = '2026-01-02T09:00:00.000Z';
const moment = { occurredAt: '2026-01-02T08:00:00.000Z', timeZone: 'Europe/Paris' };
const words = [
  { text: 'Papa', startMs: 0, endMs: 300 },
  { text: 'a', startMs: 300, endMs: 400 },
  { text: 'téléphoné.', startMs: 400, endMs: 900, uncertain: true },
];
const segments = [{ text: 'Papa a téléphoné.', startMs: 0, endMs: 900, words }];

/** Each event as the code writes it today, in a valid order. A change here gets a further row in `stored-events.jsonl`. */
export const samples: readonly Sample[] = [
  ...importSamples,
  ...pictureSamples,
  ...samplesIn(
    `rereading-${rereadingId}`,
    { type: 'RereadingStarted', data: { rereadingId, ownerId: clientId, startedAt: at }, private: null },
    { type: 'RereadingStopped', data: { rereadingId, stoppedAt: at }, private: null },
    { type: 'RereadingEnded', data: { rereadingId, thoughts: 2, endedAt: at }, private: null },
    { type: 'RereadingUndone', data: { rereadingId, undoneAt: at }, private: null },
  ),
  ...samplesIn(
    'email-0f1e2d',
    { type: 'EmailClaimed', data: { emailHash: '0f1e2d', clientId, claimedAt: at }, private: null },
    { type: 'EmailProved', data: { emailHash: '0f1e2d', clientId, by: 'code', provedAt: at }, private: null },
  ),
  ...samplesIn(
    'email-3c4b5a',
    { type: 'EmailClaimed', data: { emailHash: '3c4b5a', clientId: 'another-client', claimedAt: at }, private: null },
    { type: 'EmailProved', data: { emailHash: '3c4b5a', clientId, by: 'link', provedAt: at }, private: null },
    { type: 'EmailReleased', data: { emailHash: '3c4b5a', clientId, releasedAt: at }, private: null },
  ),
  ...samplesIn(
    `client-${clientId}`,
    {
      type: 'ClientRegistered',
      data: { clientId, credentialId: 'credential-1', emailHash: '0f1e2d', language: 'fr', registeredAt: at },
      private: { email: 'claire@exemple.fr', firstname: 'Claire', referralCode: 'AMIE-7' },
    },
    { type: 'ClientLanguageChosen', data: { clientId, language: 'en', chosenAt: at }, private: null },
    { type: 'ClientPushTokenSaved', data: { clientId, savedAt: at }, private: { pushToken: 'token-1' } },
    { type: 'ClientProfileEdited', data: { clientId, editedAt: at }, private: { firstname: 'Clara' } },
    {
      type: 'ClientProfileEdited',
      data: { clientId, editedAt: at },
      private: { lastname: 'Dubois', job: null, country: 'FR' },
    },
    { type: 'ClientPictureChanged', data: { clientId, version: 'a1b2', changedAt: at }, private: null },
    { type: 'ClientPictureRemoved', data: { clientId, removedAt: at }, private: null },
    { type: 'ClientWordListSet', data: { clientId, setAt: at }, private: { words: ['Aïcha', 'Saint-Malo'] } },
    {
      type: 'ClientPasswordChanged',
      data: { clientId, credentialId: 'credential-2', sessionId, changedAt: at },
      private: { device: 'Firefox sur Android' },
    },
    {
      type: 'ClientPasswordChanged',
      data: { clientId, credentialId: 'credential-3', sessionId: null, changedAt: at, otherWaysIn: 'removed' },
      private: { device: 'Firefox' },
    },
    {
      type: 'ClientEmailProved',
      data: { clientId, emailHash: '0f1e2d', by: 'code', provedAt: at },
      private: { email: 'claire@exemple.fr' },
    },
    {
      type: 'ClientEmailChangeAsked',
      data: { clientId, emailHash: '3c4b5a', sessionId, askedAt: at },
      private: { email: 'clara@exemple.fr', device: 'Firefox' },
    },
    {
      type: 'ClientEmailProved',
      data: { clientId, emailHash: '3c4b5a', by: 'provider', provedAt: at },
      private: { email: 'clara@exemple.fr' },
    },
  ),
  ...samplesIn(
    `session-${sessionId}`,
    {
      type: 'ClientLoggedIn',
      data: { clientId, sessionId, loggedInAt: at },
      private: { device: 'Firefox sur Android' },
    },
    { type: 'ClientLoggedOut', data: { clientId, sessionId, loggedOutAt: at }, private: null },
  ),
  ...samplesIn(
    `session-${endedId}`,
    {
      type: 'ClientLoggedIn',
      data: { clientId, sessionId: endedId, loggedInAt: at },
      private: { device: 'Safari sur iPhone' },
    },
    {
      type: 'ClientSessionEnded',
      data: { clientId, sessionId: endedId, endedBy: sessionId, reason: 'password-changed', endedAt: at },
      private: null,
    },
  ),
  ...samplesIn(
    `thought-${writtenId}`,
    {
      type: 'ThoughtWritten',
      data: { thoughtId: writtenId, ownerId: clientId, language: 'fr', ...moment, writtenAt: at },
      private: { content: 'Train presque vide.' },
    },
    {
      type: 'ThoughtEdited',
      data: { thoughtId: writtenId, editedAt: at },
      private: { content: 'Train presque vide. Première fois depuis des semaines.' },
    },
    { type: 'ThoughtVersionsChosen', data: { thoughtId: writtenId, chosenAt: at }, private: null },
    {
      type: 'ThoughtUnderstandingFailed',
      data: { thoughtId: writtenId, wording: 2, reason: 'unusable-answer', failedAt: at },
      private: null,
    },
    {
      type: 'ThoughtUnderstood',
      data: {
        thoughtId: writtenId,
        wording: 2,
        engine: 'local',
        model: 'word-lists',
        promptVersion: '1',
        understoodAt: at,
        mood: 'calm',
        category: 'personal',
        needsHumanHelp: false,
      },
      private: {
        title: 'Le silence du train',
        summary: 'Un trajet sans bruit.',
        tags: ['train'],
        keyInsights: ['Le calme manquait.'],
        questions: ['Et demain ?'],
      },
    },
    {
      type: 'ThoughtUnderstood',
      data: {
        thoughtId: writtenId,
        wording: 2,
        engine: 'local',
        model: 'a-model',
        promptVersion: 'understand-2',
        understoodAt: at,
        mood: null,
        category: 'idea',
        needsHumanHelp: false,
        rereadingId,
      },
      private: { title: 'Le train de nuit', summary: null, tags: null, keyInsights: null, questions: null },
    },
    {
      type: 'ThoughtQuestionAnswered',
      data: { thoughtId: writtenId, questionOf: spokenId, answeredAt: at },
      private: { question: 'Et demain ?' },
    },
    { type: 'ThoughtRereadingUndone', data: { thoughtId: writtenId, rereadingId, undoneAt: at }, private: null },
    {
      type: 'ThoughtInsightCorrected',
      data: { thoughtId: writtenId, field: 'title', mood: null, category: null, correctedAt: at },
      private: { value: 'Un train vide' },
    },
    {
      type: 'ThoughtInsightCorrected',
      data: { thoughtId: writtenId, field: 'mood', mood: 'happy', category: null, correctedAt: at },
      private: null,
    },
    { type: 'ThoughtInsightUndone', data: { thoughtId: writtenId, field: 'title', undoneAt: at }, private: null },
    { type: 'ThoughtInsightRedone', data: { thoughtId: writtenId, field: 'title', redoneAt: at }, private: null },
    {
      type: 'ThoughtBackDated',
      data: { thoughtId: writtenId, occurredAt: '2025-12-31T22:30:00.000Z', timeZone: 'Europe/Paris', backDatedAt: at },
      private: null,
    },
    { type: 'ThoughtPinned', data: { thoughtId: writtenId, pinnedAt: at }, private: null },
    { type: 'ThoughtUnpinned', data: { thoughtId: writtenId, unpinnedAt: at }, private: null },
    { type: 'ThoughtPrivacySet', data: { thoughtId: writtenId, private: true, setAt: at }, private: null },
    { type: 'ThoughtStatusSet', data: { thoughtId: writtenId, status: 'win', setAt: at }, private: null },
    { type: 'ThoughtAiUseSet', data: { thoughtId: writtenId, withoutAi: true, setAt: at }, private: null },
    { type: 'ThoughtFiled', data: { thoughtId: writtenId, threadId, suggested: false, filedAt: at }, private: null },
    { type: 'ThoughtUnfiled', data: { thoughtId: writtenId, unfiledAt: at }, private: null },
    {
      type: 'ThoughtThreadDeclined',
      data: { thoughtId: writtenId, threadId: mergedId, declinedAt: at },
      private: null,
    },
    { type: 'ThoughtDeleted', data: { thoughtId: writtenId, deletedAt: at }, private: null },
    { type: 'ThoughtRestored', data: { thoughtId: writtenId, restoredAt: at }, private: null },
    { type: 'ThoughtErased', data: { thoughtId: writtenId, erasureId: mergedId, erasedAt: at }, private: null },
  ),
  ...samplesIn(
    `thought-${spokenId}`,
    {
      type: 'ThoughtRecorded',
      data: {
        thoughtId: spokenId,
        ownerId: clientId,
        recordingId,
        language: 'fr',
        format: 'audio/webm',
        fileSize: 4_000,
        sha256: 'ab'.repeat(32),
        durationMs: null,
        ...moment,
        recordedAt: at,
      },
      private: null,
    },
    {
      type: 'ThoughtAudioMeasured',
      data: { thoughtId: spokenId, recordingId, durationMs: 2_000, speechMs: 900, peaks: [0, 50, 100], measuredAt: at },
      private: null,
    },
    {
      type: 'ThoughtTranscriptionDelayed',
      data: { thoughtId: spokenId, reason: 'model-on-its-way', attempt: 1, delayedAt: at },
      private: null,
    },
    {
      type: 'ThoughtTranscriptionFailed',
      data: { thoughtId: spokenId, reason: 'provider-unavailable', attempt: 1, failedAt: at },
      private: null,
    },
    {
      type: 'ThoughtTranscriptionRequested',
      data: { thoughtId: spokenId, recordingId, attempt: 2, requestedAt: at },
      private: null,
    },
    {
      type: 'ThoughtTranscribed',
      data: {
        thoughtId: spokenId,
        recordingId,
        engine: 'local',
        model: 'whisper-base',
        language: 'fr',
        attempt: 2,
        transcribedAt: at,
      },
      private: {
        raw: 'Papa a téléphoner.',
        text: 'Papa a téléphoné.',
        segments,
        setAside: [{ text: 'Merci d’avoir regardé.', startMs: 900, endMs: 2_000, reason: 'phantom' }],
      },
    },
    {
      type: 'ThoughtTranscriptCorrected',
      data: { thoughtId: spokenId, correctedAt: at },
      private: { text: 'Papa a téléphoné.', segments },
    },
    {
      type: 'ThoughtRecordingAppended',
      data: {
        thoughtId: spokenId,
        recordingId: appendedId,
        language: 'fr',
        format: 'audio/mp4',
        fileSize: 5_000,
        sha256: 'cd'.repeat(32),
        durationMs: 3_000,
        attempt: 3,
        ...moment,
        appendedAt: at,
      },
      private: null,
    },
    {
      type: 'ThoughtSoundErased',
      data: { thoughtId: spokenId, recordingId, keptDays: 90, erasedAt: at },
      private: null,
    },
  ),
  ...samplesIn(
    `thread-${threadId}`,
    {
      type: 'ThreadStarted',
      data: { threadId, ownerId: clientId, colour: 'emerald', rank: '019800000000000a1', startedAt: at },
      private: { name: 'La maison', description: null },
    },
    {
      type: 'ThreadEdited',
      data: { threadId, colour: 'sky', editedAt: at },
      private: { name: 'La maison bleue', description: 'Ce que nous en ferons' },
    },
    { type: 'ThreadMoved', data: { threadId, rank: '7k000a1', movedAt: at }, private: null },
    { type: 'ThreadAiUseSet', data: { threadId, withoutAi: true, setAt: at }, private: null },
    { type: 'ThreadArchived', data: { threadId, archivedAt: at }, private: null },
    { type: 'ThreadUnarchived', data: { threadId, unarchivedAt: at }, private: null },
    { type: 'ThreadDeleted', data: { threadId, deletedAt: at }, private: null },
    { type: 'ThreadRestored', data: { threadId, restoredAt: at }, private: null },
  ),
  ...samplesIn(
    `thread-${mergedId}`,
    {
      type: 'ThreadStarted',
      data: { threadId: mergedId, ownerId: clientId, colour: 'gold', rank: '019800000000000b1', startedAt: at },
      private: { name: 'Les travaux', description: null },
    },
    { type: 'ThreadMerged', data: { threadId: mergedId, intoId: threadId, mergedAt: at }, private: null },
  ),
  ...samplesIn(
    `reminder-${reminderId}`,
    {
      type: 'ReminderSet',
      data: {
        reminderId,
        ownerId: clientId,
        schedule: { frequency: 'hourly', everyHours: 4, startMinute: 15 },
        timeZone: 'Europe/Paris',
        subject: { kind: 'thought', id: writtenId },
        setAt: at,
      },
      private: { title: 'Relire', description: 'Avant de partir' },
    },
    ...(
      [
        { frequency: 'daily', hour: 8, minute: 0 },
        { frequency: 'weekly', dayOfWeek: 7, hour: 18, minute: 30 },
        { frequency: 'monthly', dayOfMonth: 31, hour: 9, minute: 0 },
        { frequency: 'cron', expression: '15 9,13,17 * * MON-FRI' },
        { frequency: 'once', day: '2026-07-02', hour: 10, minute: 0 },
      ] as const
    ).map((schedule): ReminderEvent => ({
      type: 'ReminderRevised',
      data: { reminderId, ownerId: clientId, schedule, timeZone: 'Europe/Paris', subject: null, revisedAt: at },
      private: { title: 'Relire', description: null },
    })),
    {
      type: 'ReminderZoneChanged',
      data: { reminderId, ownerId: clientId, timeZone: 'America/Montreal', changedAt: at },
      private: null,
    },
    { type: 'ReminderPaused', data: { reminderId, ownerId: clientId, pausedAt: at }, private: null },
    { type: 'ReminderStarted', data: { reminderId, ownerId: clientId, startedAt: at }, private: null },
    { type: 'ReminderDeleted', data: { reminderId, ownerId: clientId, deletedAt: at }, private: null },
    { type: 'ReminderRestored', data: { reminderId, ownerId: clientId, restoredAt: at }, private: null },
    { type: 'ReminderRestored', data: { reminderId, ownerId: clientId, restoredAt: at, dueAfter: at }, private: null },
  ),
  ...notificationSamples,
  ...goalSamples,
  ...conversationSamples,
  ...orbSamples,
  ...operationSamples,
  ...adminSamples,
  ...lookSamples,
  ...broadcastSamples,
  ...clientAdministrationSamples,
  ...erasureSamples,
  ...signInMethodSamples,
  ...inboxSamples,
  ...storySamples,
  ...communitySamples,
];
