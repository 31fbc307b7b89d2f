// @vitest-environment happy-dom
import { useToasts } from '@ecrin/browser/page/toasts.ts';
import type { YearFigures } from '@ecrin/contracts/thought/year.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { showOutbox } from '#lib/outbox/outbox-view.ts';
import { press } from '#test/page.fixtures.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
// Once loaded it would show what this device has stored instead: nothing.
vi.mock('#lib/outbox/outbox-engine.ts', () => ({}));
const made: string[] = [];
let fault: Error | null = null;
const file = (type: string) => async (shown: { drawing: { width: number }; label: string }) => {
  if (fault) throw fault;
  made.push(`${type} ${shown.drawing.width} ${shown.label}`);
  return new Blob([type]);
};
vi.mock('#features/year/poster/make-files.ts', () => ({ makePdf: file('pdf'), makePicture: file('png') }));
const { PosterScreen } = await import('#features/year/poster/poster-screen.tsx');

const reread = [
  { why: 'first', thought: { excerpt: 'Il neige depuis ce matin.', language: 'fr' } },
  { why: 'favorite', thought: { excerpt: 'On a nagé jusqu’à la bouée.', language: 'fr' } },
] as YearFigures['reread'];
const figures: YearFigures = {
  year: 2024,
  firstYear: 2023,
  total: 4,
  days: { '2024-01-02': { calm: 1 }, '2024-03-31': { sad: 2, none: 1 } },
  threads: [],
  voice: { ms: 0, weeks: [], longest: null },
  words: [],
  reread,
};

const saved: string[] = [];
let answer: Response | null = null;
let firstname: string | null = 'Camille';
beforeEach(() => {
  [answer, fault, firstname] = [null, null, 'Camille'];
  [made, saved].forEach((list) => list.splice(0));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.includes('/years/')) return answer ?? Response.json(figures);
    return Response.json(pathname.endsWith('/me') ? { client: { firstname } } : { items: [], dayStart: 0 });
  });
});
afterEach(() => {
  cleanup();
  showOutbox([]);
  useToasts.setState([], true);
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

const open = () =>
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" defaultLocale="fr" onError={() => {}}>
        <Router hook={memoryLocation({ path: '/app/year/2024/poster' }).hook}>
          <Route path="/app/year/:year/poster" component={PosterScreen} />
        </Router>
      </IntlProvider>
    </Provider>,
  );
const sheet = () => screen.findByRole('img', { name: /^Affiche de votre année 2024/u });
const texts = async () => [...(await sheet()).querySelectorAll('text')].map(({ textContent }) => textContent);
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00a0\u202f]/gu, ' ');
const choose = (element: Element) => act(async () => void fireEvent.click(element));

describe('the poster of a year', () => {
  it('begins with a sentence of the year, the first name and the count, and says all of it in words', async () => {
    open();
    const shown = (await texts()).map(plain);
    expect(shown).toEqual(expect.arrayContaining(['2024', 'On a nagé jusqu’à la bouée.', 'Camille', '4 pensées']));
    expect(plain((await sheet()).getAttribute('aria-label'))).toBe(
      'Affiche de votre année 2024. Les 4 pensées de 2024, une pierre chacune, sur un fil de janvier à décembre. La phrase : « On a nagé jusqu’à la bouée. ». Camille. 4 pensées',
    );
    expect(screen.getByRole('link', { name: 'Votre année 2024' }).getAttribute('href')).toBe('/app/year/2024');
  });

  it('counts what waits on this device, as the year does', async () => {
    showOutbox([
      { thoughtId: 'w1', kind: 'written', timeZone: 'UTC', state: 'waiting', occurredAt: '2024-03-30T10:00:00.000Z' },
    ]);
    open();
    expect((await texts()).map(plain)).toContain('5 pensées');
  });

  it('says nothing any more that is switched off', async () => {
    open();
    await sheet();
    await choose(screen.getByRole('switch', { name: 'Votre prénom' }));
    await choose(screen.getByRole('switch', { name: 'Le nombre de pensées' }));
    await act(async () => void fireEvent.change(screen.getByRole('textbox'), { target: { value: '  ' } }));
    const said = await texts();
    expect(said.filter((text) => text.length > 1)).toEqual(['2024']);
  });

  it('takes another sentence of the year by one tap, and offers the one before', async () => {
    open();
    await sheet();
    await choose(screen.getByRole('button', { name: 'Il neige depuis ce matin.' }));
    expect(await texts()).toContain('Il neige depuis ce matin.');
    expect(screen.getByRole('button', { name: 'On a nagé jusqu’à la bouée.' })).toBeTruthy();
  });

  it('has no switch for a first name that is not known', async () => {
    firstname = ' ';
    open();
    await sheet();
    expect(screen.queryByRole('switch', { name: 'Votre prénom' })).toBeNull();
  });

  it('makes what is shown, in the size that its button says', async () => {
    open();
    await sheet();
    expect(plain(screen.getByRole('button', { name: /^Image/u }).textContent)).toBe('Image, 3 600 × 7 200');
    await choose(screen.getByRole('radio', { name: 'A3' }));
    await choose(screen.getByRole('radio', { name: /^Velours/u }));
    expect((await sheet()).dataset['ground']).toBe('velvet');
    expect(plain(screen.getByRole('button', { name: /^Image/u }).textContent)).toBe('Image, 5 040 × 3 564');
    await press('PDF, A3');
    expect(made).toHaveLength(1);
    expect(made[0]).toMatch(/^pdf 420 Affiche de votre année 2024/u);
    expect(saved).toEqual(['affiche-2024.pdf']);
    expect(plain(useToasts.getState().at(-1)?.message ?? null)).toBe('Enregistré : affiche-2024.pdf');
  });

  it('says that a file could not be made, and keeps the choices', async () => {
    fault = new TypeError('Failed to fetch dynamically imported module');
    open();
    await sheet();
    await choose(screen.getByRole('radio', { name: 'A3' }));
    await press('PDF, A3');
    expect(plain(screen.getByRole('alert').textContent)).toBe(
      'L’affiche n’a pas pu être faite. Vos choix sont toujours là : réessayez.',
    );
    fault = null;
    await press('PDF, A3');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(made).toHaveLength(1);
  });

  it('is shared where the device can, and once more where it had to wait too long', async () => {
    const shared: ShareData[] = [];
    let late = true;
    const share = async (data: ShareData) => {
      if (late) throw new DOMException('too late', 'NotAllowedError');
      shared.push(data);
    };
    Object.entries({ share, canShare: () => true }).forEach(([name, value]) =>
      Object.defineProperty(navigator, name, { value, configurable: true }),
    );
    open();
    await sheet();
    await press('Partager l’image');
    expect(plain(useToasts.getState().at(-1)?.message ?? null)).toContain('touchez encore');
    late = false;
    await press('Partager l’image');
    expect(made).toHaveLength(1);
    expect(shared[0]?.files?.map(({ name, type }) => [name, type])).toEqual([['affiche-2024.png', 'image/png']]);
    await choose(screen.getByRole('radio', { name: /^Velours/u }));
    await press('Partager l’image');
    expect(made).toHaveLength(2);
  });

  it('is none of a year without thoughts', async () => {
    answer = Response.json({ ...figures, total: 0, days: {}, reread: [] });
    open();
    await screen.findByText('Rien n’a été dit ni écrit en 2024.');
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says when the year could not be loaded', async () => {
    answer = Response.json({ code: 'internal' }, { status: 500 });
    open();
    expect(await screen.findByText('Cette année n’a pas pu être chargée')).toBeTruthy();
  });
});
