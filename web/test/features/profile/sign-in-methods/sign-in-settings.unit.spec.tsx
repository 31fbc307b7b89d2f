// @vitest-environment happy-dom
import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { stubClientApi } from '#test/page.fixtures.ts';

const toasts = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock('@ecrin/browser/page/toasts.ts', () => toasts);
vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
const { SignInSettings } = await import('#features/profile/sign-in-methods/sign-in-settings.tsx');

const camille: ClientProfile = {
  _id: 'u1',
  firstname: 'Camille',
  lastname: null,
  email: 'c@exemple.fr',
  emailProved: true,
  emailTaken: false,
  awaitedEmail: null,
  phone: null,
  identities: [],
  hasPassword: true,
  passkeys: [],
  picture: null,
  job: null,
  organisation: null,
  city: null,
  department: null,
  country: null,
  helpLine: 'shown',
  referralCode: 'ABC',
  favorites: [],
  notifications: 0,
  language: 'fr',
  words: [],
  registeredAt: '2026-11-18T08:00:00.000Z',
};
const asked = vi.fn(async (_call: string, _body: unknown): Promise<Response> => Response.json({}));
const bodyOf = (call: string) => asked.mock.calls.find(([called]) => called === call)?.[1];
const serve = (answers: Readonly<Record<string, () => Response>>) =>
  asked.mockImplementation(
    async (call) => answers[call]?.() ?? Response.json({ social: ['google'], phone: ['sms'], mail: true, push: true }),
  );
const show = (client: Partial<ClientProfile>) =>
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <SignInSettings client={{ ...camille, ...client }} />
      </IntlProvider>
    </Provider>,
  );
/** A part that waits is drawn on only within an act. */
const pressed = (button: HTMLElement) => act(async () => void fireEvent.click(button));
const press = async (name: string) => pressed(await screen.findByRole('button', { name }));
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

beforeEach(() => {
  window.history.replaceState(null, '', '/app/profile/sign-in');
  stubClientApi(asked);
  serve({});
});
afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
  asked.mockReset();
  toasts.showToast.mockReset();
});

it('an account whose address another one has proved is asked for another address at once', async () => {
  show({ emailProved: false, emailTaken: true });
  expect(await screen.findByLabelText('Nouvelle adresse e-mail')).toBeDefined();
});

it('the form is closed once another address awaits its proof', () => {
  show({ emailProved: false, emailTaken: true, awaitedEmail: 'n@exemple.fr' });
  expect(screen.queryByLabelText('Nouvelle adresse e-mail')).toBe(null);
});

describe('sign-in methods', () => {
  it('a new address is requested with the password, then proved by its code', async () => {
    serve({
      'PUT /email': () => Response.json({ resendAfterSeconds: 60 }),
      'POST /email/proof': () => Response.json({}),
    });
    show({});
    await press('Changer l’adresse e-mail');
    await type('Nouvelle adresse e-mail', 'neuve@exemple.fr');
    await type('Mot de passe actuel', 'une phrase');
    await press('Envoyer un code à cette adresse');
    await type('Code à six chiffres', '123456');

    await waitFor(() => expect(bodyOf('POST /email/proof')).toEqual({ code: '123456' }));
    expect(bodyOf('PUT /email')).toEqual({ email: 'neuve@exemple.fr', password: 'une phrase' });
  });

  it('an account without a password is not asked for one, and gets a first one by mail', async () => {
    serve({
      'PUT /email': () => Response.json({ resendAfterSeconds: 60 }),
      'POST /password/forgotten': () => Response.json({ resendAfterSeconds: 60 }),
    });
    show({ hasPassword: false });
    await press('Recevoir le lien');
    await waitFor(() => expect(bodyOf('POST /password/forgotten')).toEqual({ email: 'c@exemple.fr' }));
    await press('Changer l’adresse e-mail');
    await type('Nouvelle adresse e-mail', 'neuve@exemple.fr');
    expect(screen.queryByLabelText('Mot de passe actuel')).toBeNull();
    await press('Envoyer un code à cette adresse');
    await waitFor(() => expect(bodyOf('PUT /email')).toEqual({ email: 'neuve@exemple.fr', password: null }));
  });

  it('the last one cannot be removed: the server’s sentence is shown', async () => {
    const detail = 'C’est votre dernier accès.';
    serve({
      'DELETE /identities/google': () =>
        Response.json(
          { code: 'client.last-way-in', detail },
          { status: 409, headers: { 'content-type': 'application/problem+json' } },
        ),
    });
    show({ email: null, hasPassword: false, identities: ['google'] });
    await press('Délier Google');
    expect(asked).not.toHaveBeenCalledWith('DELETE /identities/google', null);
    await press('Délier');
    await waitFor(() => expect(toasts.showToast).toHaveBeenCalledWith({ tone: 'error', message: detail }));
  });

  it('a number is removed once confirmed, and the focus moves to the next element', async () => {
    // How it is written is loaded on demand.
    await act(async () => show({ phone: '+33612345678' }));
    await press('Retirer le numéro');
    expect(asked).not.toHaveBeenCalledWith('DELETE /phone', null);
    await pressed(await screen.findByText('Retirer', { selector: 'dialog button' }));
    await waitFor(() =>
      expect(toasts.showToast).toHaveBeenCalledWith({ tone: 'done', message: 'Votre numéro est retiré' }),
    );
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Changer le numéro' }));
  });

  it('the result of linking is shown once', () => {
    window.history.replaceState(null, '', '/app/profile?refused=google&reason=taken');
    show({});
    expect(screen.getByRole('alert').textContent).toBe('Ce compte Google ouvre déjà un autre écrin.');
    expect(window.location.search).toBe('');
  });
});
