import { eventsWithWords } from '@ecrin/domain/test/look/events-with-words.fixtures.ts';
import { expect, it } from 'vitest';
import { actHandlers, type ActEvent } from '#look/act-on-client.ts';
import { lookProjection } from '#look/look.projection.ts';

const at = '2026-01-02T09:00:00.000Z';
const of = { clientId: 'anne', by: 'alix' } as const;
const reported = {
  reportId: 'report-1',
  subject: { kind: 'comment', id: 'comment-1', ownerId: 'anne' },
  by: 'alix',
} as const;
const proposal = { proposalId: 'proposal-1', clientId: 'anne' } as const;
const permission = { ...of, permission: 'create-orbs' } as const;
const word = 'Après votre appel de lundi';

/** Every act with a word to the client it concerns, and what « Qui a ouvert ma fiche » and the archive say of it. */
const acts: readonly Readonly<{ event: ActEvent; target: string; role: string | null }>[] = [
  {
    event: { type: 'ClientDeactivated', data: { ...of, deactivatedAt: at }, private: { reason: word } },
    target: 'deactivation',
    role: 'superadmin',
  },
  {
    event: { type: 'ClientReactivated', data: { ...of, reactivatedAt: at }, private: { reason: word } },
    target: 'reactivation',
    role: 'superadmin',
  },
  {
    event: { type: 'ClientSessionsEnded', data: { ...of, sessions: 2, endedAt: at }, private: { reason: word } },
    target: 'sessions',
    role: null,
  },
  {
    event: { type: 'ClientCodeResent', data: { ...of, resentAt: at }, private: { reason: word } },
    target: 'code',
    role: null,
  },
  {
    event: { type: 'ClientPermissionGranted', data: { ...permission, grantedAt: at }, private: { reason: word } },
    target: 'grant',
    role: null,
  },
  {
    event: { type: 'ClientPermissionWithdrawn', data: { ...permission, withdrawnAt: at }, private: { reason: word } },
    target: 'withdrawal',
    role: null,
  },
  {
    event: {
      type: 'CommentHidden',
      data: { ...reported, reason: 'private-data', hiddenAt: at },
      private: { word },
    },
    target: 'hiding',
    role: null,
  },
  {
    event: { type: 'CommentRestored', data: { ...reported, restoredAt: at }, private: { word } },
    target: 'restoring',
    role: null,
  },
  {
    event: {
      type: 'OrganizationMemberRemoved',
      data: { ...of, organizationId: 'organization-1', removedAt: at },
      private: { reason: word },
    },
    target: 'removal',
    role: null,
  },
  {
    event: {
      type: 'ErasureProposalMade',
      data: { ...proposal, by: 'alix', requestId: null, madeAt: at, expiresAt: at },
      private: { reason: word },
    },
    target: 'proposal',
    role: null,
  },
  {
    event: {
      type: 'ErasureProposalConfirmed',
      data: { ...proposal, proposedBy: 'bea', by: 'alix', confirmedAt: at },
      private: { reason: word },
    },
    target: 'confirmation',
    role: 'superadmin',
  },
  {
    event: {
      type: 'ErasureProposalDeclined',
      data: { ...proposal, proposedBy: 'bea', by: 'alix', declinedAt: at },
      private: { reason: word },
    },
    target: 'refusal',
    role: null,
  },
];

/** Words of administrators that are read elsewhere, or were promised to nobody. */
const elsewhere: Readonly<Record<string, string>> = {
  LookRecorded: 'a look itself',
  ExceptionalAccessOpened: 'among the looks, as an access',
  CommentReportEntrusted: 'with the report, by the owner of the community it is handed to',
  RequestAnswerReversed: 'in the conversation of the request',
  WorkDropped: 'kept with the name of the administrator; nobody was promised it',
};

it.each(acts)('the word of $event.type reaches the client', ({ event, target, role }) => {
  const shown = { ownerId: 'anne', target, role, reason: word, lookedAt: at, by: 'alix', content: null };
  expect(lookProjection.apply(null, event)).toMatchObject(shown);
  // Without its key nothing is left of the word.
  expect(lookProjection.apply(null, { ...event, private: null })).toMatchObject({
    target,
    reason: null,
  });
});
it('each act has an entry of its own', () =>
  expect(new Set(acts.map(({ event }) => lookProjection.documentId(event))).size).toBe(acts.length));
it('without an administrator it was who runs the service', () =>
  expect(
    lookProjection.apply(null, {
      type: 'ClientPermissionGranted',
      data: { ...permission, by: null, grantedAt: at },
      private: null,
    }),
  ).toMatchObject({ role: 'superadmin', by: '' }));
it('every event with a word of an administrator is in one of the tables', () => {
  expect(eventsWithWords).toEqual([...Object.keys(actHandlers), ...Object.keys(elsewhere)].toSorted());
  expect(acts.map(({ event }) => event.type).toSorted()).toEqual(Object.keys(actHandlers).toSorted());
});
