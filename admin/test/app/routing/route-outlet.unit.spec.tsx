// @vitest-environment happy-dom
import type { AdminProfile } from '@ecrin/contracts/admin/admin.ts';
import { LanguageProvider } from '@ecrin/ui/language/language-provider.tsx';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { RouteOutlet } from '#app/routing/route-outlet.tsx';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { endSession, storeUserInfo, startSession, storedToken } from '#lib/session/session.ts';

vi.mock('#lib/i18n/intl.ts', () => ({ withMessages: (_part: string, load: unknown) => load }));
vi.mock('@ecrin/browser/api/live-socket.ts', () => ({
  openLiveSocket: async () => ({ socket: { on: vi.fn(), emit: vi.fn() }, close: vi.fn() }),
}));

const ada: AdminProfile = {
  _id: 'a1',
  role: 'superadmin',
  fullname: 'Ada Premier',
  email: 'ada@exemple.fr',
  picture: null,
  notifications: 12,
  language: 'fr',
  passwordGiven: false,
  secondFactor: 'enrolled',
  secondFactorRequired: true,
  hasAuthenticator: true,
  passkeys: [],
  passkeysOffered: true,
};
type Answers = Readonly<Record<string, () => Response>>;
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const problem = (status: number, code: string, detail: string) => json({ status, code, detail }, status);

/** A server that answers these calls; all others get no answer. */
const serve = (answers: Answers) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async (input: Request | string) => {
      const { method, url } = typeof input === 'string' ? { method: 'POST', url: input } : input;
      const answer = answers[`${method} ${new URL(url, 'http://localhost:3000').pathname.replace('/api/admin', '')}`];
      if (!answer) throw new TypeError('no network');
      return answer();
    }),
  );

const open = async (path: string) => {
  const { hook, history } = memoryLocation({ path, record: true });
  await act(async () =>
    render(
      <Provider store={store}>
        <LanguageProvider initial={{ language: 'fr', messages: {} }} load={async () => ({})}>
          <Router hook={hook}>
            <RouteOutlet />
          </Router>
        </LanguageProvider>
      </Provider>,
    ),
  );
  return history;
};
const signIn = () => startSession({ token: 'a-token', userType: 'admin', userId: 'a1' });
const field = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  HTMLDialogElement.prototype.showModal = vi.fn();
});
afterEach(() => {
  cleanup();
  endSession();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('shows the signed-in administrator, the unread count, and every entry of a superadmin’s menu', async () => {
  serve({ 'GET /me': () => json({ admin: ada }), 'GET /admins': () => json({ items: [] }) });
  signIn();
  await open('/admin');

  await screen.findByRole('link', { name: 'Notifications\u00a0: 9+ non lues' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tableau de bord');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toContain('Administrateurs');
});

it('counts nothing on the bell while the server counts none', async () => {
  serve({ 'GET /me': () => json({ admin: { ...ada, notifications: 0 } }), 'GET /admins': () => json({ items: [] }) });
  signIn();
  await open('/admin');

  await screen.findByRole('link', { name: 'Notifications' });
});

it('speaks the account’s language on a device that spoke another one, until another one is chosen there', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let language: AdminProfile['language'] = 'en';
  serve({
    'GET /me': () => json({ admin: { ...ada, language } }),
    'GET /admins': () => json({ items: [] }),
    'PUT /me': () => {
      language = 'fr';
      return json({});
    },
  });
  signIn();
  await open('/admin');
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  expect(document.cookie).toMatch(/preferred_language=en/u);

  fireEvent.click(await screen.findByText('FR'));
  await waitFor(() => expect(document.documentElement.lang).toBe('fr'));
  await waitFor(() => expect(language).toBe('fr'));
  expect(document.cookie).toMatch(/preferred_language=fr/u);
});

it('keeps the session and shows an error when the server does not answer', async () => {
  serve({});
  signIn();
  await open('/admin');

  await screen.findByRole('heading', { level: 1, name: 'Le service ne répond pas' });
  expect(storedToken()).toBe('a-token');
});

it('redirects to the login page with a notice when the server has ended the session', async () => {
  serve({ 'GET /me': () => json({}, 401), 'POST /session': () => json({}, 401) });
  signIn();
  storeUserInfo({ role: 'admin', fullname: 'Ada' });
  const history = await open('/admin/orbs');

  await screen.findByText('Votre session est terminée. Reconnectez-vous pour continuer.');
  expect(history.at(-1)).toBe('/admin/login?to=%2Fadmin%2Forbs');
});

it('redirects to the login page when `me` answers without a profile', async () => {
  serve({ 'GET /me': () => json({}) });
  signIn();
  const history = await open('/admin');

  await waitFor(() => expect(history.at(-1)).toBe('/admin/login'));
  expect(storedToken()).toBeNull();
});

it('keeps the recovery codes visible until they are confirmed as noted, though the factor is active', async () => {
  let secondFactor: AdminProfile['secondFactor'] = 'missing';
  serve({
    'GET /me': () => json({ admin: { ...ada, secondFactor } }),
    'GET /admins': () => json({ items: [] }),
    'POST /second-factor': () => json({ secret: 'ABCDEFGH', uri: 'otpauth://totp/x' }),
    'PUT /second-factor': () => {
      secondFactor = 'enrolled';
      return json({ recoveryCodes: ['one-one', 'two-two'] });
    },
  });
  signIn();
  await open('/admin/admins');
  await screen.findByLabelText('Mot de passe');
  field('Mot de passe', 'le mien');
  press('Continuer');
  await screen.findByText('ABCD');
  field('Code à six chiffres', '123456');

  await screen.findByText('one-one');
  store.dispatch(api.util.invalidateTags(['AdminProfile']));
  await waitFor(() =>
    expect(store.getState()[api.reducerPath].queries['getMe(undefined)']?.data).toMatchObject({
      passwordGiven: false,
      secondFactor: 'enrolled',
    }),
  );
  expect(screen.getByText('two-two').textContent).toBe('two-two');

  press('Je les ai notés');
  const title = await screen.findByRole('heading', { level: 1, name: 'Administrateurs' });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

it('redirects an expired second step to the first one, with the reason', async () => {
  serve({
    'POST /login': () => json({ secondStep: 'a-step-of-twenty-letters' }),
    'POST /login/second-step': () =>
      problem(401, 'admin.second-step-over', 'Cette étape a expiré. Recommencez la connexion.'),
  });
  await open('/admin/login');
  await screen.findByLabelText('Adresse e-mail');
  field('Adresse e-mail', 'ada@exemple.fr');
  field('Mot de passe', 'le mien');
  press('Se connecter');
  await screen.findByLabelText('Code à six chiffres');
  field('Code à six chiffres', '123456');

  await screen.findByText('Cette étape a expiré. Recommencez la connexion.');
  expect(screen.getByLabelText('Adresse e-mail').tagName).toBe('INPUT');
});

it('lists notifications, and says when there are none', async () => {
  serve({
    'GET /me': () => json({ admin: { ...ada, notifications: 0 } }),
    'GET /notifications': () => json({ items: [], nextCursor: null, unread: 0 }),
  });
  signIn();
  await open('/admin/notifications');

  await screen.findByRole('heading', { name: 'Rien de nouveau' });
});
