import { describe, expect, it } from 'vitest';
import { openRequest, withdrawRequest } from '#request/commands/open-request.ts';
import { clientRequest } from '#request/request.aggregate.ts';
import {
  answered,
  clientId,
  given,
  now,
  opened,
  permission,
  requestId,
  reopened,
  withdrawn,
  written,
} from './request.fixtures.ts';

const open = { requestId, clientId, subject: permission, words: 'Pour mes carnets.', now };
const withdraw = { requestId, now };

describe('a request', () => {
  it('is opened once', () => {
    given().when(openRequest, open).then(opened());
    given(opened())
      .when(openRequest, { ...open, subject: { kind: 'help' } })
      .thenRefused('request.already-exists');
  });
  it('for help needs words, another does not', () => {
    given()
      .when(openRequest, { ...open, subject: { kind: 'help' }, words: null })
      .thenRefused('request.empty');
    given()
      .when(openRequest, { ...open, words: null })
      .then({ ...opened(), private: { words: null } });
  });
  it('is withdrawn while it has no answer', () => {
    given(opened()).when(withdrawRequest, withdraw).then(withdrawn);
    given(opened(), written('m', 'alix')).when(withdrawRequest, withdraw).then(withdrawn);
    given(opened(), answered('refused')).when(withdrawRequest, withdraw).thenNothing();
    given().when(withdrawRequest, withdraw).thenRefused('request.not-found');
  });
  it('that was accepted stays accepted when what was added to it is withdrawn', () =>
    expect(
      [opened(), answered('accepted'), reopened, written('m', null), withdrawn].reduce(
        clientRequest.evolve,
        clientRequest.initial,
      ),
    ).toMatchObject({ status: 'answered', decision: { answer: 'accepted' } }));
  it('belongs to the client', () => {
    expect(clientRequest.ownerOf(clientRequest.evolve(clientRequest.initial, opened()))).toBe(clientId);
    expect(clientRequest.ownerOf(clientRequest.initial)).toBeNull();
  });
});
