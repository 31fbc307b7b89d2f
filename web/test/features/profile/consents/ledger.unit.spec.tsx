// @vitest-environment happy-dom
import type { SignInMethods } from '@ecrin/contracts/client/sign-in-methods.ts';
import type { SendingEntry, SendingList } from '@ecrin/contracts/sending/sending.ts';
import { messageReasons } from '@ecrin/domain/sending/sending.vocabulary.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { untilKnown } from '#lib/session/installation.ts';
import register from '#features/profile/register.module.css';

vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
const { ConsentsScreen } = await import('#features/profile/consents/consents-screen.tsx');

const entry = (entryId: string, changed: Partial<SendingEntry> = {}): SendingEntry => ({
  entryId,
  kind: 'sent',
  purpose: 'understanding',
  host: 'modeles.exemple',
  model: 'grand',
  thing: 'text',
  size: 310,
  instructions: 5_000,
  about: { kind: 'thought', id: 'pensee', isThere: true },
  reason: null,
  wording: null,
  sessionId: null,
  at: '2026-11-02T09:00:00.000Z',
  ...changed,
});
const noCounts = { total: 0, firstAt: null, byPurpose: [], byHost: [], byMonth: [] };
const counts = {
  total: 779,
  firstAt: '2026-02-04T09:00:00.000Z',
  byPurpose: [{ purpose: 'understanding' as const, count: 214, firstAt: '2026-02-04T09:00:00.000Z' }],
  byHost: [{ host: 'modeles.exemple', count: 779 }],
  byMonth: [{ month: '2026-02', count: 779 }],
};
const listOf = (items: SendingList['items'], counted: SendingList['counts'] = counts): SendingList => ({
  items,
  nextCursor: null,
  matching: items.length,
  counts: counted,
});
const everything: SignInMethods = { ...untilKnown, phone: ['sms'] };
const purposes = ['understanding', 'transcription'] as const;
const consents = {
  wording: 1,
  items: purposes.map((purpose) => ({
    purpose,
    host: 'modeles.exemple',
    model: 'grand',
    state: 'given',
    since: '2026-02-04T09:00:00.000Z',
    former: null,
  })),
};

const device = {
  browser: 'Firefox',
  system: 'Linux',
  createdAt: '2026-02-04T09:00:00.000Z',
  lastUsedAt: '2026-02-04T09:00:00.000Z',
};
const devices = [
  { ...device, sessionId: 'here', isCurrent: true },
  { ...device, sessionId: 'there', isCurrent: false },
];

let asked: string[] = [];
let installation = everything;
const open = (list: () => Response, accepted: object = consents) => {
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (url.includes('/sendings')) asked.push(new URL(url).search);
    if (url.endsWith('/ways-in')) return Response.json(installation);
    if (url.endsWith('/sessions')) return Response.json({ items: devices });
    return url.includes('/sendings') ? list() : Response.json(accepted);
  });
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <ConsentsScreen />
      </IntlProvider>
    </Provider>,
  );
};
const ledger = () => within(screen.getByRole('region', { name: 'Le registre' }));

beforeEach(() => {
  asked = [];
  installation = everything;
  vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z'), toFake: ['Date'] });
  window.history.replaceState(null, '', '/app/profile/consents');
});
afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the ledger', () => {
  it('says in words what was sent, for what, to whom; a thought that is gone has no link', async () => {
    open(() =>
      Response.json(
        listOf([
          entry('a'),
          entry('b', {
            purpose: 'transcription',
            thing: 'sound',
            size: 246_000,
            about: { kind: 'thought', id: 'x', isThere: false },
          }),
          entry('c', { purpose: 'transcription', thing: 'sound', size: null, about: null }),
          entry('d', { kind: 'withdrawn', thing: null, size: null, about: null, model: null }),
        ]),
      ),
    );
    await ledger().findByRole('heading', { name: 'Un texte, 310 caractères' });
    expect(register['entry']).toBeTruthy();
    for (const line of ledger().getAllByRole('listitem')) expect(line.className).toBe(register['entry']);
    expect(ledger().getByRole('heading', { name: /^4.min 6.s de voix$/u })).toBeTruthy();
    expect(ledger().getByRole('heading', { name: 'Une voix' })).toBeTruthy();
    expect(ledger().getByRole('heading', { name: 'Accord repris par vous' })).toBeTruthy();
    expect(ledger().getAllByRole('link', { name: 'Voir la pensée' })).toHaveLength(1);
    expect(ledger().getByRole('heading', { name: 'Lundi 2 novembre' })).toBeTruthy();
  });

  it('says of a consent by which words it was given, to which model, and on which device', async () => {
    const said = { kind: 'given' as const, thing: null, size: null, about: null, wording: 1 };
    const from = (sessionId: string) => entry(sessionId, { ...said, sessionId });
    open(() =>
      Response.json(listOf([from('here'), from('there'), from('since'), entry('x', { ...said, model: null })])),
    );
    await ledger().findByText(/Depuis Firefox sur Linux\./u);
    const lines = ledger()
      .getAllByText(/Texte montré.: version 1\./u)
      .map(({ textContent }) => textContent?.replace(/^.*Texte montré.: version 1\.\s*/u, ''));
    expect(lines).toEqual([
      'Depuis cet appareil.',
      'Depuis Firefox sur Linux.',
      'Depuis un appareil déconnecté depuis.',
      '',
    ]);
    expect(ledger().getAllByText(/Modèle grand\./u)).toHaveLength(3);
  });

  it('shows the words that were agreed to, and what was said when that was taken back, in their version', async () => {
    const said = { thing: null, size: null, about: null, wording: 1 };
    open(() =>
      Response.json(listOf([entry('a', { ...said, kind: 'given' }), entry('b', { ...said, kind: 'withdrawn' })])),
    );
    for (const summary of await ledger().findAllByText('Relire ce texte')) {
      const details = summary.closest('details');
      if (details) details.open = true;
      fireEvent(details ?? summary, new Event('toggle'));
    }
    expect(
      await ledger().findByText(/^Le texte de vos pensées part, jamais la voix .* Sinon, vos pensées/u),
    ).toBeTruthy();
    expect(await ledger().findByText(/^Si vous le reprenez.: les prochaines pensées/u)).toBeTruthy();
  });

  it('has what needs no switch: devices, what is shared, and what leaves without an engine', async () => {
    const act = { thing: null, size: null, about: null, model: null, host: '' };
    const acts = (['push', 'sharing'] as const).flatMap((purpose) =>
      (['given', 'withdrawn'] as const).map((kind) => entry(`${purpose}-${kind}`, { ...act, purpose, kind })),
    );
    const mails = { purpose: 'mail' as const, count: 12, firstAt: '2026-02-04T09:00:00.000Z' };
    open(() => Response.json(listOf(acts, { ...counts, byPurpose: [mails] })));
    await ledger().findByRole('heading', { name: 'Appareil inscrit aux notifications' });
    for (const name of ['Appareil retiré des notifications', 'Partage ouvert par vous', 'Partage fermé par vous'])
      expect(ledger().getByRole('heading', { name })).toBeTruthy();
    const ways = within(screen.getByRole('region', { name: 'Sans moteur' }));
    expect(ways.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Vous écrire',
      'Vous notifier',
      'Vous envoyer un code',
      'Partager',
      'Déménager',
      'Compter',
    ]);
    fireEvent.click(ways.getByRole('button', { name: '12 envois depuis le 04/02/2026' }));
    await vi.waitFor(() => expect(asked.at(-1)).toContain('purpose=mail'));
    expect(ledger().getByRole('button', { name: 'Ne plus filtrer\u00A0: Vous écrire' })).toBeTruthy();
  });

  it('given a server that sends nothing, then only what it sent before is said of messages', async () => {
    installation = { ...untilKnown, mail: false, push: false };
    const mails = { purpose: 'mail' as const, count: 12, firstAt: '2026-02-04T09:00:00.000Z' };
    open(() => Response.json(listOf([], { ...counts, byPurpose: [mails] })));
    const ways = within(await screen.findByRole('region', { name: 'Sans moteur' }));
    await vi.waitFor(() =>
      expect(ways.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
        'Vous écrire',
        'Partager',
        'Déménager',
        'Compter',
      ]),
    );
  });

  it('given a server that others sign in to by a provider, and whose backups leave it, then it says what goes there', async () => {
    installation = { ...untilKnown, social: ['google'], backupsLeave: true };
    open(() => Response.json(listOf([])));
    const ways = within(await screen.findByRole('region', { name: 'Sans moteur' }));
    await ways.findByRole('heading', { name: 'Vous reconnaître' });
    expect(ways.getByText(/^Si vous entrez par Google ou par X.*Rien de vous ne lui est envoyé d’ici/u)).toBeTruthy();
    expect(ways.getByRole('heading', { name: 'Sauvegarder' })).toBeTruthy();
    expect(ways.getByText(/scellés, leurs clés gardées à part.*s’y lisent/u)).toBeTruthy();
  });

  it('says of each message what it was and why', async () => {
    const message = { model: null, thing: 'message' as const, about: null, size: 420 };
    const mails = messageReasons.map((reason) => entry(reason, { ...message, purpose: 'mail', reason }));
    const [push, code] = [
      entry('push', { ...message, purpose: 'push', reason: 'notification' }),
      entry('sms', { ...message, purpose: 'phone', reason: 'phone-code' }),
    ];
    open(() => Response.json(listOf([push, code, ...mails])));
    await ledger().findByRole('heading', { name: 'Une notification, 420 caractères' });
    expect(ledger().getByRole('heading', { name: 'Un message, 420 caractères' })).toBeTruthy();
    expect(ledger().getAllByRole('heading', { name: 'Un e-mail, 420 caractères' })).toHaveLength(mails.length);
    expect(ledger().getByText('Pour dire qu’un nouvel appareil a ouvert votre compte.')).toBeTruthy();
    // Each of them has a sentence of its own.
    const sentences = ledger().getAllByText(/^Pour .*\.$/u);
    expect(sentences).toHaveLength(mails.length + 2);
    expect(new Set(sentences.map(({ textContent }) => textContent)).size).toBe(mails.length);
    fireEvent.click(ledger().getByRole('button', { name: 'Messages' }));
    await vi.waitFor(() => expect(asked.at(-1)).toContain('part=message'));
  });

  it('is counted above, under each purpose and month by month', async () => {
    open(() => Response.json(listOf([entry('a')])));
    expect((await screen.findByText('779 envois')).closest('p')?.textContent).toBe(
      '2 usages sur 2 sont permis. 779 envois en 10 mois.',
    );
    expect(screen.getByText(/Envois par mois/).textContent).toContain('Février 779, Mars 0');
    fireEvent.click(screen.getByRole('button', { name: '214 envois depuis le 04/02/2026' }));
    await vi.waitFor(() => expect(asked.at(-1)).toContain('purpose=understanding'));
    expect(window.location.search).toBe('?purpose=understanding');
  });

  it('has its filters in the address, and shows all again from there', async () => {
    window.history.replaceState(null, '', '/app/profile/consents?part=sound&span=month&host=h');
    open(() => Response.json(listOf([])));
    await ledger().findByText('Rien n’est noté avec ces filtres.');
    expect(Object.fromEntries(new URLSearchParams(asked[0]))).toMatchObject({
      part: 'sound',
      host: 'h',
      from: /^2026-10-2\d/,
    });
    fireEvent.click(ledger().getByRole('button', { name: 'Tout montrer' }));
    await vi.waitFor(() => expect(window.location.search).toBe(''));
  });

  it('says that nothing left, where nothing leaves, without a filter to choose', async () => {
    open(() => Response.json(listOf([], noCounts)), { wording: 1, items: [] });
    await ledger().findByText(/^Rien n’est parti/);
    expect(screen.getByText(/ce serveur calcule tout lui-même/).textContent).not.toContain('encore parti');
    expect(ledger().queryByRole('button', { name: 'Voix' })).toBeNull();
  });

  it('that cannot be read says so; what is accepted is shown all the same', async () => {
    open(() => new Response('', { status: 503 }));
    await ledger().findByRole('button', { name: /Réessayer/ });
    expect(screen.getByRole('switch', { name: 'Comprendre mes pensées' })).toBeTruthy();
  });
});
