// @vitest-environment happy-dom
import { useToasts } from '@ecrin/browser/page/toasts.ts';
import type { FoundThought } from '@ecrin/contracts/thought/thought.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { press, stubClientApi } from '#test/page.fixtures.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({
  useLanguage: () => ({ language: 'fr' }),
  withMessages: (_part: string, load: unknown) => load,
}));
const [{ ChoosingList }, { ThoughtEntry }] = await Promise.all([
  import('#features/thoughts/choosing/choosing-list.tsx'),
  import('#features/thoughts/entry/thought-entry.tsx'),
]);

const idOf = (number: number) => `01980000-0000-7000-8000-00000000000${number}`;
const thread = { threadId: idOf(9), name: 'Papa', colour: 'indigo' };
const card = (number: number, more: object = {}) =>
  ({
    thoughtId: idOf(number),
    kind: 'written',
    title: `Pensée ${number}`,
    excerpt: null,
    occurredAt: `2026-07-0${number}T08:00:00.000Z`,
    timeZone: 'UTC',
    day: `2026-07-0${number}`,
    tags: [],
    mood: null,
    category: null,
    status: null,
    thread: null,
    audio: null,
    pictures: [],
    transcript: null,
    hit: null,
    pinned: false,
    private: false,
    ...more,
  }) as object as FoundThought;

let calls: string[] = [];
let refused: readonly string[] = [];
beforeEach(() => {
  calls = [];
  refused = [];
  stubClientApi(async (call, body) => {
    if (call === 'GET /threads') return Response.json({ items: [{ ...thread, thoughts: 1, archived: false }] });
    if (call === 'GET /thoughts/counts') return Response.json({ tag: { marché: 4, lac: 2 } });
    if (call.startsWith('GET')) return Response.json({});
    calls.push(body === null ? call : `${call} ${JSON.stringify(body)}`);
    return refused.some((path) => call.includes(path))
      ? Response.json({ code: 'thought.not-found', detail: 'Cette pensée n’existe plus.' }, { status: 404 })
      : Response.json({});
  });
});
afterEach(() => {
  cleanup();
  useToasts.setState([], true);
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
});

const show = (...cards: readonly FoundThought[]) =>
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <ChoosingList shown={cards}>
          {(begin) => (
            <>
              {begin}
              {cards.map((one) => (
                <ThoughtEntry key={one.thoughtId} card={one} />
              ))}
            </>
          )}
        </ChoosingList>
      </IntlProvider>
    </Provider>,
  );
const boxOf = (number: number) => screen.getByRole('checkbox', { name: `Choisir «\u00a0Pensée ${number}\u00a0»` });
const linkOf = (number: number) => screen.getByRole('link', { name: `Pensée ${number}` });
const ticked = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox').flatMap(({ checked }, place) => (checked ? [place + 1] : []));
const click = (target: Element, keys: object = {}) => act(async () => void fireEvent.click(target, keys));
const toast = () => vi.waitFor(() => useToasts.getState().at(-1) ?? expect.fail('no toast'));
const undo = async () => {
  calls = [];
  const { action } = await toast();
  await act(async () => action?.run());
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0));
};

describe('several thoughts', () => {
  it('begin with the button, and end with Escape', async () => {
    show(card(1), card(2));
    await press('Choisir');
    await click(boxOf(2));
    expect(screen.getByRole('status').textContent).toBe('Une pensée choisie');
    await act(async () => void fireEvent.keyDown(document.body, { key: 'Escape' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Choisir');
  });

  it('begin with a click and Ctrl, and go on to where Shift is held, in either direction', async () => {
    show(card(1), card(2), card(3), card(4));
    await click(linkOf(4), { ctrlKey: true });
    expect(ticked()).toEqual([4]);
    await click(boxOf(2), { shiftKey: true });
    expect(ticked()).toEqual([2, 3, 4]);
    await click(boxOf(3));
    expect(ticked()).toEqual([2, 4]);
  });

  it('begin with a long press, whose end opens nothing', async () => {
    vi.useFakeTimers();
    show(card(1), card(2));
    fireEvent.pointerDown(linkOf(1), { pointerType: 'touch', clientX: 5, clientY: 5 });
    await act(async () => void vi.advanceTimersByTime(500));
    vi.useRealTimers();
    expect(ticked()).toEqual([1]);
    const end = new MouseEvent('click', { bubbles: true, cancelable: true });
    await act(async () => void linkOf(1).dispatchEvent(end));
    expect(end.defaultPrevented).toBe(true);
    expect(ticked()).toEqual([1]);
  });

  it('do not begin where a finger scrolls', async () => {
    vi.useFakeTimers();
    show(card(1));
    fireEvent.pointerDown(linkOf(1), { pointerType: 'touch', clientX: 5, clientY: 5 });
    fireEvent.pointerMove(linkOf(1), { pointerType: 'touch', clientX: 5, clientY: 40 });
    await act(async () => void vi.advanceTimersByTime(500));
    vi.useRealTimers();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('are all those shown, or none', async () => {
    show(card(1), card(2));
    await press('Choisir');
    await press('Cocher les 2 affichées');
    expect(ticked()).toEqual([1, 2]);
    await press('Tout décocher');
    expect(ticked()).toEqual([]);
  });
});

const chooseAll = async (count: number) => {
  await press('Choisir');
  await press(`Cocher les ${count} affichées`);
};

describe('what is done with them', () => {
  it('changes only those that are not so already, with one undo', async () => {
    show(card(1), card(2, { pinned: true }), card(3));
    await chooseAll(3);
    await press('Épingler');
    const { message } = await toast();
    expect(message).toBe('2 pensées épinglées');
    expect(calls.toSorted()).toEqual([`POST /thoughts/${idOf(1)}/pin`, `POST /thoughts/${idOf(3)}/pin`]);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await undo();
    expect(calls.toSorted()).toEqual([`DELETE /thoughts/${idOf(1)}/pin`, `DELETE /thoughts/${idOf(3)}/pin`]);
  });

  it('takes back what all of them are', async () => {
    show(card(1, { private: true }), card(2, { private: true }));
    await chooseAll(2);
    await press('Ne plus rendre privées');
    expect((await toast()).message).toBe('2 pensées ne sont plus privées');
    expect(calls.toSorted()).toEqual([1, 2].map((number) => `PUT /thoughts/${idOf(number)} {"private":false}`));
  });

  it('says how many were refused and why; only the others are undone', async () => {
    refused = [idOf(2)];
    show(card(1), card(2), card(3));
    await chooseAll(3);
    await press('Supprimer');
    const { message } = await toast();
    expect(message).toBe('2 pensées supprimées. Une autre a été refusée\u00a0: Cette pensée n’existe plus.');
    await undo();
    expect(calls.toSorted()).toEqual([1, 3].map((number) => `POST /thoughts/${idOf(number)}/restore`));
  });

  it('keeps the choice where all were refused', async () => {
    refused = [idOf(1), idOf(2)];
    show(card(1), card(2));
    await chooseAll(2);
    await press('Ajouter aux favoris');
    expect((await toast()).message).toBe('Aucune des 2 pensées n’a changé\u00a0: Cette pensée n’existe plus.');
    expect(ticked()).toEqual([1, 2]);
  });

  it('files them, and returns each to the thread it came from', async () => {
    show(card(1), card(2, { thread: { ...thread, threadId: idOf(8) } }), card(3, { thread }));
    await chooseAll(3);
    await press('Ranger dans un fil');
    await press('Papa');
    expect((await toast()).message).toBe('2 pensées rangées');
    await undo();
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(calls.toSorted()).toEqual([
      `DELETE /thoughts/${idOf(1)}/thread`,
      `PUT /thoughts/${idOf(2)}/thread {"threadId":"${idOf(8)}"}`,
    ]);
  });
});

const tagBox = (tag: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: tag });
const nameTag = async (typed: string) => {
  const field = screen.getByRole('textbox', { name: 'Étiquette' });
  await act(async () => void fireEvent.change(field, { target: { value: typed } }));
  await act(async () => void (field.closest('form') && fireEvent.submit(field)));
};
const toTags = (number: number, ...value: readonly string[]) =>
  `PUT /thoughts/${idOf(number)}/insights/tags ${JSON.stringify({ value })}`;

describe('their tags', () => {
  it('are ticked where all have them, half where some do, and named in any spelling', async () => {
    show(card(1, { tags: ['lac', 'eau'] }), card(2, { tags: ['eau'] }), card(3));
    await chooseAll(3);
    await press('Étiqueter');
    expect(screen.getByRole('heading', { name: 'Étiqueter 3 pensées' })).toBeDefined();
    expect((await tagBox('lac')).indeterminate).toBe(true);
    expect((await tagBox('marché')).checked).toBe(false);
    await nameTag('MARCHE, barque');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'marché et barque\u00a0: sur toutes les pensées choisies.',
    );
    expect((await tagBox('marché')).checked).toBe(true);
    await press('Changer 3 pensées');
    expect((await toast()).message).toBe('3 pensées étiquetées');
    expect(calls.toSorted()).toEqual([
      toTags(1, 'lac', 'eau', 'marché', 'barque'),
      toTags(2, 'eau', 'marché', 'barque'),
      toTags(3, 'marché', 'barque'),
    ]);
    await undo();
    await vi.waitFor(() => expect(calls).toHaveLength(3));
    expect(calls.toSorted()).toEqual([1, 2, 3].map((number) => `DELETE /thoughts/${idOf(number)}/insights/tags`));
  });

  it('are taken off those that have them; a tag some have is put on all, off all, then left', async () => {
    show(card(1, { tags: ['lac'] }), card(2, { tags: ['eau'] }));
    await chooseAll(2);
    await press('Étiqueter');
    const lac = await tagBox('lac');
    await click(lac);
    expect([lac.checked, lac.indeterminate]).toEqual([true, false]);
    await click(lac);
    expect([lac.checked, lac.indeterminate]).toEqual([false, false]);
    await click(lac);
    expect([lac.checked, lac.indeterminate]).toEqual([false, true]);
    const closed = screen.getByRole('button', { name: 'Étiqueter', description: 'Cochez ou nommez une étiquette.' });
    expect(closed.matches(':disabled')).toBe(true);
    await click(lac);
    await click(lac);
    await press('Changer une pensée');
    expect((await toast()).message).toBe('Étiquettes retirées d’une pensée');
    expect(calls).toEqual([toTags(1)]);
  });
});
