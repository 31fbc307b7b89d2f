import { describe, expect, it } from 'vitest';
import { endSession } from '#client/session/end-session.ts';
import { session } from '#client/session/session.aggregate.ts';
import { clientId, forSession, now } from './client.fixtures.ts';

const sessionId = 'session-1';
const end = { sessionId, endedBy: 'session-2', reason: 'asked', now } as const;
const loggedIn = {
  type: 'ClientLoggedIn',
  data: { clientId, sessionId, loggedInAt: now },
  private: { device: 'Firefox' },
} as const;
const ended = {
  type: 'ClientSessionEnded',
  data: { clientId, sessionId, endedBy: 'session-2', reason: 'asked', endedAt: now },
  private: null,
} as const;

describe('ending another session', () => {
  it('closes it', () => forSession.given(loggedIn).when(endSession, end).then(ended));
  it('appends nothing when it is closed', () => forSession.given(loggedIn, ended).when(endSession, end).thenNothing());
  it('refuses an unknown session', () =>
    forSession.given().when(endSession, end).thenRefused('client.session-not-found'));
  it('keeps the owner of the session', () =>
    expect(session.ownerOf([loggedIn, ended].reduce(session.evolve, session.initial))).toBe(clientId));
});
