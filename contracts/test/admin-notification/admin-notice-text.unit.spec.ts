import { adminNoticeTraits, type AdminNotice } from '@ecrin/domain/admin-notification/admin-notification.vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { adminNoticeTextIn } from '#admin-notification/admin-notice-text.ts';

const [elodie, jean] = ['01980000-0000-7000-8000-0000000000e1', '01980000-0000-7000-8000-0000000000b2'] as const;
const notices: readonly AdminNotice[] = [
  { about: 'disk-low', percent: 4 },
  { about: 'backup-overdue', days: 2 },
  { about: 'disk-freed' },
  { about: 'store-damaged', store: 'events' },
  { about: 'engine-away', engine: 'transcriber' },
  { about: 'engine-back', engine: 'writer' },
  { about: 'stream-parked', model: 'goal', streams: 1 },
  { about: 'stream-parked', model: 'a-model-without-a-name', streams: 3 },
  { about: 'work-stuck', kind: 'orb-run', count: 1 },
  { about: 'work-stuck', kind: 'orb-run', count: 2 },
  { about: 'work-failing', kind: 'transcription', count: 7 },
  { about: 'content-opened', by: 'alix', clientId: elodie },
  { about: 'new-device', sessionId: 's-1', several: false },
  { about: 'new-device', sessionId: 's-1', several: true },
  { about: 'request-received', requestId: 'r-1' },
  { about: 'request-received', requestId: 'r-1', kind: 'help', clientId: elodie },
  { about: 'request-received', requestId: 'r-1', clientId: elodie, reopened: true },
  { about: 'item-assigned', item: 'request', itemId: 'request-1' },
  { about: 'item-assigned', item: 'report', itemId: 'comment.c1' },
  { about: 'item-assigned', item: 'erasure', itemId: 'erasure.proposal-1' },
  { about: 'report-returned', reportId: 'comment.c1', cause: 'unanswered' },
  { about: 'report-returned', reportId: 'comment.c1', cause: 'handed-back' },
  { about: 'erasure-proposed', by: 'alix', clientId: elodie, proposalId: 'proposal-1' },
  { about: 'erasure-decided', clientId: elodie, proposalId: 'proposal-1', outcome: 'expired' },
  { about: 'comments-reported', subject: 'comment', reason: 'private-data', reportIds: ['report-1'] },
  { about: 'comments-reported', subject: 'shared-copy', reason: 'other', reportIds: ['report-1'] },
  { about: 'comments-reported', subject: 'comment', reason: 'off-topic', reportIds: ['report-1', 'report-2'] },
  { about: 'transcriptions-failed', clientId: elodie, reason: 'provider-refused', thoughtIds: ['t-1'] },
  { about: 'transcriptions-failed', clientId: elodie, reason: 'no-answer-in-time', thoughtIds: ['t-1', 't-2'] },
  { about: 'budget-warned', percent: 80 },
  { about: 'budget-reached', percent: 100 },
  { about: 'client-budget-warned', clientId: elodie, percent: 83 },
  { about: 'client-budget-reached', clientId: elodie, percent: 101 },
  { about: 'client-budget-warned', clientId: jean, percent: 83, clientIds: [elodie, jean], clients: 2 },
  { about: 'client-budget-reached', clientId: jean, percent: 120, clientIds: [elodie, jean], clients: 14 },
];

it('covers every code', () =>
  expect(new Set(notices.map(({ about }) => about))).toEqual(new Set(Object.keys(adminNoticeTraits))));

it.each(notices)('%o has a sentence in both languages, in a calm tone, and leads somewhere', (notice) => {
  const [french, english] = [adminNoticeTextIn('fr', notice), adminNoticeTextIn('en', notice)];
  expect(french.title).not.toBe(english.title);
  expect(french.link).toBe(english.link);
  expect(french.link).toMatch(/^\/admin\//);
  expect(Object.values({ ...french, ...english }).join(' ')).not.toMatch(/!|\[object|undefined/);
  // French punctuation has a no-break space before it.
  expect(`${french.title} ${french.body}`).not.toMatch(/[^\u00A0]:|[^\u202F][;?]|[^\u00A0]%|'|« (?!\u00A0)| »/);
});

it('says figures and names', () => {
  expect(adminNoticeTextIn('fr', { about: 'stream-parked', model: 'goal', streams: 2 })).toMatchObject({
    title: 'Projection garée\u00A0: objectifs',
    body: expect.stringMatching(/^2 flux attendent/),
  });
  const reported = { about: 'comments-reported', subject: 'comment', reason: 'private-data' } as const;
  expect(adminNoticeTextIn('fr', { ...reported, reportIds: ['report-1'] })).toMatchObject({
    title: 'Un commentaire signalé\u00A0: donnée privée',
    link: '/admin/requests/report-1',
  });
  expect(adminNoticeTextIn('en', { ...reported, reportIds: ['report-1', 'report-2'] })).toMatchObject({
    title: '2 publications reported',
    link: '/admin/requests?kind=report',
  });
  expect(adminNoticeTextIn('en', { about: 'work-failing', kind: 'transcription', count: 7 }).body).toMatch(/^7 /);
});

describe('those whose budget is used', () => {
  const reached = { about: 'client-budget-reached', clientId: jean, percent: 120 } as const;
  const many = { ...reached, clientIds: [elodie, jean], clients: 14 };
  const nameOf = (clientId: string) => (clientId === elodie ? 'Élodie Martin' : null);

  it('are named together, with how many others there are', () => {
    expect(adminNoticeTextIn('fr', many, nameOf)).toMatchObject({
      title: '14 clients ont atteint leur plafond',
      body: expect.stringMatching(/^Élodie Martin, 00000-0005J et 12 autres\. Les moteurs/),
      link: '/admin/payments',
    });
    expect(adminNoticeTextIn('en', many, nameOf).body).toMatch(/^Élodie Martin, \S+,? and 12 others\. The paid/);
    expect(adminNoticeTextIn('fr', { ...many, clients: 3 }, nameOf).body).toContain(' et une autre personne. ');
  });
  it('have the code that lists show where they have no name, and no name outside the back-office', () => {
    expect(adminNoticeTextIn('fr', reached, nameOf)).toMatchObject({
      body: expect.stringMatching(/^Client\u00A0: [\dA-Z]{5}-[\dA-Z]{5}\. /),
      link: `/admin/clients/${jean}`,
    });
    expect(adminNoticeTextIn('fr', many).body).toMatch(/^Les moteurs payants sont arrêtés pour eux/);
  });
});
