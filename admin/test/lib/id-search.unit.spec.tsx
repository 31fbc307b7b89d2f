// @vitest-environment happy-dom
import { identifiedKinds, type FoundIds as Answer } from '@ecrin/contracts/activity/found-ids.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { idBeginningOf } from '#lib/id-search/id-beginning.ts';
import { FoundIds } from '#lib/id-search/id-search.tsx';
import { knownThing } from '#lib/id-search/only-thing.tsx';
import { pathOfFound } from '#lib/id-search/path-of-found.ts';

const id = '019b8c1a-0000-7000-8000-000000000001';
const asked = vi.fn((_query: string): void => undefined);
const show = (sought: string, answer: Answer, quiet = false) => {
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked(new URL(url).search);
    return Response.json(answer);
  });
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <FoundIds sought={sought} quiet={quiet} />
      </IntlProvider>
    </Provider>,
  );
};
const none: Answer = { items: [], isWhole: true };
const thought = { kind: 'thought', id, clientId: 'c1', beganAt: '2026-01-05T12:00:00.000Z' } as const;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  asked.mockClear();
  store.dispatch(api.util.resetApiState());
});

describe('what was typed', () => {
  it.each([
    [id, id],
    [` ${id.slice(0, 8).toUpperCase()} `, '019b8c1a'],
    ['019b8c1', null],
    ['Béatrice', null],
    [`${id}0`, null],
  ])('« %s » as the beginning of an id is %s', (typed, beginning) => expect(idBeginningOf(typed)).toBe(beginning));
});

describe('what was found leads', () => {
  it.each(identifiedKinds)('to where an administrator may see it: %s', (kind) => {
    const path = pathOfFound({ kind, id, clientId: 'c1' });
    expect(path).toContain(id);
    expect(path).toMatch(/^\/admin\/(?:clients|requests|organizations|communication)\//u);
    const [, thing] = path.split('?thing=');
    expect(thing === undefined || knownThing(thing) === `${kind}-${id}`).toBe(true);
  });
  it('to the orbs, of an orb that belongs to nobody', () =>
    expect(pathOfFound({ kind: 'orb', id, clientId: null })).toBe(`/admin/orbs/${id}`));
});

describe('a search by id', () => {
  it('shows what it is, with a link', async () => {
    show('019B8C1A', { items: [thought], isWhole: false });
    const link = await screen.findByRole('link', { name: 'Pensée' });
    expect(link.getAttribute('href')).toBe(`/admin/clients/c1?thing=thought-${id}`);
    expect(screen.getByText(`${id}, du 05/01/2026`)).toBeDefined();
    expect(screen.getByText(/D’autres commencent de même/)).toBeDefined();
    expect(asked).toHaveBeenCalledWith('?q=019b8c1a');
  });

  it('says that an id is unknown', async () => {
    show(id, none);
    expect((await screen.findByRole('status')).textContent).toContain('Rien ici n’a cet identifiant');
  });

  it('asks nothing of what is no id, and says what one is, unless it may be a name', () => {
    show('Béatrice', none);
    expect(screen.getByRole('status').textContent).toContain('il en faut 8 au moins');
    cleanup();
    show('Béatrice', none, true);
    expect(screen.queryByRole('status')).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });
});
