import { describe, expect, it } from 'vitest';
import { session } from '#client/session/session.aggregate.ts';
import { signInClient } from '#client/session/sign-in-client.ts';
import { signOutClient } from '#client/session/sign-out-client.ts';
import { clientId, forSession, now } from './client.fixtures.ts';

const sessionId = 'session-1';
const loggedIn = {
  type: 'ClientLoggedIn',
  data: { clientId, sessionId, loggedInAt: now },
  private: { device: 'Firefox' },
} as const;
const loggedOut = { type: 'ClientLoggedOut', data: { clientId, sessionId, loggedOutAt: now }, private: null } as const;

describe('signing in', () => {
  const logIn = { clientId, sessionId, device: 'Firefox', now, newDevice: null };
  it('opens a session', () => forSession.given().when(signInClient, logIn).then(loggedIn));
  it('records a device that is new to the account', () =>
    forSession
      .given()
      .when(signInClient, { ...logIn, newDevice: 'one' })
      .then({ ...loggedIn, data: { ...loggedIn.data, newDevice: 'one' } }));
  it('never reopens a closed session', () =>
    forSession.given(loggedIn, loggedOut).when(signInClient, logIn).thenNothing());
  it('records the client as owner of the session', () =>
    expect(session.ownerOf(session.evolve(session.initial, loggedIn))).toBe(clientId));
});

describe('signing out', () => {
  it('closes the session', () => forSession.given(loggedIn).when(signOutClient, { sessionId, now }).then(loggedOut));
  it('appends nothing when none is open', () =>
    forSession.given().when(signOutClient, { sessionId, now }).thenNothing());
});
