// @vitest-environment happy-dom
import type { ErasureState } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { press } from '#test/page.fixtures.ts';
import { doneErasure, notYet } from './attestation.fixtures.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
vi.mock('#lib/i18n/language-choice.tsx', () => ({ LanguageChoice: () => null }));
const { AttestationScreen } = await import('#features/attestation/attestation-screen.tsx');

const keyPath = '/api/client/erasure-key';
const asked = vi.fn((_url: URL, _code: string | null): void => undefined);
/** null: there is no such erasure. */
const serve = (erasure: ErasureState | null) =>
  vi.stubGlobal('fetch', async ({ url, headers }: Request) => {
    asked(new URL(url), headers.get('X-Erasure-Code'));
    return erasure
      ? Response.json(erasure)
      : Response.json({ code: 'client.erasure-not-found', detail: 'Aucun effacement.' }, { status: 404 });
  });
const show = async (hash = '#number=4F7K-220M&code=K7QF-2M9X-ZB4T') => {
  history.replaceState(null, '', `/attestation${hash}`);
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <AttestationScreen />
      </IntlProvider>
    </Provider>,
  );
  await screen.findByRole('heading', { level: 1 });
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  asked.mockClear();
  store.dispatch(api.util.resetApiState());
  history.replaceState(null, '', '/');
});

describe('the page of a certificate of erasure', () => {
  it('given no number, then it is asked for, and what is typed stays behind the # of the address', async () => {
    serve(await doneErasure());
    await show('');
    await press('Ouvrir l’attestation');
    expect(screen.getAllByText('Il manque.')).toHaveLength(2);
    const paths = () => asked.mock.calls.map(([url]) => url.pathname).filter((path) => path !== keyPath);
    expect(paths()).toEqual([]);
    type('Numéro', '4f7k 220m');
    type('Code', 'K7QF–2M9X–ZB4T ');
    await press('Ouvrir l’attestation');
    await screen.findByText('Ce que vous aviez confié n’existe plus ici.');
    expect(window.location.search).toBe('');
    expect(window.location.hash).toBe('#number=4f7k+220m&code=K7QF%E2%80%932M9X%E2%80%93ZB4T');
    const [url, code] = asked.mock.lastCall ?? [];
    expect([url?.pathname, url?.search, code]).toEqual(['/api/client/erasures/4f7k%20220m', '', 'K7QF-2M9X-ZB4T']);
  });

  it('given a number that is unknown, or another code, then it says so, and can be asked again', async () => {
    serve(null);
    await show();
    expect((await screen.findByRole('alert')).textContent).toContain('Aucun effacement');
    expect(screen.getByLabelText<HTMLInputElement>('Numéro').value).toBe('4F7K-220M');
  });

  it.each([
    ['asked', 'Effacement demandé', 'D’ici là, une connexion suffit à l’annuler.'],
    ['withdrawn', 'Effacement annulé', 'rien n’a été effacé'],
    ['under-way', 'Effacement en cours', 'L’attestation sera ici'],
  ] as const)('given one that is %s, then how far it is', async (state, title, text) => {
    serve(notYet(state));
    await show();
    await screen.findByRole('heading', { name: title });
    expect(screen.getByRole('status').textContent).toContain(text);
    expect(screen.queryByRole('button', { name: 'Vérifier' })).toBeNull();
  });

  it('given one that is whole, then a row for each group of places, and facts without a word of the person', async () => {
    serve(await doneErasure());
    await show();
    await screen.findByText('Ce que vous aviez confié n’existe plus ici.');
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toHaveLength(5);
    expect(rows[0]).toMatch(/^Clés détruites, 2\u00a0sur\u00a0226\/11\/2026, \d\d:00:04$/u);
    expect(rows[2]).toMatch(/^Copies de lecture purgées, 9\u00a0sur\u00a09\d\d:02:10$/u);
    expect(screen.getByText('412 fragments, un identifiant, dans 58,8 Mo')).toBeTruthy();
    await screen.findByText(/^sha-256( [0-9a-f]{4}){16}$/u);
  });

  it('given places that are open, then it is not whole, and names them in words', async () => {
    serve(
      await doneErasure([
        { place: 'backups', found: null, reason: 'unreachable' },
        { place: 'messages', found: 3 },
        { place: 'events', found: null, reason: 'restarted' },
      ]),
    );
    await show();
    await screen.findByText(/cette attestation n’est pas complète : 3 endroits restent ouverts\./u);
    expect(screen.getByText('Sauvegardes : hors d’atteinte')).toBeTruthy();
    expect(screen.getByText('Messages en attente : 3 traces trouvées')).toBeTruthy();
    expect(screen.getByText('Journal : le service a redémarré avant la relecture')).toBeTruthy();
    expect(screen.getByText('Copies de lecture purgées, 8 sur 9')).toBeTruthy();
  });

  it('given that no backups are made, then it does not say that they were read', async () => {
    serve(await doneErasure([{ place: 'backups', bytes: 0 }]));
    await show();
    expect(await screen.findByText('Aucune sauvegarde n’a été faite ici')).toBeTruthy();
  });

  it('given a certificate that is genuine, then the device says so, and by which key', async () => {
    serve(await doneErasure());
    await show();
    await press('Vérifier');
    expect((await screen.findByRole('status')).textContent).toContain('Authentique');
    expect(screen.getByText(/^clé du service [A-Za-z0-9+/]{56}$/u)).toBeTruthy();
  });

  it('given one that was changed, then the device says that it is not genuine', async () => {
    const erasure = await doneErasure();
    serve({ ...erasure, certificate: (erasure.certificate ?? '').replace('"found":0', '"found":0 ') });
    await show();
    await press('Vérifier');
    expect((await screen.findByRole('alert')).textContent).toContain('n’est pas authentique');
  });

  it('given a browser that cannot check it, then it says so, and how minisign does', async () => {
    const { publicKey, ...erasure } = await doneErasure();
    serve({ publicKey, ...erasure });
    await show();
    const importKey = vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('', 'NotSupportedError'));
    await press('Vérifier');
    const key = publicKey.split('\n')[1] ?? '';
    expect(await screen.findByText(`minisign -Vm certificate.json -P ${key}`)).toBeTruthy();
    importKey.mockRestore();
  });

  const choose = (...files: readonly File[]) => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input) fireEvent.change(input, { target: { files } });
  };
  const filesOf = ({ certificate, signature }: ErasureState, name = 'certificate.json') => [
    new File([certificate ?? ''], name),
    new File([signature ?? ''], `${name}.minisig`),
  ];

  it.each([
    ['PDF', 'certificate-fr.pdf'],
    ['Signature du PDF', 'certificate-fr.pdf.minisig'],
    ['JSON', 'certificate.json'],
    ['Signature du JSON', 'certificate.json.minisig'],
  ])('given « %s », then it asks for %s by number and code, and saves it under that name', async (button, file) => {
    serve(await doneErasure());
    await show();
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await press(button);
    await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(saved.mock.contexts).toMatchObject([{ download: file }]);
    const [url, code] = asked.mock.lastCall ?? [];
    expect([url?.pathname, url?.search, code]).toEqual([
      `/api/client/erasures/4F7K-220M/files/${file}`,
      '',
      'K7QF-2M9X-ZB4T',
    ]);
    saved.mockRestore();
  });

  it('given a file that was kept with its signature, then the device says that it is genuine, and whole', async () => {
    const erasure = await doneErasure();
    serve(erasure);
    await show();
    choose(...filesOf(erasure));
    expect((await screen.findByRole('status')).textContent).toBe(
      'certificate.json est authentique\u00a0: l’attestation 4F7K-220M est complète, et pas un signe n’a changé.',
    );
  });

  it('given no number and no code, then a kept file is checked by the key of the service all the same', async () => {
    const erasure = await doneErasure();
    serve(erasure);
    await show('');
    await screen.findByRole('button', { name: 'Choisir les deux fichiers' });
    choose(...filesOf(erasure));
    expect((await screen.findByRole('status')).textContent).toContain('certificate.json est authentique');
    expect(asked.mock.calls.map(([url]) => url.pathname)).toEqual([keyPath]);
  });

  it('given one with open places, then it says that it is genuine and not whole', async () => {
    const erasure = await doneErasure([{ place: 'backups', found: null, reason: 'unreachable' }]);
    serve(erasure);
    await show();
    choose(...filesOf(erasure));
    expect((await screen.findByRole('status')).textContent).toContain(
      'est authentique, mais l’attestation 4F7K-220M n’est pas complète\u00a0: un endroit reste ouvert.',
    );
  });

  it('given a file that was changed, then it says that it is not genuine', async () => {
    const erasure = await doneErasure();
    serve(erasure);
    await show();
    const [, signature] = filesOf(erasure);
    choose(new File([`${erasure.certificate} `], 'certificate.json'), signature ?? new File([], ''));
    expect((await screen.findByRole('alert')).textContent).toContain('certificate.json n’est pas authentique');
  });

  it('given a file without its signature, then it says what is missing', async () => {
    const erasure = await doneErasure();
    serve(erasure);
    await show();
    choose(...filesOf(erasure).slice(0, 1));
    expect((await screen.findByRole('status')).textContent).toContain('le fichier .minisig qui va avec elle');
  });

  it('prints what is shown', async () => {
    serve(await doneErasure());
    await show();
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    window.print = print;
    await press('Imprimer');
    await act(async () => undefined);
    expect(print).toHaveBeenCalledOnce();
  });

  it('names the fingerprint of the destroyed key, so that it can be compared with another copy', async () => {
    serve(await doneErasure());
    await show();
    const [name] = screen.getAllByText('Clé détruite');
    expect(name?.nextElementSibling?.textContent).toMatch(/^9f86 d081 884c .* 0a08$/u);
  });

  const cleared = '2026-11-27T08:00:00.000Z';
  it.each([
    [[cleared, null, null], 'Appareils vidés, 1 sur 3', '2 appareils ne sont pas encore revenus'],
    [[cleared, null], 'Appareils vidés, 1 sur 2', 'Un appareil n’est pas encore revenu'],
    [[cleared], 'Appareils vidés, 1 sur 1', ''],
    [[], 'Aucun appareil n’était connecté', ''],
    [null, '', ''],
  ])(
    'given devices that were cleared at %j, then it says how many, and what the others mean',
    async (at, row, waiting) => {
      serve(await doneErasure([], at && at.map((clearedAt, index) => ({ receipt: `r${index}`, clearedAt }))));
      await show();
      const steps = screen.getAllByRole('listitem').map((item) => item.textContent ?? '');
      const said = steps.find((text) => text.includes('ppareil'))?.replaceAll('\u00a0', ' ') ?? '';
      expect([said.startsWith(row), said.includes(waiting)]).toEqual([true, true]);
      expect([said === '', said.includes('reste ouverte.')]).toEqual([row === '', waiting !== '']);
    },
  );
});
