// @vitest-environment happy-dom
import type { BroadcastRecipient } from '@ecrin/contracts/broadcast/broadcast-recipients.ts';
import type { WorkCounts, WorkItem } from '@ecrin/contracts/operation/operation.ts';
import type { OrganizationCommunities } from '@ecrin/contracts/organization/organization-community.ts';
import type { OrganizationDetail, OrganizationMembers } from '@ecrin/contracts/organization/organization.ts';
import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { RecipientsPanel } from '#features/communication/recipients-panel.tsx';
import { OrganizationCommunitiesPanel } from '#features/organizations/organization-communities.tsx';
import { OrganizationMembersPanel } from '#features/organizations/organization-members.tsx';
import { Failures } from '#features/queues/failures.tsx';
import { press, showAt, stubAdminApi } from '#test/page.fixtures.tsx';

const since = '2026-01-02T09:00:00.000Z';
const claire = { clientId: 'c1', firstname: '=cmd()', lastname: 'Élie "C"; née @b', code: 'ABCD2345' };
const claireCells = `"'=cmd()";"Élie ""C""; née @b";"ABCD2345"`;
const organization: OrganizationDetail = {
  organizationId: 'o1',
  name: 'Chœur du jeudi',
  kind: 'arts',
  acceptsRequests: true,
  status: 'open',
  members: 1,
  createdAt: since,
  contact: null,
  referent: null,
};
const counts: WorkCounts = {
  failed: 1,
  retryable: 0,
  waiting: 0,
  oldestWaitingSince: null,
  overdue: 0,
  byKind: [],
  parkedModels: 0,
  engines: [],
};

type Exported = Readonly<{
  screen: ComponentType;
  path: string;
  rows: readonly object[];
  lines: readonly string[];
}>;

const failed: WorkItem = {
  workId: '019a0000-0000-7000-8000-0000000000ff',
  kind: 'transcription',
  state: 'failed',
  clientId: 'c1',
  client: claire,
  reason: 'unreadable-audio',
  attempts: 3,
  since,
  retryable: false,
};
const stopped: WorkItem = { ...failed, workId: `${failed.workId.slice(0, -2)}0a`, reason: 'code-changed' };

/** Of each list beside a panel: what is asked for, and its file. */
const exports: Readonly<Record<string, Exported>> = {
  work: {
    screen: () => (
      <Failures
        counts={counts}
        stopped={[stopped]}
        tries={[{ workId: failed.workId, tries: 5, nextAttemptAt: null }]}
      />
    ),
    path: '/exports/work',
    rows: [failed],
    lines: [
      '"Travail";"Réf.";"Prénom";"Nom";"Code";"Raison";"Essais";"Depuis le"',
      `"Transcription";"00000A";${claireCells};"Ce que fait cette version ne correspond pas à ce qui était commencé";"3";"02/01/2026 09:00"`,
      `"Transcription";"0000FF";${claireCells};"Le son ne peut pas être lu";"5";"02/01/2026 09:00"`,
    ],
  },
  recipients: {
    screen: () => <RecipientsPanel broadcastId="b1" pollingInterval={0} />,
    path: '/exports/broadcasts/b1/recipients',
    rows: [
      {
        client: claire,
        channels: ['in-app', 'mail'],
        stage: 'delivered',
        unsubscribed: true,
        blocked: [{ channel: 'mail', reason: 'no-address' }],
      } satisfies BroadcastRecipient,
    ],
    lines: [
      '"Prénom";"Nom";"Code";"Voies";"Où il en est";"Ce qui n’est pas parti";"Désabonnées par son e-mail"',
      `${claireCells};"application et e-mail";"Remis";"E-mail\u00A0: aucune adresse confirmée";"oui"`,
    ],
  },
  members: {
    screen: () => <OrganizationMembersPanel organization={organization} />,
    path: '/exports/organizations/o1/members',
    rows: [{ ...claire, since, requestId: null } satisfies OrganizationMembers['items'][number]],
    lines: ['"Prénom";"Nom";"Code";"Depuis le"', `${claireCells};"02/01/2026 09:00"`],
  },
  communities: {
    screen: () => <OrganizationCommunitiesPanel organization={organization} />,
    path: '/exports/organizations/o1/communities',
    rows: [['-1+2', 'public'] as const, [null, 'private'] as const].map(([name, visibility]) => ({
      communityId: visibility,
      name,
      visibility,
      status: 'open',
      members: 4,
      copies: 2,
      comments: 0,
    })) satisfies OrganizationCommunities['items'],
    lines: [
      '"Nom";"Visibilité";"État";"Membres";"Textes partagés";"Commentaires"',
      `"'-1+2";"Publique";"Ouverte";"4";"2";"0"`,
      '"Communauté privée";"Privée";"Ouverte";"4";"2";"0"',
    ],
  },
};

const saved: Blob[] = [];
afterEach(() => {
  saved.length = 0;
  vi.restoreAllMocks();
});

const open = async ({ screen: Screen, path, rows }: Exported, role: 'superadmin' | 'admin') => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:of-the-list';
  });
  const calls = stubAdminApi((call) => {
    if (call === 'GET /me') return { admin: { _id: 'a1', role } };
    if (call.startsWith(`GET ${path}`)) return new Response(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    return { items: rows, nextCursor: null, total: rows.length };
  });
  await showAt('/admin/list', Screen);
  return calls;
};

it.each(Object.entries(exports))(
  '%s are saved as a file, in words, with names, and no cell is a formula',
  async (list, its) => {
    const named: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      named.push(this.download);
    });
    const calls = await open(its, 'superadmin');
    await press('Exporter');
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]?.text()).toBe(`\u{FEFF}${its.lines.join('\r\n')}\r\n`);
    expect(calls.map(([call]) => call)).toContain(`GET ${its.path}`);
    expect(named).toEqual([expect.stringMatching(new RegExp(`^ecrin-${list}-\\d{4}-\\d\\d-\\d\\d\\.csv$`, 'u'))]);
  },
);

it.each(Object.entries(exports))('%s are not offered to a role admin', async (_list, its) => {
  await open(its, 'admin');
  await act(async () => undefined);
  expect(screen.queryByRole('button', { name: 'Exporter' })).toBeNull();
});
