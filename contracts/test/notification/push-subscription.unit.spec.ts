import { expect, it } from 'vitest';
import { readPushToken } from '#notification/push-subscription.ts';

const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) };
const subscription = { endpoint: 'https://push.exemple.fr/1', keys };

it('parses a browser’s subscription, and drops other fields', () => {
  expect(readPushToken(JSON.stringify({ ...subscription, expirationTime: null }))).toEqual(subscription);
  expect(
    readPushToken(
      ` ${JSON.stringify({ ...subscription, keys: { p256dh: `${keys.p256dh}=`, auth: `${keys.auth}==` } })}`,
    ),
  ).toMatchObject({ endpoint: subscription.endpoint });
});
it.each(['', 'a-token', '[]', '"text"'])('treats %j as a token of another kind', (token) =>
  expect(readPushToken(token)).toBe('opaque'),
);
it.each([
  '{',
  '{}',
  JSON.stringify({ endpoint: subscription.endpoint }),
  JSON.stringify({ ...subscription, endpoint: 'nowhere' }),
  JSON.stringify({ ...subscription, endpoint: 'ftp://push.exemple.fr/1' }),
  JSON.stringify({ ...subscription, endpoint: `https://push.exemple.fr/${'1'.repeat(2_048)}` }),
  JSON.stringify({ ...subscription, keys: { ...keys, auth: 'short' } }),
  JSON.stringify({ ...subscription, keys: { ...keys, p256dh: `A${'a'.repeat(86)}` } }),
  JSON.stringify({ ...subscription, keys: { ...keys, p256dh: `B${'+'.repeat(86)}` } }),
])('treats %s as malformed', (token) => expect(readPushToken(token)).toBe('malformed'));
