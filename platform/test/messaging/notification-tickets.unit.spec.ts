import { expect, it } from 'vitest';
import { createNotificationTickets, ticketMs } from '#messaging/notification-tickets.ts';

const tickets = createNotificationTickets(new Uint8Array(32).fill(1));
const now = '2026-01-02T09:00:00.000Z';
const later = (ms: number): string => new Date(Date.parse(now) + ms).toISOString();
const onPhone = {
  notificationId: '5b0b2c0e-0000-5000-8000-000000000001',
  deviceId: '5b0b2c0e-0000-5000-8000-000000000002',
};

it('authorizes its notification on its device for thirty days, and fits in a URL', () => {
  const ticket = tickets.issue(onPhone, now);
  expect(ticket.length).toBeLessThanOrEqual(400);
  expect([
    tickets.open(ticket, 'push', now),
    tickets.open(ticket, 'push', later(ticketMs - 1)),
    tickets.open(ticket, 'push', later(ticketMs)),
  ]).toEqual([onPhone, onPhone, null]);
});
it('of a push is not valid for a mail, nor the other way round', () => {
  const inMail = { ...onPhone, deviceId: null };
  const mailed = tickets.issue(inMail, now);
  expect([
    tickets.open(mailed, 'mail', now),
    tickets.open(mailed, 'push', now),
    tickets.open(tickets.issue(onPhone, now), 'mail', now),
  ]).toEqual([inMail, null, null]);
});
it.each<readonly [string, (parts: string[]) => string[]]>([
  ['for another notification', ([_id, ...rest]) => ['another', ...rest]],
  ['for another device', ([id = '', _device, ...rest]) => [id, 'another', ...rest]],
  ['for longer', ([id = '', device = '', until = '', signature = '']) => [id, device, `${until}0`, signature]],
  ['without a signature', (parts) => parts.slice(0, 3)],
  ['with something behind it', (parts) => [...parts, '']],
  ['of nothing', () => []],
])('is not valid %s', (_how, forge) =>
  expect(tickets.open(forge(tickets.issue(onPhone, now).split('.')).join('.'), 'push', now)).toBeNull(),
);
it('of another server is not valid', () =>
  expect(createNotificationTickets(new Uint8Array(32)).open(tickets.issue(onPhone, now), 'push', now)).toBeNull());
