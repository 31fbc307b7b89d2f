import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, expect, it } from 'vitest';
import { hasNewAccess } from '#admin/account/has-new-access.ts';
import { admin } from '#admin/admin.aggregate.ts';
import { roster, type RosterEntry } from '#admin/roster/roster.aggregate.ts';
import { assignProposal } from '#erasure-proposal/assign-proposal.ts';
import { confirmProposal, declineProposal, withdrawProposal } from '#erasure-proposal/decide-on-proposal.ts';
import { confirmedIdOf, erasureProposal } from '#erasure-proposal/erasure-proposal.aggregate.ts';
import { endProposal, expireProposal, proposalRefusal, proposeErasure } from '#erasure-proposal/propose-erasure.ts';
import { created } from '../admin/admin.fixtures.ts';
import {
  confirmed,
  declined,
  expired,
  made,
  now,
  of,
  overdue,
  proposedBy,
  withdrawn,
} from './erasure-proposal.fixtures.ts';

const { given } = specFor(erasureProposal);
const { proposalId, clientId } = of;
const propose = { proposalId, clientId, by: proposedBy, requestId: null, reason: 'Demandé par courrier', now };
const confirm = { proposalId, by: 'bea', reason: 'La lettre est signée', withNewAccess: [], now };
const decline = { proposalId, by: 'bea', reason: 'Pas de demande écrite', now };

describe('whose it is', () => {
  const assigned = {
    type: 'ErasureProposalAssigned',
    data: { ...of, adminId: 'bea', by: 'bea', assignedAt: now },
    private: null,
  } as const;
  const take = { proposalId, from: null, to: 'bea', by: 'bea', now };
  it('is one administrator’s while it is open, whoever is first', () => {
    given(made).when(assignProposal, take).then(assigned);
    given(made, assigned).when(assignProposal, take).thenNothing();
    given(made, assigned)
      .when(assignProposal, { ...take, to: 'carl', by: 'carl' })
      .thenRefused('inbox.taken-meanwhile');
    given(made, assigned)
      .when(assignProposal, { ...take, from: 'bea', to: null })
      .then({
        type: 'ErasureProposalReleased',
        data: { ...of, adminId: 'bea', by: 'bea', releasedAt: now },
        private: null,
      });
  });
  it('is nobody’s once it is decided on, and of none', () => {
    given(made, confirmed).when(assignProposal, take).thenRefused('erasure-proposal.closed');
    given(made, assigned, declined, { ...made, data: { ...made.data, proposalId: 'proposal-2' } })
      .when(assignProposal, { ...take, proposalId: 'proposal-2' })
      .then({ ...assigned, data: { ...assigned.data, proposalId: 'proposal-2' } });
    given(made)
      .when(assignProposal, { ...take, proposalId: 'another' })
      .thenRefused('erasure-proposal.not-found');
    given().when(assignProposal, take).thenRefused('erasure-proposal.not-found');
  });
  it('one whose time is over, and that nobody has closed, can be left by a deactivated administrator', () =>
    given(made, assigned)
      .when(assignProposal, { ...take, from: 'bea', to: null, now: overdue })
      .then({
        type: 'ErasureProposalReleased',
        data: { ...of, adminId: 'bea', by: 'bea', releasedAt: overdue },
        private: null,
      }));
});

describe('proposing the erasure of an account', () => {
  it('records who, why and until when, once', () => {
    given().when(proposeErasure, propose).then(made);
    given(made).when(proposeErasure, propose).thenNothing();
  });
  it('is done once at a time, and anew after it was ended', () => {
    const another = { ...propose, proposalId: 'proposal-2' };
    const again = { ...made, data: { ...made.data, proposalId: 'proposal-2' } };
    given(made).when(proposeErasure, another).thenRefused('erasure-proposal.already-open');
    for (const end of [confirmed, declined, withdrawn, expired])
      given(made, end).when(proposeErasure, another).then(again);
  });
  it('closes one that nobody decided on in time', () => {
    const late = { ...propose, proposalId: 'proposal-2', now: overdue };
    const data = { ...made.data, proposalId: 'proposal-2', madeAt: overdue, expiresAt: '2026-01-30T09:00:00.000Z' };
    given(made)
      .when(proposeErasure, late)
      .then(expired, { ...made, data });
  });
});

describe('whether it can be proposed', () => {
  const active = { active: true, leaving: false, proposed: false };
  it.each([
    [active, null],
    [{ ...active, proposed: true }, 'erasure-proposal.already-open'],
    [{ ...active, active: false }, 'erasure-proposal.deactivated'],
    [{ ...active, leaving: true, active: false }, 'erasure-proposal.already-asked'],
    [null, 'client.not-found'],
  ])('given %o, then it is refused with %s', (account, refused) => expect(proposalRefusal(account)).toBe(refused));
});

describe('confirming it', () => {
  it('is for another administrator, once', () => {
    given(made).when(confirmProposal, confirm).then(confirmed);
    given(made, confirmed).when(confirmProposal, confirm).thenNothing();
    given(made, confirmed)
      .when(confirmProposal, { ...confirm, by: 'cyd' })
      .thenRefused('erasure-proposal.closed');
  });
  it('is refused to whoever made it, and while one of the two has only just been let in', () => {
    given(made)
      .when(confirmProposal, { ...confirm, by: proposedBy })
      .thenRefused('erasure-proposal.same-administrator');
    for (const one of [proposedBy, 'bea'])
      given(made)
        .when(confirmProposal, { ...confirm, withNewAccess: [one] })
        .thenRefused('erasure-proposal.new-administrator');
  });
  it('is refused once it is over, and of another proposal', () => {
    for (const end of [declined, withdrawn, expired])
      given(made, end).when(confirmProposal, confirm).thenRefused('erasure-proposal.closed');
    given(made)
      .when(confirmProposal, { ...confirm, now: overdue })
      .thenRefused('erasure-proposal.closed');
    given().when(confirmProposal, confirm).thenRefused('erasure-proposal.not-found');
    given(made)
      .when(confirmProposal, { ...confirm, proposalId: 'proposal-2' })
      .thenRefused('erasure-proposal.not-found');
  });
});

describe('ending it', () => {
  it('an administrator declines it with a reason, once; whoever made it too', () => {
    given(made).when(declineProposal, decline).then(declined);
    given(made, declined).when(declineProposal, decline).thenNothing();
    given(made)
      .when(declineProposal, { ...decline, by: proposedBy })
      .then({ ...declined, data: { ...declined.data, by: proposedBy } });
    given(made, confirmed).when(declineProposal, decline).thenRefused('erasure-proposal.closed');
    given().when(declineProposal, decline).thenRefused('erasure-proposal.not-found');
  });
  it('the client keeps the account, once', () => {
    given(made).when(withdrawProposal, { proposalId, now }).then(withdrawn);
    given(made, withdrawn).when(withdrawProposal, { proposalId, now }).thenNothing();
    given(made, confirmed).when(withdrawProposal, { proposalId, now }).thenRefused('erasure-proposal.closed');
    given().when(withdrawProposal, { proposalId, now }).thenRefused('erasure-proposal.not-found');
  });
  it('nobody decides on it in time', () => {
    given(made).when(expireProposal, { proposalId, now: overdue }).then(expired);
    given(made).when(expireProposal, { proposalId, now }).thenNothing();
    given(made, confirmed).when(expireProposal, { proposalId, now: overdue }).thenNothing();
    given(made).when(expireProposal, { proposalId: 'proposal-2', now: overdue }).thenNothing();
  });
  it('the account is erased otherwise', () => {
    given(made).when(endProposal, { now: overdue }).then(expired);
    given().when(endProposal, { now }).thenNothing();
    given(made, confirmed).when(endProposal, { now }).thenNothing();
  });
  it('what was confirmed is still known once another one is made', () => {
    const again = { ...made, data: { ...made.data, proposalId: 'proposal-2' } };
    const states = [[made], [made, confirmed], [made, confirmed, again]].map((events) =>
      events.reduce(erasureProposal.evolve, erasureProposal.initial),
    );
    expect([erasureProposal.initial, ...states].map(confirmedIdOf)).toEqual([null, null, proposalId, proposalId]);
  });
});

describe('whose access is too new', () => {
  const day = '2026-01-01T12:00:00.000Z';
  const earlier = '2025-12-30T09:00:00.000Z';
  const entryOf = (by: string | null, createdAt: string): RosterEntry => {
    const event = created('bea', 'superadmin');
    const entry = roster.evolve(roster.initial, { ...event, data: { ...event.data, by, createdAt } }).get('bea');
    if (!entry) throw new Error('not created');
    return entry;
  };
  const letInBy = (by: string) =>
    admin.evolve(admin.initial, {
      type: 'AdminSecondFactorRemoved',
      data: { adminId: 'bea', by, sessionId: null, removedAt: day },
      private: { device: 'Firefox' },
    });
  it.each([
    { who: 'whoever another one created within a day', entry: entryOf('alix', day), own: admin.initial, is: true },
    { who: 'not the first one', entry: entryOf(null, day), own: admin.initial, is: false },
    { who: 'nor after a day', entry: entryOf('alix', '2026-01-01T09:00:00.000Z'), own: admin.initial, is: false },
    { who: 'whom another one let in again', entry: entryOf('alix', earlier), own: letInBy('alix'), is: true },
    { who: 'not by their own act', entry: entryOf('alix', earlier), own: letInBy('bea'), is: false },
  ])('$who', ({ entry, own, is }) => expect(hasNewAccess({ entry, own }, now)).toBe(is));
});
