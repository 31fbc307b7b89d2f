// @vitest-environment happy-dom
import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import { moods } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
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
const { CutByHand } = await import('#features/thoughts/entry/cut-by-hand.tsx');

const card = { thoughtId: 't', kind: 'written', title: 'Le lac', tags: [], mood: null } as object as ThoughtCard;
const names = ['Joyeuse', 'Triste', 'Enthousiaste', 'Calme', 'Tendue', 'Songeuse', 'Contrariée', 'Inspirée'];
const asked = vi.fn();

beforeEach(() =>
  stubClientApi(async (call, body) => {
    asked(call, body);
    return Response.json({});
  }),
);
afterEach(() => {
  cleanup();
  asked.mockClear();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
});

const rough = () => screen.getByRole('button', { name: /^Donner une humeur/u });
const focused = () => document.activeElement?.textContent;
/** Presses a key as a browser does: a button is clicked by Enter, unless the key was taken. */
const key = (name: string) =>
  act(async () => {
    const on = document.activeElement ?? document.body;
    if (fireEvent.keyDown(on, { key: name }) && name === 'Enter') fireEvent.click(on);
  });
const open = async () => {
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <CutByHand card={card} />
      </IntlProvider>
    </Provider>,
  );
  await press(/^Donner une humeur/u);
  return within(await screen.findByRole('group', { name: 'Humeur' })).getAllByRole('button');
};

describe('the cuts of a rough stone', () => {
  it('are one a mood, each with its own stone and its name; the first has the focus', async () => {
    const cuts = await open();
    expect(cuts.map(({ textContent }) => textContent)).toEqual(names);
    expect(cuts.map((cut) => cut.querySelector('svg')?.dataset['mood'])).toEqual(moods);
    expect(focused()).toBe('Joyeuse');
  });

  it('are gone through by arrows, round and round, both ways', async () => {
    await open();
    const visited: unknown[] = [];
    for (const name of [...names.map((_one, at) => (at % 2 ? 'ArrowRight' : 'ArrowDown')), 'ArrowUp', 'ArrowLeft']) {
      await key(name);
      visited.push(focused());
    }
    expect(visited).toEqual([...names.slice(1), 'Joyeuse', 'Inspirée', 'Contrariée']);
    expect(asked).not.toHaveBeenCalled();
  });

  it('are chosen from by Enter, which sets the mood and closes them', async () => {
    await open();
    await key('ArrowUp');
    await key('Enter');
    await vi.waitFor(() =>
      expect(asked.mock.calls).toEqual([['PUT /thoughts/t/insights/mood', { value: 'inspired' }]]),
    );
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('are left by Escape, which sets nothing and leads back to the stone', async () => {
    await open();
    await key('ArrowDown');
    await key('Escape');
    expect(screen.queryByRole('group')).toBeNull();
    expect(document.activeElement).toBe(rough());
    expect(asked).not.toHaveBeenCalled();
  });
});
