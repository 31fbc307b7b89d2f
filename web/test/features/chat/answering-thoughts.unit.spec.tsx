// @vitest-environment happy-dom
import type { AnsweringThought, ShownAnswer } from '@ecrin/contracts/conversation/conversation.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { stubClientApi } from '#test/page.fixtures.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
const { AnsweringThoughts } = await import('#features/chat/answering-thoughts/answering-thoughts.tsx');

const words = "Quoi ? Il l'a dit : « jamais ! »";
const bound = 'Quoi\u202f? Il l’a dit\u00a0: «\u00a0jamais\u202f!\u00a0»';
const thought = (of: Partial<AnsweringThought>): AnsweringThought => ({
  thoughtId: 't',
  unsure: false,
  day: '2026-03-02',
  words,
  ...of,
});
const answer = { listed: true, matched: 2, setAside: 1 } as ShownAnswer;

afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
});

/** The list of an answer, opened. */
const open = async (items: readonly AnsweringThought[], setAside: readonly AnsweringThought[] = []) => {
  stubClientApi(async () => Response.json({ items, setAside }));
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <AnsweringThoughts conversationId="c" questionId="q" answer={answer} />
      </IntlProvider>
    </Provider>,
  );
  const list = screen.getByRole('group');
  await act(async () => {
    list.toggleAttribute('open', true);
    fireEvent(list, new Event('toggle'));
  });
  return screen.findAllByRole('listitem');
};

describe('a thought that an answer counts', () => {
  it('is read in its row as French is set, counted or set aside', async () => {
    const rows = await open([thought({})], [thought({ thoughtId: 'u' })]);
    expect(rows).toHaveLength(2);
    for (const link of screen.getAllByRole('link')) expect(link.textContent).toBe(bound);
  });

  it('says after its day that its word may be another one, with no sign that begins a line', async () => {
    const [certain, unsure] = await open([thought({}), thought({ thoughtId: 'u', unsure: true })]);
    expect(certain?.textContent).not.toMatch(/peut-être/u);
    expect(unsure?.textContent).toMatch(/\d · peut-être\u00a0: le mot y a deux sens/u);
  });

  it('that was deleted says so, and leads nowhere', async () => {
    const [row] = await open([thought({ words: null, day: null })]);
    expect(row?.textContent).toMatch(/n’est plus là/u);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
