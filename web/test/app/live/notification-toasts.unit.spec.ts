import { beforeEach, expect, it, vi } from 'vitest';

const showToast = vi.hoisted(() =>
  vi.fn<(toast: { message: string; durationMs?: number; action: { label: string; run: () => void } }) => void>(),
);
vi.mock('@ecrin/browser/page/toasts.ts', () => ({ showToast }));
const { createNotificationToasts } = await import('#app/live/notification-toasts.ts');

beforeEach(() => showToast.mockClear());
const announced = () => {
  const visited: string[] = [];
  const here = { current: { navigate: (to: string) => void visited.push(to), see: 'Voir' } };
  return { announce: createNotificationToasts(here), visited, here };
};
const last = () => showToast.mock.lastCall?.[0];

it('a notification from the socket is a toast with its title that links to the list', () => {
  const { announce, visited } = announced();
  announce.fromSocket('Appeler papa');
  expect(last()).toMatchObject({ tone: 'done', message: 'Appeler papa', action: { label: 'Voir' } });
  last()?.action.run();
  expect(visited).toEqual(['/app/notifications']);
});

it('a push toast stays for 10 s and links to its target, by default to the list, in the current language', () => {
  const { announce, visited, here } = announced();
  announce.fromPush({ title: 'Un rappel vous attend', link: '' });
  expect(last()).toMatchObject({ message: 'Un rappel vous attend', durationMs: 10_000 });
  last()?.action.run();
  here.current = { ...here.current, see: 'View' };
  announce.fromPush({ title: 'A reminder is waiting', link: '/app/goals/1' });
  last()?.action.run();
  expect(last()?.action.label).toBe('View');
  expect(visited).toEqual(['/app/notifications', '/app/goals/1']);
});

it('one received by both is shown once', () => {
  const { announce } = announced();
  announce.fromSocket('Appeler papa');
  announce.fromPush({ title: 'Un rappel vous attend', link: '/app/notifications' });
  expect(showToast).toHaveBeenCalledTimes(1);
});
