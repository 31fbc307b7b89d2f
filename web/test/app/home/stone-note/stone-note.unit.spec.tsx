// @vitest-environment happy-dom
import type { FoundThought } from '@ecrin/contracts/thought/thought.ts';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linesOf } from '#features/thoughts/list/timeline.ts';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { press, stubClientApi } from '#test/page.fixtures.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({
  useLanguage: () => ({ language: 'fr' }),
  withMessages: (_part: string, load: unknown) => load,
}));
const { HomeDays } = await import('#app/home/home-days.tsx');

const today = '2026-11-18';
const card = (number: number, mood: string | null) =>
  ({
    thoughtId: `t${number}`,
    kind: 'written',
    title: `Pensée ${number}`,
    titleBy: 'ai',
    excerpt: null,
    occurredAt: `${today}T09:${String(number).padStart(2, '0')}:00.000Z`,
    timeZone: 'UTC',
    day: today,
    tags: [],
    mood,
    category: null,
    status: null,
    thread: null,
    audio: null,
    pictures: [],
    transcript: null,
    hit: null,
    receipt: 'analysed',
  }) as object as FoundThought;

let by: 'ai' | 'person' = 'ai';
let asked: string[] = [];
beforeEach(() => {
  by = 'ai';
  asked = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => {};
      disconnect = () => {};
    },
  );
  stubClientApi(async (call) => {
    asked.push(call);
    const title = { value: 'Titre', from: { by: 'ai' } };
    return Response.json({ insights: { mood: { value: 'calm', from: { by } }, title } });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
});

type Shown = Readonly<{ day?: string; open?: boolean }>;
const show = async (cards: readonly FoundThought[], { day = today, open = false }: Shown = {}) => {
  cleanup();
  await act(async () => {
    render(
      <Provider store={store}>
        <IntlProvider locale="fr" onError={() => {}}>
          <HomeDays timeline={linesOf(cards)} today={day} open={open} />
        </IntlProvider>
      </Provider>,
    );
    await vi.dynamicImportSettled();
  });
};
const text = /Calme\s: un cabochon\. Écrin l’a lu dans vos mots, le titre aussi\./u;
const note = () => screen.queryByText(text);
const noted = async () => (await screen.findByText(text)).closest('article')?.textContent;

describe('the note on stones', () => {
  it('stands under the first thought whose stone was cut, for the rest of that day', async () => {
    await show([card(1, null)]);
    expect(note()).toBeNull();
    await show([card(2, null), card(1, 'calm')]);
    expect(await noted()).toContain('Pensée 1');
    await show([card(3, 'calm'), card(2, null), card(1, 'calm')]);
    expect(await noted()).toContain('Pensée 1');
    await show([card(1, 'calm')], { day: '2026-11-19' });
    expect(note()).toBeNull();
  });

  it('says of a title that Écrin read it only where one is shown', async () => {
    await show([{ ...card(1, 'calm'), title: 'Le lac', excerpt: 'Le lac, sans un pli.' }]);
    await screen.findByText(/Écrin l’a lu dans vos mots\. Touchez la pierre pour en décider\./u);
  });

  it('is withdrawn for good', async () => {
    await show([card(1, 'calm')]);
    await press('Retirer cette note');
    expect(note()).toBeNull();
    await show([card(2, 'calm')]);
    expect(note()).toBeNull();
  });

  it('is none for a stone cut by hand, or for somebody who knows them', async () => {
    by = 'person';
    await show([card(1, 'calm')]);
    await waitFor(() => expect(asked).toContain('GET /thoughts/t1'));
    await act(async () => {});
    expect(note()).toBeNull();
    store.dispatch(api.util.resetApiState());
    [by, asked] = ['ai', []];
    await show([card(1, 'calm')], { open: true });
    expect(note()).toBeNull();
    await show(Array.from({ length: 10 }, (_none, number) => card(number, 'calm')));
    expect(note()).toBeNull();
    expect(asked).toEqual([]);
  });
});
