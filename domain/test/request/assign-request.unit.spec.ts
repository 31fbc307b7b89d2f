import { describe, it } from 'vitest';
import { assignRequest } from '#request/commands/assign-request.ts';
import type { RequestAssigned, RequestReleased } from '#request/request.events.ts';
import { given, now, opened, requestId } from './request.fixtures.ts';

const [alix, bea] = ['alix', 'bea'];
const requestOf = (adminId: string, by = adminId): RequestAssigned => ({
  type: 'RequestAssigned',
  data: { requestId, adminId, by, assignedAt: now },
  private: null,
});
const released: RequestReleased = {
  type: 'RequestReleased',
  data: { requestId, adminId: alix, by: bea, releasedAt: now },
  private: null,
};
const take = { requestId, from: null, to: alix, by: alix, now };

describe('a request', () => {
  it('is taken, once', () => {
    given(opened()).when(assignRequest, take).then(requestOf(alix));
    given(opened(), requestOf(alix)).when(assignRequest, take).thenNothing();
  });
  it('has one owner, of two who take it at once', () =>
    given(opened(), requestOf(bea)).when(assignRequest, take).thenRefused('inbox.taken-meanwhile'));
  it('is handed to somebody, and released by anybody', () => {
    given(opened(), requestOf(alix))
      .when(assignRequest, { ...take, from: alix, to: bea })
      .then(requestOf(bea, alix));
    given(opened(), requestOf(alix))
      .when(assignRequest, { ...take, from: alix, to: null, by: bea })
      .then(released);
    given(opened(), requestOf(alix), released).when(assignRequest, take).then(requestOf(alix));
  });
  it('is there', () => given().when(assignRequest, take).thenRefused('request.not-found'));
});
