import { expect, it } from 'vitest';
import { dismissToast, showToast } from '#page/toasts.ts';

it('the caller of a toast is notified once when it is dismissed or replaced', () => {
  const gone: string[] = [];
  const show = (message: string) => showToast({ tone: 'info', message, onGone: () => gone.push(message) });
  const first = show('first');
  show('second');
  expect(gone).toEqual([]);
  dismissToast(first);
  dismissToast(first);
  expect(gone).toEqual(['first']);
  ['third', 'fourth', 'fifth'].forEach(show);
  expect(gone).toEqual(['first', 'second']);
});
