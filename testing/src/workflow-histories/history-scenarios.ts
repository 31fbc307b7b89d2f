import type { Json } from '@ecrin/platform/ports/event-store.ts';
import { ActivityFault, type Activities } from '@ecrin/platform/workflows/workflow.ts';
import { answers, type HistoryScenario } from './history-scenario.ts';
import { inboxScenarios } from './inbox-scenarios.ts';

const transcribing = (path: string, activities: Activities, signals: readonly string[] = []): HistoryScenario => ({
  workflow: 'transcribe-thought',
  path,
  input: { thoughtId: 'thought-1', ownerId: 'client-1', attempt: 1 },
  activities,
  signals,
});
const understanding = (path: string, activities: Activities): HistoryScenario => ({
  workflow: 'understand-thought',
  path,
  input: { thoughtId: 'thought-1', ownerId: 'client-1', revision: 0 },
  activities,
});

const answering = (path: string, activities: Activities): HistoryScenario => ({
  workflow: 'answer-question',
  path,
  input: { conversationId: 'conversation-1', questionId: 'question-1', attempt: 1, ownerId: 'client-1' },
  activities,
});
const remembering = (path: string, activities: Activities): HistoryScenario => ({
  workflow: 'remember-facts',
  path,
  input: { conversationId: 'conversation-1', questionId: 'question-1', attempt: 1, ownerId: 'client-1' },
  activities,
});
const following = (path: string, activities: Activities): HistoryScenario => ({
  workflow: 'follow-thread-ai-use',
  path,
  input: { threadId: 'thread-1', revision: 1, loosens: true, ownerId: 'client-1' },
  activities,
});
const rereading = (path: string, task: 'reread' | 'undo', activities: Activities): HistoryScenario => ({
  workflow: 'reread-thoughts',
  path,
  input: { rereadingId: 'rereading-1', ownerId: 'client-1', task },
  activities,
});
const importing = (path: string, task: 'bring' | 'undo', activities: Activities): HistoryScenario => ({
  workflow: 'import-journal',
  path,
  input: { importId: 'import-1', ownerId: 'client-1', task },
  activities,
});
const executing = (path: string, activities: Activities): HistoryScenario => ({
  workflow: 'execute-orb',
  path,
  input: { runId: 'run-1', ownerId: 'client-1' },
  activities,
});
const composingStory = (path: string, activities: Activities): HistoryScenario => ({
  workflow: 'compose-story',
  path,
  input: { storyId: 'story-1', draftId: 'draft-1', ownerId: 'client-1' },
  activities,
});
const reminding = (path: string, activities: Activities): HistoryScenario => ({
  workflow: 'remind',
  path,
  input: { reminderId: 'reminder-1', ownerId: 'client-1', revision: 0, after: '2026-06-01T12:00:00.000Z' },
  activities,
});
const schedulingOrb = (path: string, activities: Activities): HistoryScenario => ({
  workflow: 'schedule-orb',
  path,
  input: { ownerId: 'client-1', orbId: 'orb-1', revision: 0, after: '2026-06-01T12:00:00.000Z' },
  activities,
});
const continuingPast = (path: string, input: Json, activities: Activities): HistoryScenario => ({
  workflow: 'continue-past-run',
  path,
  input,
  activities,
});
const snoozing = (path: string, activities: Activities): HistoryScenario => ({
  workflow: 'put-off-notification',
  path,
  input: () => ({ notificationId: 'notification-1', ownerId: 'client-1', until: soon() }),
  activities,
});
const sendingBroadcast = (path: string, activities: Activities): HistoryScenario => ({
  workflow: 'send-broadcast',
  path,
  input: {
    broadcastId: 'broadcast-1',
    ownerId: 'service',
    schedule: 1,
    sendAt: '2026-06-01T12:00:00.000Z',
    place: null,
  },
  activities,
});
const announcingRetention = (path: string, activities: Activities): HistoryScenario => ({
  workflow: 'announce-retention',
  path,
  input: { change: 1, cursor: null },
  activities,
});
const erasingSounds = (path: string, activities: Activities): HistoryScenario => ({
  workflow: 'erase-sounds',
  path,
  input: { change: 1, at: '2026-06-01T02:30:00.000Z', place: null },
  activities,
});
const erasingAccount = (
  path: string,
  activities: Activities,
  more: Pick<HistoryScenario, 'waitsForever'> = {},
): HistoryScenario => ({
  ...more,
  workflow: 'erase-account',
  path,
  input: { ownerId: 'client-1', erasureId: 'erasure-1', number: '0000-0000', dueAt: '2026-06-01T12:00:00.000Z' },
  activities,
});
/** How many of the marks were found in each place; null: it is away. */
const searchedPlaces = (counts: Readonly<Record<string, number | null>>) => ({
  searchedAt: '2026-06-01T12:01:00.000Z',
  places: Object.entries(counts).map(([place, found]) => {
    return { place, bytes: 1, found, reason: found === null ? 'unreachable' : null };
  }),
});
const soundsOf = (thoughts: number, next: string | null) => ({
  sounds: Array.from({ length: thoughts }, (_, index) => ({ ownerId: 'client-1', thoughtId: `thought-${index}` })),
  next,
});
const pageOf = (page: number) => ({
  page,
  cursor: page === 0 ? null : `cursor-${page}`,
  at: '2026-06-01T12:00:00.000Z',
});
const delivering = (path: string, activities: Activities): HistoryScenario => ({
  workflow: 'deliver-notification',
  path,
  input: { notificationId: 'notification-1', ownerId: 'client-1' },
  activities,
});
const planned = (...devices: readonly string[]) => ({
  push: devices,
  mail: false,
  until: null,
  at: '2026-06-02T12:00:00.000Z',
});
const tellingCommunity = (path: string, activities: Activities): HistoryScenario => ({
  workflow: 'tell-community',
  path,
  input: {
    about: 'community-request',
    communityId: 'community-1',
    subjectId: null,
    actorId: 'client-2',
    ownerId: 'client-2',
    eventId: 'event-1',
    at: '2026-06-01T12:00:00.000Z',
    timeZone: 'Europe/Paris',
    cursor: null,
  },
  activities,
});
const digestedAt = '2026-06-01T06:00:00.000Z';
const digested = (goesOn: boolean) => ({ timeZone: 'Europe/Paris', after: digestedAt, since: digestedAt, goesOn });
const digesting = (path: string, activities: Activities, signals: readonly string[]): HistoryScenario => ({
  workflow: 'digest-communities',
  path,
  input: { ownerId: 'client-1', timeZone: 'Europe/Paris', after: digestedAt, since: digestedAt },
  activities,
  signals,
  waitsForever: true,
});
const announcing = (path: string, activities: Activities): HistoryScenario => ({
  workflow: 'announce',
  path,
  input: {
    about: 'thought-ready',
    id: 'thought-1',
    ownerId: 'client-1',
    eventId: 'event-1',
    revision: 3,
    at: '2026-06-01T12:00:00.000Z',
    timeZone: 'UTC',
  },
  activities,
});
const reviewed = (timeZone: string, goesOn: boolean): Json => ({ timeZone, after: '2026-06-02T08:30:00.000Z', goesOn });
const reviewing = (path: string, activities: Activities, signals: readonly string[] = []): HistoryScenario => ({
  workflow: 'review-goals',
  path,
  input: { ownerId: 'client-1', timeZone: 'UTC', after: '2026-06-01T12:00:00.000Z' },
  activities,
  signals,
  waitsForever: true,
});
/** Late enough to be waited for. */
const soon = (): string => new Date(Date.now() + 1_500).toISOString();
const waitedFor = (): Json => ({ dueAt: soon(), isDue: false, missed: 0 });
const dueOn = (day: number): Json => ({
  dueAt: `2026-06-${String(day).padStart(2, '0')}T06:00:00.000Z`,
  isDue: true,
  missed: 0,
});
const days = Array.from({ length: 12 }, (_, index) => dueOn(index + 2));

const busy = new ActivityFault('provider-unavailable', 'asked too often', 10);
const refused = new ActivityFault('provider-refused', 'refused', null);

/** The main paths of every workflow; a new workflow adds its own. */
export const historyScenarios = (): readonly HistoryScenario[] => [
  transcribing('transcribed', { measureAudio: answers('speech'), transcribe: answers('transcribed') }),
  transcribing('tried-again', { measureAudio: answers('speech'), transcribe: answers(busy, 'transcribed') }),
  transcribing(
    'waited-for-engine',
    { measureAudio: answers('speech'), transcribe: answers('delayed', 'delayed', 'transcribed') },
    ['engine-ready', 'engine-ready'],
  ),
  transcribing('nothing-said', { measureAudio: answers('silence'), keepSilence: answers('nothing-said') }),
  transcribing('gave-up', { measureAudio: answers('speech'), transcribe: answers(refused), giveUp: answers('failed') }),
  transcribing('superseded', { measureAudio: answers('superseded') }),
  understanding('understood', { understand: answers('understood') }),
  understanding('tried-again', { understand: answers(busy, 'understood') }),
  understanding('gave-up', { understand: answers(refused), giveUp: answers('failed') }),
  answering('answered', { answer: answers('answered') }),
  answering('tried-again', { answer: answers(busy, 'answered') }),
  answering('failed', { answer: answers(refused), fail: answers('failed') }),
  answering('superseded', { answer: answers('superseded') }),
  remembering('proposed', { propose: answers(2) }),
  remembering('model-missing', { propose: answers(refused) }),
  following('marked', { mark: answers(busy, 3) }),
  ...inboxScenarios(),
  {
    workflow: 'tell-administrators',
    path: 'told',
    input: {
      notice: { about: 'request-received', requestId: 'request-1' },
      to: 'superadmins',
      except: null,
      eventId: 'event-1',
      at: '2026-06-01T12:00:00.000Z',
    },
    activities: { tell: answers(busy, 2) },
  },
  rereading('reread', 'reread', {
    reread: answers({ changed: 10, next: 'page-2' }, busy, { changed: 3, next: null }),
    end: answers(null),
  }),
  importing('brought', 'bring', {
    bring: answers({ next: 1, isOver: false }, busy, { next: null, isOver: true }),
    end: answers({ understand: true }),
    understand: answers({ next: 'page-2' }, { next: null }),
  }),
  importing('paused', 'bring', { bring: answers({ next: null, isOver: false }) }),
  importing('undone', 'undo', { takeBack: answers({ next: 'page-2' }, { next: null }) }),
  rereading('undone', 'undo', { undo: answers({ changed: 10, next: 'page-2' }, { changed: 3, next: null }) }),
  executing('read-in-parts', {
    plan: answers({ parts: 2, size: 4_500 }),
    read: answers('read', busy, 'read'),
    conclude: answers('completed'),
  }),
  executing('smaller-parts', {
    plan: answers({ parts: 1, size: 4_500 }, { parts: 2, size: 2_250 }),
    read: answers('too-large', 'read', 'read'),
    conclude: answers('too-large', 'ended'),
  }),
  executing('stopped', { plan: answers({ parts: 3, size: 4_500 }), read: answers('read', 'ended') }),
  executing('failed', {
    plan: answers(new ActivityFault('nothing-to-read', 'there is nothing to read', null)),
    fail: answers('failed'),
  }),
  composingStory('composed-in-sections', {
    plan: answers({ sections: 2, size: 2_250 }),
    compose: answers('composed', busy, 'composed'),
    conclude: answers(busy, 'completed'),
  }),
  composingStory('smaller-sections', {
    plan: answers({ sections: 1, size: 2_250 }, { sections: 2, size: 1_125 }),
    compose: answers('too-large', 'composed', 'composed'),
    conclude: answers('completed'),
  }),
  composingStory('stopped', { plan: answers({ sections: 3, size: 2_250 }), compose: answers('composed', 'ended') }),
  composingStory('failed', {
    plan: answers({ sections: 1, size: 2_250 }),
    compose: answers(new ActivityFault('unusable-answer', 'twice off schema', null)),
    fail: answers('failed'),
  }),
  reminding('waited-and-fired', { nextDue: answers(waitedFor, dueOn(2), 'superseded'), fire: answers(waitedFor) }),
  reminding('caught-up', {
    nextDue: answers({ dueAt: '2026-06-09T06:00:00.000Z', isDue: true, missed: 7 }),
    fire: answers(busy, null),
  }),
  reminding('over', { nextDue: answers(null) }),
  reminding('superseded', { nextDue: answers('superseded') }),
  reminding('began-afresh', { nextDue: answers(dueOn(1), null), fire: answers(...days) }),
  schedulingOrb('waited-and-ran', {
    nextDue: answers(waitedFor, dueOn(2), 'superseded'),
    begin: answers(busy, waitedFor),
  }),
  schedulingOrb('superseded', { nextDue: answers('superseded') }),
  schedulingOrb('began-afresh', { nextDue: answers(dueOn(1), 'superseded'), begin: answers(...days) }),
  continuingPast('began', { pastRunId: 'past-1', ownerId: 'client-1' }, { advance: answers(busy, 'began') }),
  continuingPast('went-on', { runId: 'run-1', ownerId: 'client-1' }, { advance: answers('began') }),
  continuingPast('was-no-step', { runId: 'run-1', ownerId: 'client-1' }, { advance: answers('nothing') }),
  delivering('told-everywhere', {
    plan: answers({ ...planned('device-1', 'device-2'), mail: true }),
    push: answers('sent'),
    mail: answers('queued'),
  }),
  delivering('nothing', { plan: answers(planned()) }),
  delivering('held-back', {
    plan: answers(() => ({ ...planned(), until: soon() }), planned('device-1')),
    push: answers('sent'),
  }),
  delivering('tried-again', { plan: answers(planned('device-1')), push: answers(busy, 'sent') }),
  delivering('gave-up', {
    plan: answers(planned('device-1')),
    push: answers(new ActivityFault('unavailable', 'away for a day', null)),
    giveUp: answers('blocked'),
  }),
  sendingBroadcast('sent', { start: answers(pageOf(0)), sendPage: answers(pageOf(1), busy, pageOf(2), null) }),
  sendingBroadcast('scheduled-again', { start: answers(null) }),
  sendingBroadcast('began-afresh', {
    start: answers(pageOf(0)),
    sendPage: answers(...Array.from({ length: 52 }, (_, page) => pageOf(page + 1)), null),
  }),
  announcingRetention('told', { tellPage: answers({ next: 'cursor-1' }, busy, { next: null }) }),
  announcingRetention('over', { tellPage: answers(null) }),
  announcingRetention('began-afresh', {
    tellPage: answers(...Array.from({ length: 52 }, (_, page) => ({ next: `cursor-${page}` })), null),
  }),
  erasingAccount('withdrawn', { begin: answers(null) }),
  erasingAccount('erased-at-the-second-search', {
    begin: answers(busy, { settleMs: 10, first: ['outbox'], rest: ['recordings', 'read-models'] }),
    prepare: answers({ keyFingerprint: null, marks: { fragments: 1, ids: 1 } }),
    destroyKey: answers({ keyDestroyedAt: '2026-06-01T12:00:30.000Z' }),
    empty: answers(null),
    search: answers(
      searchedPlaces({ recordings: 0, 'read-models': 2 }),
      searchedPlaces({ recordings: 0, 'read-models': 0 }),
    ),
    certify: answers(null),
  }),
  erasingAccount(
    'waiting-for-a-place-that-is-away',
    {
      begin: answers({ settleMs: 10, first: ['outbox'], rest: ['recordings', 'key-copies'] }),
      prepare: answers({ keyFingerprint: null, marks: { fragments: 1, ids: 1 } }),
      destroyKey: answers({ keyDestroyedAt: '2026-06-01T12:00:30.000Z' }),
      empty: answers(null),
      search: answers(searchedPlaces({ recordings: 0, 'key-copies': null, workflows: null })),
    },
    { waitsForever: true },
  ),
  erasingSounds('swept-until-over', {
    list: answers(soundsOf(2, 'cursor-1'), busy, soundsOf(1, null), soundsOf(1, null), null),
    erase: answers(null, busy, null),
    deleteFiles: answers(null),
  }),
  erasingSounds('over', { list: answers(null) }),
  erasingSounds('began-afresh', {
    list: answers(...Array.from({ length: 52 }, (_, page) => soundsOf(0, `cursor-${page}`)), null),
  }),
  tellingCommunity('told', { tellPage: answers('page-2', busy, null) }),
  tellingCommunity('began-afresh', {
    tellPage: answers(...Array.from({ length: 52 }, (_, page) => `page-${page + 2}`), null),
  }),
  digesting(
    'rested-until-one-was-wished-for',
    {
      nextWeek: answers(() => ({ monday: soon(), since: digestedAt }), { monday: digestedAt, since: digestedAt }),
      digest: answers(busy, digested(true), digested(false), digested(false)),
    },
    ['digest-chosen'],
  ),
  announcing('posted', { tell: answers(busy, 'posted') }),
  announcing('nothing', { tell: answers('nothing') }),
  reviewing('morning-by-morning', {
    nextMorning: answers(soon, '2026-06-03T08:30:00.000Z'),
    review: answers(
      reviewed('Europe/Paris', true),
      busy,
      reviewed('Europe/Paris', true),
      reviewed('Europe/Paris', false),
    ),
  }),
  reviewing(
    'rested-until-a-goal-was-set',
    {
      nextMorning: answers(soon, '2026-06-03T08:30:00.000Z'),
      review: answers(reviewed('UTC', false), reviewed('UTC', true), reviewed('UTC', false)),
    },
    ['goal-set'],
  ),
  snoozing('posted-again', { postAgain: answers('posted') }),
  snoozing('superseded', { postAgain: answers(busy, 'superseded') }),
];
