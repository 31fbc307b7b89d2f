import { createHash } from 'node:crypto';
import { communityRequests } from '#test/communities/community-routes.fixtures.ts';
import { erasurePublic } from '#test/erasure/erasure-routes.fixtures.ts';
import { importNamed, moveOwn, movePublic } from '#test/imports/import-routes.fixtures.ts';
import { pictureMaking, pictureRequests } from '#test/pictures/picture-routes.fixtures.ts';

/** The mounted routes for clients, from the OpenAPI description. */
export type Operation = Readonly<{ name: string; method: string; path: string; isPublic: boolean }>;
export type Description = Readonly<{
  paths: Readonly<Record<string, Readonly<Record<string, Readonly<{ security: readonly unknown[] }>>>>>;
}>;

export const operationsOf = ({ paths }: Description): readonly Operation[] =>
  Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/client/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security }]) => ({
        name: `${method} ${path.replace('/api/client', '')}`,
        method: method.toUpperCase(),
        path,
        isPublic: security.length === 0,
      })),
    );

export type Owned = Readonly<{
  clientId: string;
  thoughtId: string;
  recordingId: string;
  pictureId: string;
  sessionId: string;
  threadId: string;
  reminderId: string;
  goalId: string;
  deviceId: string;
  notificationId: string;
  conversationId: string;
  questionId: string;
  factId: string;
  rereadingId: string;
  importId: string;
  orbId: string;
  pastRunId: string;
  requestId: string;
  /** Of a favourite. */
  itemId: string;
  communityId: string;
  memberId: string;
  commentId: string;
  copyId: string;
  runId: string;
  storyId: string;
  linkId: string;
  sitting: string;
}>;
export type Sample = Readonly<{ body?: unknown; query?: Readonly<Record<string, string>> }>;

// The first bytes of a WAV file, then anything: only decoding would mind.
export const wav = `RIFF$...WAVEfmt \u0010\0\0\0\u0001\0${'\u0007'.repeat(1_000)}`;
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const recordingId = '01980000-0000-7000-8000-00000000000b';
export const moment = { occurredAt: '2026-01-01T10:00:00.000Z', timeZone: 'Europe/Paris' };
export const reminding = {
  title: 'Le rappel de Claire',
  description: null,
  schedule: { frequency: 'daily', hour: 8, minute: 0 },
  timeZone: 'Europe/Paris',
  subject: null,
};

export const pastYear = {
  versions: [1],
  past: { from: '2025-01-01', to: '2025-12-31' },
  step: 'month',
  values: {},
  timeZone: 'Europe/Paris',
};
export const scheduled = {
  times: { frequency: 'weekly', dayOfWeek: 7, hour: 19, minute: 0 },
  timeZone: 'Europe/Paris',
  lookBack: { recentThoughts: true, activeThreads: true, lookBackDays: 7, maxThoughts: 40 },
  text: 'Ce que Claire dirait chaque dimanche',
  values: {},
};
export const reading = {
  category: 'general',
  look: { pattern: 'rays', tint: 'gold' },
  names: { fr: 'L’orbe de Claire', en: null },
  descriptions: { fr: null, en: null },
  tags: [],
  instructions: {
    fr: { prompt: 'Lisez.', variables: [], contract: { kind: 'text', cited: true, maxWords: 50 } },
    en: null,
  },
};

export const here = { timeZone: 'Europe/Paris' };
export const aiming = {
  title: 'L’objectif de Claire',
  description: null,
  frequency: 'daily',
  targetCount: 1,
  aim: 'achieve',
  endDay: null,
  restDays: [],
  filter: null,
  ...here,
};

/** Everything a visitor may call; adding one is a decision. */
export const publicRoutes = [
  ...movePublic,
  'get /audio/{thoughtId}/{ticket}',
  ...erasurePublic,
  'get /export/{ticket}',
  'get /operator',
  'get /sign-in/{provider}',
  'get /sign-in/{provider}/callback',
  'get /ways-in',
  'post /email/proof-by-link',
  'post /login',
  'post /not-me',
  'post /passkey-sign-in',
  'post /passkey-sign-in/options',
  'post /password/forgotten',
  'post /phone/code',
  'post /phone/login',
  'post /push-acts',
  'post /register',
  'post /session',
  'post /unsubscriptions',
  'put /password/forgotten',
];

/** Routes about the caller alone: no id in their paths. */
export const ownOnly = [
  'delete /identities/{provider}',
  'delete /passkeys/{passkeyId}',
  'post /confirmation',
  'post /confirmation/options',
  'post /passkeys',
  'post /passkeys/options',
  'put /passkeys/{passkeyId}',
  'delete /phone',
  'delete /picture',
  'delete /session',
  'delete /sessions',
  'get /erasure',
  'get /erasures',
  'get /goals',
  'get /goals/proposals',
  'get /me',
  'get /notification-settings',
  'get /notifications',
  'get /notifications/unread',
  'get /push-devices',
  'get /referral',
  'get /reminders',
  'get /reminders/history',
  'get /resend-code',
  'get /sessions',
  'get /thoughts',
  'get /thoughts/counts',
  'get /thoughts/earlier-years',
  'get /years/{year}',
  'get /years/{year}/months/{month}',
  'get /conversations',
  'get /chat/engine',
  'get /consents',
  'get /sendings',
  'get /sendings/file',
  'post /chat/spoken-question',
  'get /favorites',
  'delete /favorites/{itemId}',
  'delete /erasure-proposals/{proposalId}',
  'get /memory',
  'get /imports',
  'get /imports/fetch',
  'delete /imports/{importId}/file',
  'get /rereadings',
  'get /announcements',
  'get /recording-retention',
  'get /help/numbers',
  'get /rebuild',
  'post /erasure',
  'post /erasures',
  'post /erasures/outlook',
  'post /erasures/devices',
  'post /help',
  'post /device-key/open',
  'post /device-key/seal',
  'get /looks',
  'get /organizations',
  'get /organizations/mine',
  'get /requests',
  'get /stories',
  'get /communities',
  'get /orbs',
  'get /orb-runs',
  'post /orb-wordings',
  'get /orb-past-runs',
  'get /orb-past-runs/estimate',
  'get /orb-runs/estimate',
  'put /memory',
  'delete /memory',
  'put /consents/{purpose}',
  'delete /consents/{purpose}',
  'get /threads',
  'get /threads/proposal',
  'post /email/proof',
  ...moveOwn,
  'post /export',
  'post /export/outlook',
  'post /goals/resume',
  'post /identities/{provider}',
  'post /notification-settings/test',
  'post /notifications/read-all',
  'post /phone/proof',
  'put /email',
  'put /goals/day-start',
  'put /goals/pause',
  'put /notification-settings',
  'put /password',
  'put /phone',
  'put /picture',
  'put /reminders/time-zone',
];

/** Routes that name something by its id, with a request each accepts. A route that is in no list here fails. */
export const named: Readonly<Record<string, Sample>> = {
  'put /{clientId}': { body: { language: 'en' } },
  'delete /sessions/{sessionId}': {},
  'get /picture/{version}': {},
  'get /thoughts/{thoughtId}': {},
  'get /thoughts/{thoughtId}/near': {},
  'get /thoughts/{thoughtId}/versions': {},
  'get /thoughts/{thoughtId}/versions/{revision}': {},
  'get /thoughts/{thoughtId}/two-versions': {},
  'put /thoughts/{thoughtId}/two-versions': { body: { unseenSince: 0, choices: ['later'] } },
  'put /thoughts/{thoughtId}': { body: { content: 'À moi' } },
  'delete /thoughts/{thoughtId}': {},
  'post /thoughts/{thoughtId}/restore': {},
  'post /thoughts/{thoughtId}/pin': {},
  'delete /thoughts/{thoughtId}/pin': {},
  'post /thoughts/{thoughtId}/transcription': {},
  'put /thoughts/{thoughtId}/insights/{field}': { body: { value: 'À moi' } },
  'delete /thoughts/{thoughtId}/insights/{field}': {},
  'post /thoughts/{thoughtId}/insights/{field}/redo': {},
  'put /thoughts/{thoughtId}/thread': { body: { threadId: '01980000-0000-7000-8000-00000000000a' } },
  'delete /thoughts/{thoughtId}/thread': {},
  'get /thoughts/{thoughtId}/thread-suggestion': {},
  'delete /thoughts/{thoughtId}/thread-suggestion/{threadId}': {},
  'get /threads/{threadId}': {},
  'put /threads/{threadId}': { body: { name: 'À moi', colour: 'sky' } },
  'delete /threads/{threadId}': {},
  'put /threads/{threadId}/rank': { body: { rank: '7k1' } },
  'put /threads/{threadId}/ai-use': { body: { withoutAi: true } },
  'post /threads/{threadId}/merge': { body: { intoId: '01980000-0000-7000-8000-00000000000a' } },
  'post /threads/{threadId}/archive': {},
  'delete /threads/{threadId}/archive': {},
  'post /threads/{threadId}/restore': {},
  'get /goals/{goalId}': { query: here },
  'put /goals/{goalId}': { body: { ...aiming, title: 'À moi' } },
  'delete /goals/{goalId}': {},
  'post /goals/{goalId}/restore': {},
  'put /goals/{goalId}/match-rule': { body: { rule: 'never' } },
  'put /goals/{goalId}/thoughts/{thoughtId}': { body: { counts: true } },
  'put /goals/{goalId}/days/{day}': { body: { mark: 'skipped', timeZone: 'Europe/Paris' } },
  'put /goals/{goalId}/pause': { body: { untilDay: null, timeZone: 'Europe/Paris' } },
  'post /goals/{goalId}/resume': { body: { timeZone: 'Europe/Paris' } },
  'post /goals/{goalId}/activate': { body: { timeZone: 'Europe/Paris' } },
  'post /goals/{goalId}/deactivate': { body: { timeZone: 'Europe/Paris' } },
  'get /goals/{goalId}/chart': { query: { ...here, range: '7-days' } },
  'get /goals/{goalId}/what-if': { query: here },
  'get /goals/{goalId}/advice': { query: here },
  ...communityRequests,
  'get /requests/{requestId}': {},
  'delete /requests/{requestId}': {},
  'post /requests/{requestId}/messages': {
    body: { messageId: '01980000-0000-7000-8000-00000000000b', words: 'À moi' },
  },
  'delete /organizations/{organizationId}/membership': {},
  'post /announcements/{broadcastId}/dismissal': {},
  'get /conversations/{conversationId}': {},
  'put /conversations/{conversationId}/name': { body: { name: 'À moi' } },
  'delete /conversations/{conversationId}': {},
  'post /conversations/{conversationId}/restore': {},
  'post /conversations/{conversationId}/questions/{questionId}/repeat': { body: {} },
  'post /conversations/{conversationId}/questions/{questionId}/stop': {},
  'get /conversations/{conversationId}/questions/{questionId}/thoughts': {},
  'put /conversations/{conversationId}/questions/{questionId}/set-aside/{thoughtId}': {},
  'delete /conversations/{conversationId}/questions/{questionId}/set-aside/{thoughtId}': {},
  'get /stories/{storyId}': {},
  'delete /stories/{storyId}': {},
  'post /stories/{storyId}/restore': {},
  'put /stories/{storyId}/text': { body: { base: 1, title: 'À moi', order: [], changed: [], removed: [] } },
  'post /stories/{storyId}/thoughts': { body: { thoughtIds: [] } },
  'get /stories/{storyId}/suggestions': {},
  'get /stories/{storyId}/versions': {},
  'get /stories/{storyId}/versions/{sitting}': {},
  'post /stories/{storyId}/versions/{sitting}/restore': {},
  'post /stories/{storyId}/draft': {
    body: { draftId: recordingId, base: 1, partIds: [recordingId], timeZone: 'UTC' },
  },
  'post /stories/{storyId}/draft/stop': {},
  'post /stories/{storyId}/draft/accept': {},
  'post /stories/{storyId}/links': {
    body: {
      linkId: '01980000-0000-7000-8000-0000000000f9',
      following: true,
      withPrivate: true,
      closesAt: null,
      password: null,
    },
  },
  'put /stories/{storyId}/links/{linkId}': { body: { withPrivate: true, closesAt: null } },
  'delete /stories/{storyId}/links/{linkId}': {},
  'post /stories/{storyId}/pictures': {},
  'get /stories/{storyId}/pictures/{version}': {},
  'get /stories/{storyId}/book/{format}': {},
  'get /thoughts/{thoughtId}/passage': { query: { recordingId, fromMs: '0', toMs: '1000' } },
  'put /favorites/{itemId}': { body: { kind: 'thought' } },
  'post /favorites/{itemId}/move': { body: { before: null } },
  'put /memory/facts/{factId}': { body: { text: 'À moi' } },
  'post /memory/facts/{factId}/accept': {},
  'delete /memory/facts/{factId}': {},
  'post /memory/facts/{factId}/restore': {},
  ...importNamed,
  'post /rereadings/{rereadingId}/stop': {},
  'delete /rereadings/{rereadingId}': {},
  'get /orbs/{orbId}': {},
  'put /orbs/{orbId}': { body: { ...reading, why: null } },
  'delete /orbs/{orbId}': {},
  'post /orbs/{orbId}/restore': {},
  'put /orbs/{orbId}/picture': {},
  'delete /orbs/{orbId}/picture': {},
  'get /orbs/{orbId}/picture/{version}': {},
  'get /orbs/{orbId}/schedule': {},
  'put /orbs/{orbId}/schedule': { body: scheduled },
  'post /orbs/{orbId}/schedule/pause': {},
  'post /orbs/{orbId}/schedule/start': {},
  'get /orb-past-runs/{pastRunId}': {},
  'post /orb-past-runs/{pastRunId}/stop': {},
  'post /orb-past-runs/{pastRunId}/resume': {},
  'get /orb-runs/{runId}': {},
  'post /orb-runs/{runId}/stop': {},
  'delete /orb-runs/{runId}/result': {},
  'post /orb-runs/{runId}/result': {},
  'put /orb-runs/{runId}/items/{item}': { body: { ticked: true } },
  'get /reminders/{reminderId}': {},
  'put /reminders/{reminderId}': { body: { ...reminding, title: 'À moi' } },
  'delete /reminders/{reminderId}': {},
  'post /reminders/{reminderId}/pause': {},
  'post /reminders/{reminderId}/start': {},
  'post /reminders/{reminderId}/restore': {},
  'get /thoughts/{thoughtId}/audio': {},
  'post /thoughts/{thoughtId}/audio-ticket': {},
  'post /thoughts/{thoughtId}/recordings': {
    body: {
      recordingId,
      chunks: 1,
      sha256: hashOf(wav),
      durationMs: 0,
      ...moment,
    },
  },
  ...pictureRequests,
  'get /notifications/{notificationId}/outcomes': {},
  'post /notifications/{notificationId}/read': {},
  'delete /notifications/{notificationId}': {},
  'post /notifications/{notificationId}/open': {},
  'post /notifications/{notificationId}/done': {},
  'post /notifications/{notificationId}/snooze': { body: { choice: 'tomorrow', timeZone: 'Europe/Paris' } },
  'delete /push-devices/{deviceId}': {},
  'get /recordings/{recordingId}': {},
  'delete /recordings/{recordingId}': {},
};

/** Routes that make something under an id of the caller's choosing. */
export const making = [
  'post /communities',
  'post /conversations/{conversationId}/questions',
  'post /goals',
  'post /memory/facts',
  'post /rereadings',
  'post /stories',
  'post /orbs',
  'post /orb-runs',
  'post /orb-past-runs',
  'post /thoughts',
  'post /reminders',
  'post /requests',
  'post /threads',
  'put /imports/{importId}/chunks/{seq}',
  'put /recordings/{recordingId}/chunks/{seq}',
  'put /recordings/{recordingId}/words',
  'post /recordings/{recordingId}/seal',
  ...pictureMaking,
];
