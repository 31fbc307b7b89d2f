import { expect, it } from 'vitest';
import { isPublicAddress, isPublicEndpoint } from '#adapters/push-sender/push-endpoint.ts';

const allowed = ['http://127.0.0.1:4100'];

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://db5p.notify.windows.com/w/?token=abc',
  'https://8.8.8.8/abc',
  'https://[2606:4700::1111]/abc',
  'http://127.0.0.1:4100/abc',
])('allows %s', (endpoint) => expect(isPublicEndpoint(endpoint, allowed)).toBe(true));

it.each([
  '',
  'nowhere',
  'http://fcm.googleapis.com/abc',
  'ftp://fcm.googleapis.com/',
  'https://fcm.googleapis.com:8443/abc',
  'https://user:secret@fcm.googleapis.com/abc',
  'https://localhost/abc',
  'https://localhost./abc',
  'https://ecrin/abc',
  'https://db.internal/abc',
  'https://printer.local/abc',
  'https://x.localhost/abc',
  'https://127.0.0.1/abc',
  'https://127.1/abc',
  'https://2130706433/abc',
  'https://0x7f000001/abc',
  'https://0/abc',
  'https://10.1.2.3/abc',
  'https://172.31.0.1/abc',
  'https://192.168.1.1/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://100.100.100.200/abc',
  'https://[::1]/abc',
  'https://[::]/abc',
  'https://[::ffff:127.0.0.1]/abc',
  'https://[fd00::1]/abc',
  'https://[fe80::1]/abc',
  'https://[fec0::1]/abc',
  'https://[::127.0.0.1]/abc',
  'https://[64:ff9b::7f00:1]/abc',
  'https://[2002:7f00:1::]/abc',
  'http://127.0.0.1:4101/abc',
  'http://user@127.0.0.1:4100/abc',
])('refuses %s', (endpoint) => expect(isPublicEndpoint(endpoint, allowed)).toBe(false));

it('resolves no host name as an address', () =>
  expect([
    isPublicAddress('fcm.googleapis.com'),
    isPublicAddress('127.0.0.1'),
    isPublicAddress('::ffff:10.0.0.1'),
    isPublicAddress('1.1.1.1'),
  ]).toEqual([false, false, false, true]));
