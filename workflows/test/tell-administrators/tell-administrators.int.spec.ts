import { adminNoticeTextIn } from '@ecrin/contracts/admin-notification/admin-notice-text.ts';
import {
  defaultAdminNotificationSettings,
  type AdminNotice,
  type AdminNotificationSettings,
} from '@ecrin/domain/admin-notification/admin-notification.vocabulary.ts';
import type { ServiceState } from '@ecrin/domain/operation/operation.vocabulary.ts';
import { alix, basile, chloe } from '@ecrin/domain/test/admin/admin.fixtures.ts';
import { accessOpened } from '@ecrin/domain/test/exceptional-access/exceptional-access.fixtures.ts';
import {
  openReminderWorkflowHarness,
  type ReminderWorkflowHarness,
} from '@ecrin/testing/kits/reminders/reminder-workflow-harness.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const now = '2026-06-01T12:00:00.000Z';
const [mailed, pushed]: [string[], string[]] = [[], []];
let work: ReminderWorkflowHarness;
beforeEach(async () => {
  mailed.splice(0);
  pushed.splice(0);
  work = await openReminderWorkflowHarness({
    now,
    services: {
      queueAdminMail: async ({ adminId }) => void mailed.push(adminId),
      queueAdminPushes: async ({ adminId }) => void pushed.push(adminId),
    },
  });
  await work.record('admins-roster', 'alix', [alix, chloe, basile]);
  await work.record('admins-roster', 'basile', [
    {
      type: 'AdminDeactivated',
      data: { adminId: 'basile', by: 'alix', sessionId: null, deactivatedAt: now },
      private: null,
    },
  ]);
});
afterEach(() => work.dispose());

const raise = (alertId: string, state: ServiceState) =>
  work.record(`service-alert-${alertId}`, '', [
    { type: 'ServiceAlertRaised', data: { alertId, state, raisedAt: now }, private: null },
  ]);
const clear = (alertId: string, state: ServiceState) =>
  work.record(`service-alert-${alertId}`, '', [
    { type: 'ServiceAlertCleared', data: { alertId, state, raisedAt: now, clearedAt: now }, private: null },
  ]);
const choose = (adminId: string, changed: Partial<AdminNotificationSettings>) =>
  work.record(`admin-notification-settings-${adminId}`, adminId, [
    {
      type: 'AdminNotificationSettingsChosen',
      data: { adminId, settings: { ...defaultAdminNotificationSettings, ...changed }, chosenAt: now },
      private: null,
    },
  ]);
const told = async () => {
  await work.untilIdle();
  const posted: object[] = [];
  for await (const { type, data } of work.events.readAll()) if (type === 'AdminNotificationPosted') posted.push(data);
  return posted;
};

describe('an alert of the service', () => {
  it('is told to every active administrator, once', async () => {
    await raise('disk-low', { about: 'disk-low', percent: 4 });
    const posted = { notice: { about: 'disk-low', percent: 4 }, unread: true };
    expect(await told()).toMatchObject([
      { adminId: 'alix', ...posted },
      { adminId: 'chloe', ...posted },
    ]);
    expect([mailed, pushed]).toEqual([
      ['alix', 'chloe'],
      ['alix', 'chloe'],
    ]);
  });
  it('is kept for the history only where its kind is off, and sent outside only where that is on', async () => {
    await choose('chloe', { failures: { 'in-app': false, push: false, mail: false } });
    await raise('engine-away/analyst', { about: 'engine-away', engine: 'analyst' });
    expect(await told()).toMatchObject([
      { adminId: 'alix', unread: true },
      { adminId: 'chloe', unread: false },
    ]);
    expect([mailed, pushed]).toEqual([['alix'], ['alix']]);
  });
  it('is followed by word of its end where somebody waits for it', async () => {
    await clear('disk-low', { about: 'disk-low', percent: 4 });
    await clear('engine-away/analyst', { about: 'engine-away', engine: 'analyst' });
    await clear('stream-parked/goal', { about: 'stream-parked', model: 'goal', streams: 1 });
    const notices = (await told()).map((posted) => Reflect.get(posted, 'notice'));
    expect(new Set(notices.map((notice) => notice.about))).toEqual(new Set(['disk-freed', 'engine-back']));
  });
});

it('a request, and one that is open again, is told to every active administrator, without its words', async () => {
  const requestId = 'request-1';
  await work.record(`request-${requestId}`, 'anne', [
    {
      type: 'RequestOpened',
      data: { requestId, clientId: 'anne', subject: { kind: 'help' }, openedAt: now },
      private: { words: 'Au secours' },
    },
    { type: 'RequestReopened', data: { requestId, reopenedAt: now }, private: null },
  ]);
  const posted = await told();
  // Pushes about requests are off until one turns them on.
  expect(pushed).toEqual([]);
  const notice = { about: 'request-received', requestId, clientId: 'anne' };
  const [asked, again] = [
    { ...notice, kind: 'help' },
    { ...notice, reopened: true },
  ];
  const notices: readonly object[] = posted.map((one) => Reflect.get(one, 'notice'));
  expect(notices.filter((one) => 'kind' in one)).toEqual([asked, asked]);
  expect(notices.filter((one) => !('kind' in one))).toEqual([again, again]);
});

describe('what waits for a decision', () => {
  const report = (reportId: string, reporterId: string) =>
    work.record(`comment-report-${reportId}`, 'anne', [
      {
        type: 'CommentReported',
        data: {
          reportId,
          subject: { kind: 'comment', id: `of-${reportId}`, ownerId: 'anne' },
          reporterId,
          reason: 'private-data',
          reportedAt: now,
        },
        private: null,
      },
    ]);
  const ofAlix = async () =>
    (await told()).filter((one) => Reflect.get(one, 'adminId') === 'alix') as readonly Readonly<{
      notificationId: string;
      notice: object;
    }>[];

  it('reports of one hour are one notice, which grows with each other comment', async () => {
    await report('report-1', 'bruno');
    await ofAlix();
    await report('report-1', 'claire');
    await report('report-2', 'bruno');
    const posted = await ofAlix();
    expect(new Set(posted.map(({ notificationId }) => notificationId)).size).toBe(1);
    expect(posted.map(({ notice }) => notice)).toMatchObject([
      { about: 'comments-reported', reportIds: ['report-1'] },
      { about: 'comments-reported', reportIds: ['report-1', 'report-2'] },
    ]);
  });
  it('a failed transcription names its client and its reason', async () => {
    const failed = (reason: 'not-asked' | 'provider-refused') =>
      ({
        type: 'ThoughtTranscriptionFailed',
        data: { thoughtId: 'thought-1', reason, attempt: 1, failedAt: now },
        private: null,
      }) as const;
    // One that nobody asked for is told to nobody.
    await work.record('thought-thought-1', 'anne', [failed('not-asked'), failed('provider-refused')]);
    expect(await ofAlix()).toMatchObject([
      {
        notice: {
          about: 'transcriptions-failed',
          clientId: 'anne',
          reason: 'provider-refused',
          thoughtIds: ['thought-1'],
        },
        unread: true,
      },
    ]);
  });
  it('five failed transcriptions within one hour are one notice, which counts them', async () => {
    const fail = (thought: string, clientId: string) =>
      work.record(`thought-${thought}`, clientId, [
        {
          type: 'ThoughtTranscriptionFailed',
          data: { thoughtId: thought, reason: 'provider-unavailable', attempt: 1, failedAt: now },
          private: null,
        },
      ]);
    for (const thought of ['1', '2', '3', '4', '5', '5']) await fail(thought, thought === '1' ? 'anne' : 'bruno');
    const posted = await ofAlix();
    expect(new Set(posted.map(({ notificationId }) => notificationId)).size).toBe(1);
    const last = posted.at(-1)?.notice as Extract<AdminNotice, Readonly<{ about: 'transcriptions-failed' }>>;
    expect(last.thoughtIds.toSorted()).toEqual(['1', '2', '3', '4', '5']);
    expect(adminNoticeTextIn('fr', last, () => 'Bruno').title).toBe('5 transcriptions ont échoué');
  });
});

it('an exceptional access is told to the other superadmins, whatever they chose for the app', async () => {
  await work.record('admins-roster', 'dora', [
    { ...alix, data: { ...alix.data, adminId: 'dora', emailHash: 'hash-dora' } },
  ]);
  await work.record('exceptional-access-access-1', 'anne', [accessOpened]);
  expect(await told()).toMatchObject([
    { adminId: 'dora', notice: { about: 'content-opened', by: 'alix', clientId: 'anne' }, unread: true },
  ]);
  expect(mailed).toEqual(['dora']);
});

describe('a budget of the month', () => {
  const data = { month: '2026-06', percent: 83, warnedAt: now };
  const warn = (clientId: string | null) =>
    work.record(`budget-${clientId ?? 'service'}-2026-06`, clientId ?? '', [
      { type: 'BudgetWarned', data: { ...data, clientId }, private: null },
    ]);

  it('of one client is told to every active administrator, by the client’s id', async () => {
    await warn('claire');
    const notice = { about: 'client-budget-warned', clientId: 'claire', percent: 83 };
    expect(await told()).toMatchObject([
      { adminId: 'alix', notice },
      { adminId: 'chloe', notice },
    ]);
  });
  it('of many clients within one hour is one notice, which has all of them', async () => {
    const clients = Array.from({ length: 23 }, (_none, index) => `client-${index}`);
    for (const clientId of clients)
      await work.record(`budget-${clientId}-2026-06`, clientId, [
        {
          type: 'BudgetReached',
          data: { clientId, month: '2026-06', percent: 140, reachedAt: now },
          private: null,
        },
      ]);
    const ofAlix = (await told()).filter((one) => Reflect.get(one, 'adminId') === 'alix');
    expect(new Set(ofAlix.map((one) => Reflect.get(one, 'notificationId'))).size).toBe(1);
    const { clientIds, ...notice } = Reflect.get(ofAlix.at(-1) ?? {}, 'notice') as Readonly<{ clientIds: string[] }>;
    expect(notice).toMatchObject({ about: 'client-budget-reached', clients: 23 });
    expect(new Set(clientIds).size).toBe(20);
    expect(clients).toEqual(expect.arrayContaining(clientIds));
  });
  it('of all together is told to every active administrator', async () => {
    await warn(null);
    await work.record('budget-service-2026-06', '', [
      {
        type: 'BudgetReached',
        data: { clientId: null, month: '2026-06', percent: 102, reachedAt: now },
        private: null,
      },
    ]);
    // Each fact has a workflow of its own: which ends first is not known.
    const posted = await told();
    expect(posted).toHaveLength(4);
    for (const adminId of ['alix', 'chloe'])
      for (const notice of [
        { about: 'budget-warned', percent: 83 },
        { about: 'budget-reached', percent: 102 },
      ])
        expect(posted).toContainEqual(expect.objectContaining({ adminId, notice: expect.objectContaining(notice) }));
  });
});
