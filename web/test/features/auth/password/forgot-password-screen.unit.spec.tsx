// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { ForgotPasswordScreen } from '#features/auth/password/forgot-password-screen.tsx';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { untilKnown } from '#lib/session/installation.ts';
import { press, stubClientApi } from '#test/page.fixtures.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));

afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
});

it.each([
  { mail: true, button: 'Envoyer le lien', says: /un lien vous y attend/u },
  { mail: false, button: 'Préparer le lien', says: /ce serveur n’envoie pas d’e-mails, demandez-le/u },
])('a forgotten password, where the server sends mails: $mail', async ({ mail, button, says }) => {
  stubClientApi(async (call) => Response.json(call === 'GET /ways-in' ? { ...untilKnown, mail } : {}));
  window.history.replaceState(null, '', '/forgot-password');
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" defaultLocale="fr" onError={() => {}}>
        <ForgotPasswordScreen />
      </IntlProvider>
    </Provider>,
  );
  fireEvent.change(await screen.findByLabelText('Adresse e-mail'), { target: { value: 'claire@example.org' } });
  await press(button);
  expect((await screen.findByRole('status')).textContent).toMatch(says);
  // Nothing is to be looked for in a mailbox that gets nothing.
  expect(screen.queryByText(/courriers indésirables/u) !== null).toBe(mail);
});
