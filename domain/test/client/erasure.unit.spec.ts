import { describe, expect, it } from 'vitest';
import type { ClientDeactivated } from '#client/client-administration.events.ts';
import type {
  ClientErased,
  ClientErasureAsked,
  ClientErasureBegun,
  ClientErasureWithdrawn,
} from '#client/client-erasure.events.ts';
import { client } from '#client/client.aggregate.ts';
import { askErasure } from '#client/erasure/ask-erasure.ts';
import { beginErasure, completeErasure } from '#client/erasure/carry-out-erasure.ts';
import { withdrawErasure } from '#client/erasure/withdraw-erasure.ts';
import { isActive } from '#client/is-active.ts';
import { editClientProfile } from '#client/profile/edit-client-profile.ts';
import { registerClient } from '#client/register-client.ts';
import { erasureNumberOf } from '#erasure/erasure-reference.ts';
import { clientId, forClient, now, registered } from './client.fixtures.ts';

const erasureId = '019a0000-0000-7000-8000-0123456789ab';
const dueAt = '2026-01-09T08:00:00.000Z';
const command = { clientId, erasureId, by: 'person', sessionId: 'session-1', when: 'in-seven-days', now } as const;
const asked: ClientErasureAsked = {
  type: 'ClientErasureAsked',
  data: {
    clientId,
    erasureId,
    number: erasureNumberOf(erasureId),
    by: 'person',
    sessionId: 'session-1',
    askedAt: now,
    dueAt,
  },
  private: null,
};
const withdrawn: ClientErasureWithdrawn = {
  type: 'ClientErasureWithdrawn',
  data: { clientId, erasureId, withdrawnAt: now },
  private: null,
};
const begun: ClientErasureBegun = {
  type: 'ClientErasureBegun',
  data: { clientId, erasureId, begunAt: dueAt },
  private: null,
};
const erased: ClientErased = {
  type: 'ClientErased',
  data: { clientId, erasureId, keyDestroyedAt: dueAt, erasedAt: dueAt },
  private: null,
};
const { given } = forClient;
const stateOf = (...events: Parameters<typeof client.evolve>[1][]) => events.reduce(client.evolve, client.initial);

describe('asking for the erasure of an account', () => {
  it('sets when nothing undoes it any more', () => {
    given(registered).when(askErasure, command).then(asked);
    given(registered)
      .when(askErasure, { ...command, when: 'now' })
      .then({ ...asked, data: { ...asked.data, dueAt: now } });
  });
  it('changes nothing where one was asked for', () =>
    given(registered, asked)
      .when(askErasure, { ...command, erasureId: 'another', when: 'now' })
      .thenNothing());
  it('can be done again once it was withdrawn', () =>
    given(registered, asked, withdrawn).when(askErasure, command).then(asked));
  it('is refused to administrators where signing in could not undo it', () => {
    const byThem = { ...command, by: 'administrator', sessionId: null } as const;
    const deactivated: ClientDeactivated = {
      type: 'ClientDeactivated',
      data: { clientId, by: 'alix', deactivatedAt: now },
      private: { reason: 'Pour voir' },
    };
    const data = { ...asked.data, by: 'administrator', sessionId: null } as const;
    given(registered)
      .when(askErasure, byThem)
      .then({ ...asked, data });
    given(registered, deactivated).when(askErasure, byThem).thenRefused('client.deactivated');
  });
  it('is refused for an account that is not there, or is being erased', () => {
    given().when(askErasure, command).thenRefused('client.not-found');
    given(registered, asked, begun).when(askErasure, command).thenRefused('client.not-found');
  });
});

describe('undoing it', () => {
  it('is possible until it is due', () => {
    given(registered, asked).when(withdrawErasure, { now }).then(withdrawn);
    given(registered, asked).when(withdrawErasure, { now: dueAt }).thenNothing();
    given(registered, asked, begun).when(withdrawErasure, { now }).thenNothing();
  });
  it('changes nothing where none was asked for', () => given(registered).when(withdrawErasure, { now }).thenNothing());
  it('is remembered', () =>
    expect(stateOf(registered, asked, withdrawn)).toMatchObject({
      erasure: null,
      withdrawnErasures: [{ erasureId, askedAt: now, withdrawnAt: now }],
    }));
});

describe('carrying it out', () => {
  it('begins once it is due', () => {
    given(registered, asked).when(beginErasure, { erasureId, now: dueAt }).then(begun);
    given(registered, asked).when(beginErasure, { erasureId, now }).thenNothing();
  });
  it('does not begin where it was withdrawn, or another one was asked for', () => {
    given(registered, asked, withdrawn).when(beginErasure, { erasureId, now: dueAt }).thenNothing();
    given(registered, asked).when(beginErasure, { erasureId: 'another', now: dueAt }).thenNothing();
  });
  it('ends once', () => {
    const completed = { erasureId, keyDestroyedAt: dueAt, now: dueAt };
    given(registered, asked, begun).when(completeErasure, completed).then(erased);
    given(registered, asked, begun, erased).when(completeErasure, completed).thenNothing();
    given(registered, asked).when(completeErasure, completed).thenNothing();
  });
  it('closes the account for good', () => {
    expect([stateOf(registered, asked), stateOf(registered, asked, begun)].map(isActive)).toEqual([true, false]);
    given(registered, asked, begun)
      .when(editClientProfile, { clientId, portrait: { firstname: 'Anne' }, now })
      .thenRefused('client.not-found');
    given(registered, asked, begun)
      .when(registerClient, {
        ...registered.data,
        email: null,
        firstname: null,
        referralCode: null,
        now,
      })
      .thenRefused('client.already-registered');
  });
});
