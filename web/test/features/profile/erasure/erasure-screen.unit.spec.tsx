// @vitest-environment happy-dom
import type { ErasureOutlook } from '@ecrin/contracts/erasure/erasure.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { useOutboxItems } from '#lib/outbox/outbox-view.ts';
import { press, stubClientApi } from '#test/page.fixtures.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
vi.mock('#lib/outbox/outbox-engine.ts', () => ({ forget: forgotten }));
vi.mock('#lib/outbox/outbox.ts', () => ({ useOutbox: useOutboxItems }));
const forgotten = vi.fn(async (_userId: string) => undefined);
const { ErasureScreen } = await import('#features/profile/erasure/erasure-screen.tsx');

const nothing: ErasureOutlook = {
  thoughts: 0,
  spokenMs: 0,
  goals: 0,
  orbs: 0,
  stories: 0,
  communitiesOwned: 0,
  withdrawn: null,
  proposed: null,
};
const asked = {
  number: '4F22-0K71',
  code: 'K3P9-7T2C',
  askedAt: '2026-11-28T15:00:00Z',
  dueAt: '2026-12-05T15:00:00Z',
};
const problem = (code: string, detail: string, status: number) =>
  Response.json({ code, detail, status }, { status, headers: { 'content-type': 'application/problem+json' } });
const calls = vi.fn(async (_call: string, _body: unknown): Promise<Response> => Response.json({}));
const bodies = () => calls.mock.calls.filter(([call]) => call === 'POST /erasure').map(([, body]) => body);

type Server = Readonly<{ outlook?: Partial<ErasureOutlook>; answer?: () => Response; client?: object }>;
const open = async ({ outlook = {}, answer = () => Response.json(asked), client = {} }: Server = {}) => {
  calls.mockImplementation(async (call) => {
    if (call === 'GET /erasure') return Response.json({ ...nothing, ...outlook });
    if (call.startsWith('GET /me')) return Response.json({ client });
    return call === 'POST /erasure' ? answer() : new Response(null, { status: 204 });
  });
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <ErasureScreen />
      </IntlProvider>
    </Provider>,
  );
  await screen.findByRole('textbox');
};
const said = () => screen.getByText(/Après, personne ne pourra/).textContent;
const field = () => screen.getByRole('textbox', { name: /^Pour confirmer/ });
const write = (word: string) => fireEvent.input(field(), { target: { value: word } });
const askNow = async () => {
  write('effacer');
  await press('Effacer tout de suite');
};
const confirm = async () => {
  const button = screen.getAllByRole('button', { name: 'Effacer tout de suite' }).at(-1);
  await act(async () => void (button && fireEvent.click(button)));
};

beforeEach(() => {
  window.history.replaceState(null, '', '/app/profile/erasure');
  for (const [name, value] of Object.entries({ token: 'a', userId: 'u1', userType: 'client' }))
    localStorage.setItem(name, value);
  stubClientApi(calls);
});
afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  useOutboxItems.setState([], true);
  localStorage.clear();
  vi.unstubAllGlobals();
  calls.mockReset();
  forgotten.mockClear();
});

describe('what would be lost', () => {
  it.each([
    [
      { thoughts: 214, spokenMs: 11_520_000, goals: 3, orbs: 6 },
      '214 pensées, 3 h 12 de votre voix, 3 objectifs et 6 orbes. Après, personne ne pourra les rendre, nous compris.',
    ],
    [
      { thoughts: 2, spokenMs: 20_000 },
      '2 pensées et moins d’une minute de votre voix. Après, personne ne pourra les rendre, nous compris.',
    ],
    [{ thoughts: 1 }, 'Une pensée. Après, personne ne pourra la rendre, nous compris.'],
    [{ goals: 1 }, 'un objectif. Après, personne ne pourra le rendre, nous compris.'],
    [
      { goals: 1, orbs: 1, stories: 1 },
      'un objectif, un orbe et un récit. Après, personne ne pourra les rendre, nous compris.',
    ],
    [{}, 'Rien n’est gardé ici pour l’instant. Après, personne ne pourra rouvrir cet écrin, nous compris.'],
  ])('%o', async (outlook, sentence) => {
    await open({ outlook });
    expect(said()?.replaceAll('\u00a0', ' ')).toBe(sentence);
  });

  it('is not guessed while it cannot be counted, and nothing can be asked for', async () => {
    stubClientApi(async () => new Response(null, { status: 500 }));
    render(
      <Provider store={store}>
        <IntlProvider locale="fr" onError={() => {}}>
          <ErasureScreen />
        </IntlProvider>
      </Provider>,
    );
    await screen.findByText('Impossible de compter ce que vous gardez ici');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('what to think of first', () => {
  it('names only what there is', async () => {
    await open();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Emporter d’abord une archive',
    ]);
  });

  it('names what waits here, communities without an owner and links that stop, each with where to go', async () => {
    const waiting = { kind: 'written', occurredAt: '2026-11-28T10:00:00Z', timeZone: 'Europe/Paris' } as const;
    useOutboxItems.setState(
      [
        { ...waiting, thoughtId: 't1', state: 'waiting' },
        { ...waiting, thoughtId: 't2', state: 'refused' },
        { ...waiting, thoughtId: 't3', state: 'received' },
      ],
      true,
    );
    await open({ outlook: { communitiesOwned: 2, stories: 1 } });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Emporter d’abord une archive',
      '2 pensées de cet appareil ne sont pas arrivées',
      '2 communautés sont à vous',
      'Les liens vers vos récits, s’il y en a d’ouverts, s’arrêtent',
    ]);
    const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([leads('Les voir'), leads('Les confier'), leads('Les récits')]).toEqual([
      '/app/thoughts',
      '/app/communities',
      '/app/stories',
    ]);
  });
});

describe('the word', () => {
  it('is asked for before anything is, and its error goes as soon as it is mended', async () => {
    await open();
    await press('Effacer dans sept jours');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
    expect(screen.getByText(/^Écrivez le mot/)).toBeDefined();
    write('effacer');
    expect(field().getAttribute('aria-invalid')).toBeNull();
    expect(bodies()).toEqual([]);
  });

  it('may have a capital letter and spaces around it', async () => {
    await open();
    write(' Effacer ');
    await press('Effacer dans sept jours');
    await waitFor(() => expect(bodies()).toEqual([{ when: 'in-seven-days' }]));
  });
});

describe('asking', () => {
  it('leads, signed out, to the page with number and code; what waits here stays for whom changes their mind', async () => {
    localStorage.setItem('draft:u1', 'Un début');
    await open();
    write('effacer');
    await press('Effacer dans sept jours');
    await waitFor(() => expect(window.location.pathname).toBe('/erasure'));
    expect(window.history.state).toEqual({ ...asked, when: 'in-seven-days' });
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('sessionLost')).toBeNull();
    expect(localStorage.getItem('draft:u1')).toBe('Un début');
    expect(forgotten).not.toHaveBeenCalled();
  });

  it('at once is asked twice, and nothing of the person stays on the device', async () => {
    localStorage.setItem('draft:u1', 'Un début');
    localStorage.setItem('draft:u2', 'De quelqu’un d’autre');
    await open();
    await askNow();
    expect(bodies()).toEqual([]);
    await confirm();
    await waitFor(() => expect(forgotten).toHaveBeenCalledWith('u1'));
    expect(bodies()).toEqual([{ when: 'now' }]);
    expect([localStorage.getItem('draft:u1'), localStorage.getItem('draft:u2')]).toEqual([
      null,
      'De quelqu’un d’autre',
    ]);
    expect(window.history.state).toMatchObject({ when: 'now' });
  });

  it('in too old a session is confirmed in place by the password, then goes on', async () => {
    const answers = [problem('client.sign-in-again', 'Confirmez.', 403)];
    await open({
      answer: () => answers.shift() ?? Response.json(asked),
      client: { hasPassword: true, passkeys: [] },
    });
    await askNow();
    await confirm();
    fireEvent.change(await screen.findByLabelText('Votre mot de passe'), { target: { value: 'une phrase' } });
    await press('Confirmer');
    await waitFor(() => expect(forgotten).toHaveBeenCalledWith('u1'));
    expect(calls).toHaveBeenCalledWith('POST /confirmation', { password: 'une phrase' });
    expect(bodies()).toEqual([{ when: 'now' }, { when: 'now' }]);
  });

  it('where nothing can confirm in place, leads to signing in, and from there back', async () => {
    await open({
      answer: () => problem('client.sign-in-again', 'Confirmez.', 403),
      client: { hasPassword: false, passkeys: [] },
    });
    history.replaceState(null, '', '/app/profile/erasure');
    await askNow();
    await confirm();
    await press('Me reconnecter');
    await waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe('/login?to=%2Fapp%2Fprofile%2Ferasure'),
    );
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('says why it was refused, and signs nobody out', async () => {
    await open({ answer: () => problem('general.busy', 'Le service est très sollicité.', 503) });
    write('effacer');
    await press('Effacer dans sept jours');
    expect((await screen.findByRole('alert')).textContent).toBe('Le service est très sollicité.');
    expect(localStorage.getItem('token')).toBe('a');
    expect(window.location.pathname).toBe('/app/profile/erasure');
  });
});
