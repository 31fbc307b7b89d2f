// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { ReminderActs } from '#features/notifications/list/notification-acts.tsx';

it('accepts one choice at a time, and moves the focus on once it is made', async () => {
  let answer: (done: boolean) => void = () => {};
  const snooze = vi.fn(
    () =>
      new Promise<boolean>((resolve) => {
        answer = resolve;
      }),
  );
  const [done, onDone] = [vi.fn(async () => true), vi.fn()];
  render(
    <IntlProvider locale="fr" onError={() => {}}>
      <ReminderActs title="Appeler papa" acts={{ done, snooze }} onDone={onDone} />
    </IntlProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Demain/ }));
  fireEvent.click(screen.getByRole('button', { name: /^10\smin/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Fait' }));
  expect(snooze.mock.calls).toEqual([['tomorrow']]);
  expect(done).not.toHaveBeenCalled();

  await act(async () => answer(false));
  expect(onDone).not.toHaveBeenCalled();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Fait' })));
  expect(onDone).toHaveBeenCalledOnce();
});
