import type { ClientPermissionEvent } from '@ecrin/domain/client-permission/client-permission.events.ts';
import type { OrbPastRunEvent } from '@ecrin/domain/orb-past-run/orb-past-run.events.ts';
import type { OrbRunEvent } from '@ecrin/domain/orb-run/orb-run.events.ts';
import type { OrbScheduleEvent } from '@ecrin/domain/orb-schedule/orb-schedule.events.ts';
import type { OrbEvent } from '@ecrin/domain/orb/orb.events.ts';
import type { OrbDefinition } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { samplesOf, type SamplesOf } from './sample.ts';

const samplesIn: SamplesOf<OrbEvent | OrbRunEvent | OrbScheduleEvent | OrbPastRunEvent | ClientPermissionEvent> =
  samplesOf;

const clientId = '01980000-0000-7000-8000-000000000003';
const [orbId, readyId] = ['01980000-0000-7000-8000-0000000000a1', '01900000-0000-7000-8000-000000000003'];
const [runId, tableRunId, labelRunId, endedRunId, stoppedRunId, skippedRunId] = [
  'b1',
  'b2',
  'b3',
  'b4',
  'b5',
  'b6',
].map((end) => `01980000-0000-7000-8000-0000000000${end}`) as [string, string, string, string, string, string];
const [sharedId, adminId] = ['01980000-0000-7000-8000-0000000000a2', '01980000-0000-7000-8000-0000000000ad'];
const thoughtId = '01980000-0000-7000-8000-000000000001';
const at = '2026-01-02T09:00:00.000Z';

const definition: OrbDefinition = {
  category: 'productivity',
  look: { pattern: 'grid', tint: 'emerald' },
  names: { fr: 'Mes gestes', en: null },
  descriptions: { fr: 'Trois choses faisables.', en: null },
  tags: ['semaine'],
  instructions: {
    fr: {
      prompt: 'Trois gestes avant [la fin], sur un ton [ton], pour [combien], pendant [la période].',
      variables: [
        { name: 'la fin', kind: 'text', options: [] },
        { name: 'ton', kind: 'choice', options: ['sec', 'doux'] },
        { name: 'combien', kind: 'number', options: [] },
        { name: 'la période', kind: 'days', options: [] },
      ],
      contract: { kind: 'checklist', cited: true, maxItems: 3, maxWords: 12 },
    },
    en: null,
  },
};
const { category, look, ...words } = definition;
const pastRunId = '01980000-0000-7000-8000-0000000000c1';
const past = { pastRunId, orbId, ownerId: clientId };
const named = (run: string) => ({ runId: run, orbId, ownerId: clientId });
const requested = (run: string, changed: Partial<Extract<OrbRunEvent, { type: 'OrbRunRequested' }>['data']> = {}) =>
  ({
    type: 'OrbRunRequested',
    data: {
      ...named(run),
      version: 1,
      language: 'fr',
      timeZone: 'Europe/Paris',
      occasion: { kind: 'asked' },
      sourceKind: 'thoughts',
      requestedAt: at,
      ...changed,
    },
    private: { sources: { kind: 'thoughts', thoughtIds: [thoughtId] }, text: null, values: { 'la fin': 'jeudi' } },
  }) as const;
const completed = (run: string, kind: Extract<OrbRunEvent, { type: 'OrbRunCompleted' }>['data']['kind']) =>
  ({
    ...named(run),
    version: 1,
    kind,
    engine: 'local-model',
    model: 'petit',
    promptVersion: 'orb-1',
    thoughts: 1,
    removedCitations: 1,
    completedAt: at,
  }) as const;
const citations = [{ thoughtId, wording: 1, start: 0, end: 12, startMs: null }];
const items = [{ text: 'Appeler papa', citations }];

export const orbSamples = [
  ...samplesIn(
    `client-permissions-${clientId}`,
    {
      type: 'ClientPermissionGranted',
      data: { clientId, permission: 'create-orbs', by: null, grantedAt: at },
      private: null,
    },
    {
      type: 'ClientPermissionWithdrawn',
      data: { clientId, permission: 'create-orbs', by: null, withdrawnAt: at },
      private: null,
    },
  ),
  ...samplesIn(
    `orb-${orbId}`,
    { type: 'OrbCreated', data: { orbId, ownerId: clientId, category, look, createdAt: at }, private: words },
    {
      type: 'OrbRevised',
      data: { orbId, ownerId: clientId, version: 2, category, look, revisedAt: at },
      private: { ...words, why: 'Un verbe d’abord' },
    },
    {
      type: 'OrbPictureChanged',
      data: { orbId, ownerId: clientId, version: 'ab'.repeat(32), changedAt: at },
      private: null,
    },
    { type: 'OrbDeleted', data: { orbId, ownerId: clientId, deletedAt: at }, private: null },
    { type: 'OrbRestored', data: { orbId, ownerId: clientId, restoredAt: at }, private: null },
  ),
  ...samplesIn(
    `orb-${readyId}`,
    { type: 'ReadyOrbAdded', data: { orbId: readyId, edition: 1, definition, addedAt: at }, private: null },
    {
      type: 'ReadyOrbRevised',
      data: { orbId: readyId, version: 2, edition: 2, by: null, definition, why: null, revisedAt: at },
      private: null,
    },
    {
      type: 'ReadyOrbPictureChanged',
      data: {
        orbId: readyId,
        by: adminId,
        version: 'cd'.repeat(32),
        url: 'https://images.exemple.fr/orbe.png',
        changedAt: at,
      },
      private: null,
    },
  ),
  ...samplesIn(
    `orb-${sharedId}`,
    { type: 'ReadyOrbCreated', data: { orbId: sharedId, by: adminId, definition, createdAt: at }, private: null },
    {
      type: 'ReadyOrbTried',
      data: {
        orbId: sharedId,
        by: adminId,
        version: 1,
        model: 'petit',
        inputTokens: 300,
        outputTokens: 40,
        seconds: 2.5,
        triedAt: at,
      },
      private: null,
    },
    { type: 'ReadyOrbPublished', data: { orbId: sharedId, by: adminId, publishedAt: at }, private: null },
    {
      type: 'ReadyOrbWithdrawn',
      data: { orbId: sharedId, by: adminId, why: 'Trop vague', withdrawnAt: at },
      private: null,
    },
  ),
  ...samplesIn(
    `orb-run-${runId}`,
    requested(runId),
    {
      type: 'OrbRunPlanned',
      data: {
        ...named(runId),
        thoughts: 1,
        parts: [[{ thoughtId, wording: 1, start: 0, end: 54 }], [{ thoughtId: null, wording: 0, start: 0, end: 20 }]],
        plannedAt: at,
      },
      private: null,
    },
    {
      type: 'OrbRunPartRead',
      data: { ...named(runId), part: 0, removedCitations: 1, readAt: at },
      private: { draft: { kind: 'checklist', items } },
    },
    {
      type: 'OrbRunModelUsed',
      data: {
        ...named(runId),
        model: 'petit',
        inputTokens: 700,
        outputTokens: 40,
        seconds: 3.5,
        words: 9,
        usedAt: at,
      },
      private: null,
    },
    {
      type: 'OrbRunCompleted',
      data: completed(runId, 'checklist'),
      private: { result: { kind: 'checklist', items } },
    },
    { type: 'OrbRunItemTicked', data: { ...named(runId), item: 0, ticked: true, tickedAt: at }, private: null },
    { type: 'OrbRunHidden', data: { ...named(runId), hiddenAt: at }, private: null },
    { type: 'OrbRunShown', data: { ...named(runId), shownAt: at }, private: null },
  ),
  ...samplesIn(`orb-run-${tableRunId}`, requested(tableRunId, { occasion: { kind: 'schedule', dueAt: at } }), {
    type: 'OrbRunCompleted',
    data: completed(tableRunId, 'table'),
    private: { result: { kind: 'table', columns: ['Sujet', 'État'], items: [{ cells: ['Bail', 'relu'], citations }] } },
  }),
  ...samplesIn(
    `orb-run-${labelRunId}`,
    requested(labelRunId, {
      occasion: { kind: 'past', pastRunId: runId, from: '2025-01-01', to: '2025-01-31' },
    }),
    {
      type: 'OrbRunCompleted',
      data: completed(labelRunId, 'label'),
      private: { result: { kind: 'label', label: 'calme', items } },
    },
  ),
  ...samplesIn(`orb-run-${endedRunId}`, requested(endedRunId), {
    type: 'OrbRunFailed',
    data: { ...named(endedRunId), reason: 'contract-broken', failedAt: at },
    private: null,
  }),
  ...samplesIn(`orb-run-${stoppedRunId}`, requested(stoppedRunId), {
    type: 'OrbRunStopped',
    data: { ...named(stoppedRunId), stoppedAt: at },
    private: null,
  }),
  ...samplesIn(`orb-run-${skippedRunId}`, {
    type: 'OrbRunSkipped',
    data: {
      ...named(skippedRunId),
      version: 2,
      occasion: { kind: 'schedule', dueAt: at },
      reason: 'nothing-new',
      skippedAt: at,
    },
    private: null,
  }),
  ...samplesIn(
    `orb-schedule-${clientId}-${orbId}`,
    {
      type: 'OrbScheduleSet',
      data: {
        orbId,
        ownerId: clientId,
        times: { frequency: 'weekly', dayOfWeek: 7, hour: 19, minute: 0 },
        timeZone: 'Europe/Paris',
        lookBack: { recentThoughts: true, activeThreads: true, lookBackDays: 16, maxThoughts: 40 },
        setAt: at,
      },
      private: { text: 'Par quoi commencer la semaine', values: { 'la fin': 'jeudi' } },
    },
    { type: 'OrbSchedulePaused', data: { orbId, ownerId: clientId, pausedAt: at }, private: null },
    { type: 'OrbScheduleStarted', data: { orbId, ownerId: clientId, startedAt: at }, private: null },
  ),
  ...samplesIn(
    `orb-past-run-${pastRunId}`,
    {
      type: 'OrbPastRunBegun',
      data: {
        ...past,
        versions: [1, 2],
        step: 'month',
        spans: [{ from: '2025-01-01', to: '2025-01-31' }],
        language: 'fr',
        timeZone: 'Europe/Paris',
        begunAt: at,
      },
      private: { values: { 'la fin': 'jeudi' } },
    },
    { type: 'OrbPastRunStepBegun', data: { ...past, place: 0, runId, begunAt: at }, private: null },
    { type: 'OrbPastRunStepEnded', data: { ...past, place: 0, runId, endedAt: at }, private: null },
    { type: 'OrbPastRunStopped', data: { ...past, reason: 'over-cap', stoppedAt: at }, private: null },
    { type: 'OrbPastRunResumed', data: { ...past, resumedAt: at }, private: null },
  ),
];
