import { describe, expect, it } from 'vitest';
import { deactivateClient, reactivateClient } from '#client/administration/deactivate-client.ts';
import { endClientSessions, resendClientCode } from '#client/administration/help-client.ts';
import type {
  ClientCodeResent,
  ClientDeactivated,
  ClientReactivated,
  ClientSessionsEnded,
} from '#client/client-administration.events.ts';
import { client } from '#client/client.aggregate.ts';
import type { ClientEmailProved } from '#client/client.events.ts';
import { clientId, forClient, now, registered } from './client.fixtures.ts';

const by = 'admin-1';
const reason = 'Demandé au téléphone';
const command = { by, reason, now };
const words = { reason };
const deactivated: ClientDeactivated = {
  type: 'ClientDeactivated',
  data: { clientId, by, deactivatedAt: now },
  private: words,
};
const reactivated: ClientReactivated = {
  type: 'ClientReactivated',
  data: { clientId, by, reactivatedAt: now },
  private: words,
};
const ended: ClientSessionsEnded = {
  type: 'ClientSessionsEnded',
  data: { clientId, by, sessions: 2, endedAt: now },
  private: words,
};
const resent: ClientCodeResent = { type: 'ClientCodeResent', data: { clientId, by, resentAt: now }, private: words };
const proved: ClientEmailProved = {
  type: 'ClientEmailProved',
  data: { clientId, emailHash: 'hash-1', by: 'code', provedAt: now },
  private: { email: 'claire@exemple.fr' },
};

const { given } = forClient;

describe('deactivating and reactivating an account', () => {
  it('records who did it, with the reason as words', () =>
    given(registered).when(deactivateClient, command).then(deactivated));
  it('deactivates once', () => given(registered, deactivated).when(deactivateClient, command).thenNothing());
  it('reactivates', () => given(registered, deactivated).when(reactivateClient, command).then(reactivated));
  it('reactivates only what is deactivated', () => {
    given(registered).when(reactivateClient, command).thenNothing();
    given(registered, deactivated, reactivated).when(reactivateClient, command).thenNothing();
  });
  it('refuses an unknown account', () => {
    given().when(deactivateClient, command).thenRefused('client.not-found');
    given().when(reactivateClient, command).thenRefused('client.not-found');
  });
});

describe('helping a client', () => {
  // An act of its own each time it is done: one request is executed once all the same.
  const state = client.evolve(client.initial, registered);
  it('records who ended the sessions, and who sent the code', () => {
    expect(endClientSessions({ ...command, sessions: 2 }, state)).toEqual([ended]);
    expect(resendClientCode(command, state)).toEqual([resent]);
  });
  it('records that sessions were ended, where there were any', () => {
    given(registered)
      .when(endClientSessions, { ...command, sessions: 0 })
      .thenNothing();
    given()
      .when(endClientSessions, { ...command, sessions: 2 })
      .thenRefused('client.not-found');
    given(registered, ended, resent).when(reactivateClient, command).thenNothing();
  });
  it('has no code to send for a proved address, or an unknown account', () => {
    given(registered, proved).when(resendClientCode, command).thenRefused('client.nothing-to-prove');
    given().when(resendClientCode, command).thenRefused('client.not-found');
  });
});
