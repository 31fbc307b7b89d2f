import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTicketSigner } from '#crypto/ticket-signer.ts';

const key = new Uint8Array(32).fill(1);
const now = '2026-01-02T09:00:00.000Z';
const until = Date.parse(now) + 60_000;
const signed = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');
const signer = createTicketSigner(key, 60_000);

// Tickets are already in use: their form may not change.
it('signs ids and expiry, bound to a context', () => {
  expect(signer.issue(['a', 'b'], { now })).toBe(`a.b.${until}.${signed(`a.b.${until}`)}`);
  expect(signer.issue(['a'], { now, boundTo: 'x' })).toBe(`a.${until}.${signed(`x.a.${until}`)}`);
});
it('verifies for its own context only, until it expires', () => {
  const ticket = signer.issue(['a'], { now, boundTo: 'x' });
  expect([
    signer.open(ticket, { now, boundTo: 'x' }),
    signer.open(ticket, { now, boundTo: 'y' }),
    signer.open(ticket, { now }),
    signer.open(ticket, { now: new Date(until).toISOString(), boundTo: 'x' }),
  ]).toEqual([['a'], null, null, null]);
});
