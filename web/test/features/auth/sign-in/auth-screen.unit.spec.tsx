import type { SignInMethods } from '@ecrin/contracts/client/sign-in-methods.ts';
// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RegisterScreen } from '#features/auth/sign-in/register-screen.tsx';
import { SignInScreen } from '#features/auth/sign-in/sign-in-screen.tsx';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const asked = vi.fn(async (_path: string, _body: unknown): Promise<Response> => json(404, {}));
const serve = (answers: Readonly<Record<string, () => Response>>) =>
  asked.mockImplementation(async (path) => answers[path]?.() ?? json(404, {}));
const sent = (path: string) => asked.mock.calls.find(([called]) => called === path)?.[1];

const show = (Screen: () => React.JSX.Element, address: string) => {
  window.history.replaceState(null, '', address);
  return render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <Screen />
      </IntlProvider>
    </Provider>,
  );
};
/** A part that waits is drawn on only within an act. */
const choose = (radio: HTMLElement) => act(async () => void fireEvent.click(radio));
const ways = (named: SignInMethods) => ({ '/api/client/ways-in': () => json(200, named) });
const all: SignInMethods = {
  social: ['google', 'x'],
  phone: ['sms', 'whatsapp'],
  mail: true,
  push: true,
  passkeys: false,
  registration: 'open',
  maintenance: null,
};

beforeEach(() => {
  vi.stubGlobal('fetch', async (request: Request) =>
    asked(new URL(request.url).pathname, request.method === 'GET' ? null : await request.clone().json()),
  );
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  store.dispatch(api.util.resetApiState());
  asked.mockReset();
  vi.unstubAllGlobals();
});

describe('sign-in methods', () => {
  it('are those the server lists, as navigations', async () => {
    serve(ways(all));
    show(SignInScreen, '/login');

    expect(
      (await screen.findByRole<HTMLAnchorElement>('link', { name: 'Continuer avec Google' })).getAttribute('href'),
    ).toBe('/api/client/sign-in/google');
    expect(screen.getByRole('link', { name: 'Continuer avec X' }).getAttribute('href')).toBe('/api/client/sign-in/x');
    expect(screen.getByRole('radio', { name: 'Téléphone' })).toBeTruthy();
  });

  it.each([
    [
      'names none',
      ways({ social: [], phone: [], mail: true, push: true, passkeys: false, registration: 'open', maintenance: null }),
    ],
    ['does not say', {}],
  ])('are e-mail and password alone when the server %s', async (_name, answers) => {
    serve(answers);
    show(SignInScreen, '/login');

    await screen.findByLabelText('Adresse e-mail');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByText(/Continuer avec/)).toBeNull();
  });

  it('are disabled until they are loaded, so that the layout does not shift', () => {
    asked.mockReturnValue(new Promise(() => {}));
    show(SignInScreen, '/login');
    expect(screen.queryByRole('button', { name: 'Se connecter' })).toBeNull();
  });
});

it('a new password is typed once, and can be read back', async () => {
  serve(ways(all));
  show(RegisterScreen, '/register');
  await screen.findByRole('link', { name: 'Continuer avec Google' });
  const [field, ...others] = document.querySelectorAll<HTMLInputElement>('input[type="password"]');
  expect(others).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: /^Afficher/u }));
  expect(field?.type).toBe('text');
});

describe('a referral code', () => {
  it('is passed with every sign-in method, and mentioned', async () => {
    serve({ ...ways(all), '/api/client/register': () => json(409, {}) });
    show(RegisterScreen, '/register?ref=ABC%20D');

    await screen.findByText(/Un proche vous invite/);
    expect(screen.getByRole('link', { name: 'Continuer avec Google' }).getAttribute('href')).toBe(
      '/api/client/sign-in/google?referralCode=ABC%20D',
    );
    expect(screen.getByRole('link', { name: 'Se connecter' }).getAttribute('href')).toBe('/login?ref=ABC+D');
    for (const [label, text] of [
      ['Prénom', 'Camille'],
      ['Adresse e-mail', 'c@exemple.fr'],
      ['Mot de passe', 'une phrase'],
    ] as const)
      fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
    fireEvent.submit(screen.getByLabelText('Prénom').closest('form') ?? document.body);
    await waitFor(() => expect(sent('/api/client/register')).toMatchObject({ referralCode: 'ABC D', language: 'fr' }));
  });

  it('is passed with a phone, and a new account is asked for its first name', async () => {
    serve({
      ...ways(all),
      '/api/client/phone/code': () => json(200, { resendAfterSeconds: 60 }),
      '/api/client/phone/login': () => json(200, { token: 't', userType: 'client', userId: 'u1', isNew: true }),
      '/api/client/u1': () => json(200, { stream: 's', revision: 1, position: 2 }),
    });
    show(RegisterScreen, '/register?ref=ABC');
    await choose(await screen.findByRole('radio', { name: 'Téléphone' }));
    fireEvent.change(await screen.findByLabelText('Numéro de téléphone'), { target: { value: '06 12 34 56 78' } });
    fireEvent.click(screen.getByRole('button', { name: 'Recevoir un code par WhatsApp' }));

    const code = await screen.findByLabelText('Code à six chiffres');
    expect(sent('/api/client/phone/code')).toEqual({ phone: '+33612345678', channel: 'whatsapp' });
    expect(screen.getByRole('button', { name: /Renvoyer le code/ }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.change(code, { target: { value: '123 456' } });

    await screen.findByRole('heading', { name: /Comment vous appeler/ });
    fireEvent.change(screen.getByLabelText('Prénom'), { target: { value: ' Camille ' } });
    expect(sent('/api/client/phone/login')).toEqual({
      phone: '+33612345678',
      code: '123456',
      language: 'fr',
      referralCode: 'ABC',
    });
    fireEvent.click(screen.getByRole('button', { name: 'Continuer' }));
    await waitFor(() => expect(sent('/api/client/u1')).toEqual({ firstname: 'Camille' }));
  });
});

describe('a refusal', () => {
  it.each([
    ['google', "L'authentification Google a échoué. Veuillez réessayer."],
    ['x', "L'authentification X a échoué. Veuillez réessayer."],
    ['email', "L'authentification par e-mail a échoué. Veuillez réessayer."],
  ])('of %s is shown once', async (way, sentence) => {
    serve(ways(all));
    show(SignInScreen, `/login?refused=${way}&ref=ABC`);

    await screen.findByText(sentence);
    expect(window.location.search).toBe('?ref=ABC');
  });

  it.each([
    ['names whom to write to', 'aide@exemple.fr', /écrivez à aide@exemple\.fr/u],
    ['promises no address where none is set', null, /La personne qui gère ce serveur peut le rouvrir/u],
  ])('of a deactivated account %s', async (_what, contact, sentence) => {
    const operator = { name: null, address: null, contact, host: null };
    serve({ ...ways(all), '/api/client/operator': () => json(200, operator) });
    show(SignInScreen, '/login?refused=deactivated');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(sentence));
  });

  it('without a known reason shows the specified sentence', async () => {
    serve({ ...ways(all), '/api/client/login': () => new Response('', { status: 500 }) });
    show(SignInScreen, '/login');
    fireEvent.change(await screen.findByLabelText('Adresse e-mail'), { target: { value: 'c@exemple.fr' } });
    fireEvent.change(screen.getByLabelText('Mot de passe'), { target: { value: 'x' } });
    fireEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
    await screen.findByText("Une erreur est survenue. L'authentification par e-mail a échoué. Veuillez réessayer.");
  });
});

it('typed fields are kept when switching between methods', async () => {
  serve(ways(all));
  show(RegisterScreen, '/register');
  fireEvent.change(await screen.findByLabelText('Adresse e-mail'), { target: { value: 'c@exemple.fr' } });
  await choose(await screen.findByRole('radio', { name: 'Téléphone' }));
  await screen.findByLabelText('Numéro de téléphone');
  expect(screen.queryByRole('button', { name: 'Créer un compte' })).toBeNull();
  await choose(screen.getByRole('radio', { name: 'E-mail' }));
  expect(screen.getByLabelText<HTMLInputElement>('Adresse e-mail').value).toBe('c@exemple.fr');
});
