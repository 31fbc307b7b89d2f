// @vitest-environment happy-dom
import type { ReportDetail, ReportRow } from '@ecrin/contracts/comment-report/comment-report.ts';
import type { ProposalRow } from '@ecrin/contracts/erasure/erasure-proposal.ts';
import { inboxKinds, type InboxRow } from '@ecrin/contracts/inbox/inbox.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { InboxScreen } from '#features/inbox/inbox-screen.tsx';
import { showAt, stubAdminApi } from '#test/page.fixtures.tsx';

const since = '2026-01-02T09:00:00.000Z';
const client = { clientId: 'c1', firstname: 'Claire', lastname: null, code: 'ABCD2345' };
const ids = ['1', '2', '3'];
const erasures: readonly ProposalRow[] = ids.map((proposalId) => ({
  proposalId,
  client,
  by: { adminId: 'theo', fullname: 'Théo Second' },
  reason: 'Demandé par courrier',
  requestId: null,
  madeAt: since,
  expiresAt: since,
  status: 'open',
  since,
  decidedBy: null,
  decidedReason: null,
  late: false,
  holder: null,
}));
const reports: readonly ReportRow[] = ids.map((id) => ({
  reportId: `comment.${id}`,
  kind: 'comment',
  author: client,
  reporters: 1,
  reasons: [{ reason: 'off-topic', count: 1 }],
  status: 'open',
  since,
  late: false,
  published: { place: 'Chœur du jeudi', writtenAt: since },
  holder: null,
  entrustedUntil: null,
  returned: null,
}));
const outcomes = { open: 1, hidden: 0, kept: 0, restored: 0 };
const detailOf = (row: ReportRow): ReportDetail => ({
  ...row,
  published: { place: 'Chœur du jeudi', writtenAt: since, words: 'Sûrement pas vous.', answered: null },
  authorLanguage: 'fr',
  decidedBy: null,
  authorRecord: { written: { ...outcomes, latest: [] }, reported: { ...outcomes, latest: [] } },
  reporterRecords: [],
  hiddenFor: null,
  community: { owner: client, refusal: null },
  entrustedWith: null,
  answeredBy: null,
});

const byKind = Object.fromEntries(inboxKinds.map((kind) => [kind, { open: 3, late: 0 }]));

const announced = () =>
  [...document.querySelectorAll('[aria-keyshortcuts]:not(:disabled)')].map((one) =>
    one.getAttribute('aria-keyshortcuts'),
  );

const rowsOf: Readonly<Record<'report' | 'erasure', () => readonly InboxRow[]>> = {
  report: () => reports.map((row) => ({ ...row, of: 'report' })),
  erasure: () => erasures.map((row) => ({ ...row, of: 'erasure' })),
};

const itemOf = (call: string) => {
  const id = /\/(?<id>[\w.]+)$/u.exec(call)?.groups?.['id'];
  const report = reports.find(({ reportId }) => reportId === id);
  return call.startsWith('GET /comments/') && report ? detailOf(report) : erasures.find((one) => one.proposalId === id);
};

/** The queue of one kind, on an item of it. */
const open = async (kind: 'report' | 'erasure', item: string, me = 'ada') => {
  const rows = rowsOf[kind]();
  const calls = stubAdminApi((call) => {
    if (call === 'GET /me') return { admin: { _id: me, role: 'superadmin' } };
    if (call.startsWith('GET /inbox?')) return { items: rows, nextCursor: null };
    if (call.startsWith('GET /inbox-counts')) return { open: 3, late: 0, oldestSince: since, byKind };
    if (call.startsWith('GET /inbox-holders')) return { items: [] };
    return itemOf(call);
  });
  const history = await showAt(`/admin/requests/${item}?kind=${kind}`, InboxScreen, '/admin/requests/:itemId?');
  await vi.waitFor(() => expect(announced()).toContain('T'));
  const press = (key: string) =>
    act(async () => void fireEvent.keyDown(screen.getAllByRole('link', { current: true })[0] ?? document, { key }));
  return { calls, history, press };
};
describe('in the queue of reports', () => {
  it('the letters of what was opened are announced, J and K walk, and R hides', async () => {
    const { calls, history, press } = await open('report', 'comment.2');
    await screen.findByText('Signalé pour');
    expect(announced()).toEqual(['J K', 'T', 'C', 'R', 'G']);
    await press('r');
    await vi.waitFor(() =>
      expect(calls).toContainEqual([
        'PUT /comments/comment.2/decision',
        { decision: 'hide', reason: 'off-topic', word: null },
      ]),
    );
    await press('j');
    expect(history.at(-1)).toBe('/admin/requests/comment.3?kind=report');
    await press('k');
    expect(history.at(-1)).toBe('/admin/requests/comment.2?kind=report');
  });
  it('G keeps', async () => {
    const { calls, press } = await open('report', 'comment.1');
    await screen.findByText('Signalé pour');
    await press('g');
    await vi.waitFor(() => expect(calls).toContainEqual(['PUT /comments/comment.1/decision', { decision: 'keep' }]));
  });
});

describe('in the queue of erasures', () => {
  it.each([
    ['a', 'Confirmer l’effacement'],
    ['r', 'Refuser'],
  ])('%s asks for the reason first: %s', async (letter, title) => {
    const { calls, press } = await open('erasure', 'erasure.2');
    await screen.findByRole('button', { name: new RegExp(`^${title}`, 'u') });
    expect(announced()).toEqual(['J K', 'T', 'A', 'R']);
    await press(letter);
    await screen.findByRole('dialog', { name: title });
    expect(calls.filter(([call]) => !call.startsWith('GET'))).toEqual([]);
  });
  it('of one’s own only R is announced, and takes it back; J and K walk', async () => {
    const { history, press } = await open('erasure', 'erasure.1', 'theo');
    await screen.findByRole('button', { name: /^Retirer la proposition/u });
    expect(announced()).toEqual(['J K', 'T', 'R']);
    await press('a');
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('j');
    expect(history.at(-1)).toBe('/admin/requests/erasure.2?kind=erasure');
    await press('k');
    await press('r');
    await screen.findByRole('dialog', { name: 'Retirer la proposition' });
  });
});
