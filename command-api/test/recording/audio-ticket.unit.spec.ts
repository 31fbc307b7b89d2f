import { expect, it } from 'vitest';
import { createAudioTickets, ticketMs } from '#recording/audio-ticket.ts';

const now = '2026-01-02T09:00:00.000Z';
const after = (ms: number) => new Date(Date.parse(now) + ms).toISOString();
const tickets = createAudioTickets(new Uint8Array(32).fill(1));
const holder = { clientId: 'client', sessionId: 'session' };
const ticket = tickets.issue('thought', holder, now);

it('is valid for its thought until it expires', () =>
  expect(tickets.open(ticket, 'thought', after(ticketMs - 1))).toEqual(holder));
it('expires after five minutes', () => expect(tickets.open(ticket, 'thought', after(ticketMs))).toBeNull());
it('is not valid for another thought', () => expect(tickets.open(ticket, 'another', now)).toBeNull());
it('is not valid when changed', () => {
  const [, , until, signature] = ticket.split('.');
  expect(tickets.open(`stranger.session.${until}.${signature}`, 'thought', now)).toBeNull();
  expect(tickets.open(`client.another.${until}.${signature}`, 'thought', now)).toBeNull();
  expect(tickets.open(`client.session.${Number(until) + 1}.${signature}`, 'thought', now)).toBeNull();
  expect(tickets.open('', 'thought', now)).toBeNull();
  expect(createAudioTickets(new Uint8Array(32).fill(2)).open(ticket, 'thought', now)).toBeNull();
});
