// @vitest-environment happy-dom
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { ToastOutlet } from '#page/toast-outlet.tsx';
import { dismissToast, showToast } from '#page/toasts.ts';

const page = (dialog: boolean) => (
  <IntlProvider locale="fr" onError={() => {}}>
    <h1 tabIndex={-1}>Objectifs</h1>
    <button type="button">Compter une fois</button>
    {dialog && (
      <Dialog title="Mettre en pause" onClose={() => {}}>
        <p>Jusqu’au</p>
      </Dialog>
    )}
    <ToastOutlet label="Messages brefs" dismissLabel="Fermer ce message" />
  </IntlProvider>
);

it('are rendered above an open dialog, and on the page again once it is closed', () => {
  const { rerender } = render(page(true));
  let toast = 0;
  act(() => {
    toast = showToast({ tone: 'error', message: 'La date de fin vient avant le début.' });
  });
  expect(screen.getByRole('dialog').contains(screen.getByText(/^La date de fin/))).toBe(true);

  rerender(page(false));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(/^La date de fin/).isConnected).toBe(true);
  act(() => dismissToast(toast));
});

it('return the focus to where it came from when their button disappears', () => {
  render(page(false));
  act(() => void showToast({ tone: 'done', message: 'Compté.', action: { label: 'Annuler', run: () => {} } }));
  screen.getByRole('button', { name: 'Compter une fois' }).focus();
  const undo = screen.getByRole('button', { name: 'Annuler' });
  act(() => undo.focus());
  fireEvent.click(undo);
  expect(document.activeElement?.textContent).toBe('Compter une fois');
});
