import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, expect, it } from 'vitest';
import { createdLately } from '#admin/roster/created-lately.ts';
import { roster } from '#admin/roster/roster.aggregate.ts';
import { confirmProposal, declineProposal, withdrawProposal } from '#erasure-proposal/decide-on-proposal.ts';
import { erasureProposal } from '#erasure-proposal/erasure-proposal.aggregate.ts';
import { expireProposal, proposeErasure } from '#erasure-proposal/propose-erasure.ts';
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
const confirm = { proposalId, by: 'bea', reason: 'La lettre est signée', newTo: [], now };
const decline = { proposalId, by: 'bea', reason: 'Pas de demande écrite', now };

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

describe('confirming it', () => {
  it('is for another administrator, once', () => {
    given(made).when(confirmProposal, confirm).then(confirmed);
    given(made, confirmed).when(confirmProposal, confirm).thenNothing();
    given(made, confirmed)
      .when(confirmProposal, { ...confirm, by: 'cyd' })
      .thenRefused('erasure-proposal.closed');
  });
  it('is refused to whoever made it, and to whom they have just created', () => {
    given(made)
      .when(confirmProposal, { ...confirm, by: proposedBy })
      .thenRefused('erasure-proposal.same-administrator');
    given(made)
      .when(confirmProposal, { ...confirm, newTo: [proposedBy] })
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
});

describe('who is too new to confirm', () => {
  const by = (creator: string | null, adminId: string, createdAt: string) => {
    const event = created(adminId, 'admin');
    return { ...event, data: { ...event.data, by: creator, createdAt } };
  };
  const administrators = [
    by(null, 'alix', '2026-01-01T12:00:00.000Z'),
    by('alix', 'bea', '2026-01-01T12:00:00.000Z'),
    by('alix', 'cyd', '2026-01-01T09:00:00.000Z'),
  ].reduce(roster.evolve, roster.initial);
  it('whom one created within a day, and who created one within it, in both directions', () => {
    expect(createdLately(administrators, 'alix', now)).toEqual(['bea']);
    expect(createdLately(administrators, 'bea', now)).toEqual(['alix']);
    expect(createdLately(administrators, 'cyd', now)).toEqual([]);
  });
});
