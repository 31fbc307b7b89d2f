import { describe, expect, it } from 'vitest';
import { linkToOpen, readPayload, shownFor } from '#push-worker/push-payload.ts';

const origin = 'https://ecrin.exemple.fr';
const payload = {
  notificationId: 'n1',
  title: 'Il reste 4 % du disque',
  body: 'Libérez de la place.',
  link: '/admin/queues',
  language: 'fr',
} as const;
const pushed = (value: unknown) => ({ json: () => value });

describe('a push to an administrator', () => {
  it('is shown with its words, and replaces an earlier delivery of the same', () => {
    expect(readPayload(pushed(payload))).toEqual(payload);
    expect(shownFor(payload, 'en')).toMatchObject({
      title: payload.title,
      options: { body: payload.body, tag: 'n1', lang: 'fr', data: payload },
    });
  });

  it.each([null, pushed('text'), pushed({ ...payload, link: 3 }), { json: () => JSON.parse('{') }])(
    'that cannot be read (%#) says only that something waits',
    (data) => {
      expect(readPayload(data)).toBeNull();
      expect(shownFor(null, 'en')).toMatchObject({
        title: 'Écrin back-office',
        options: { tag: 'unreadable', data: null },
      });
    },
  );

  it('opens the page it leads to, of the back-office only', () => {
    expect(linkToOpen(payload, origin)).toBe(`${origin}/admin/queues`);
    for (const link of [
      'https://ailleurs.example/admin',
      '//ailleurs.example/admin',
      '/app',
      '/administrateur',
      'javascript:0',
    ])
      expect(linkToOpen({ ...payload, link }, origin)).toBe(`${origin}/admin/notifications`);
    expect(linkToOpen(null, origin)).toBe(`${origin}/admin/notifications`);
  });
});
