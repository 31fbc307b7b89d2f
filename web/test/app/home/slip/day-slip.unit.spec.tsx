// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SlipFacts } from '#app/home/slip/slips.ts';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { press } from '#test/page.fixtures.ts';
import { at, card, lastEvening, memory, orbRead, quiet, today, waiting } from './slip.fixtures.ts';

let facts: SlipFacts | null;
vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
vi.mock('#app/home/slip/use-slip-facts.ts', async (original) => ({
  ...(await original<object>()),
  useSlipFacts: () => facts,
}));
const { DaySlip } = await import('#app/home/slip/day-slip.tsx');

const versions = { twoVersions: { thoughtId: 't2', twoVersionsAt: at('21:00') } };
const thread = { thread: { tag: 'papa', thoughtIds: ['1', '2'], latestAt: at('12:47') } };
const month = { month: { month: '2026-10', count: 3, mood: null } };
const atRisk = { outbox: [waiting] };

const shown = () => document.querySelector('[data-slip]')?.getAttribute('data-slip') ?? 'nothing';
const away = () => screen.queryByRole('button', { name: 'Mettre de côté' });
const home = () => (
  <Provider store={store}>
    <IntlProvider locale="fr" onError={() => {}}>
      <DaySlip day={{ today, dayStart: 0, goals: undefined, newestAt: quiet.newestAt, listed: true }} />
    </IntlProvider>
  </Provider>
);
/** Home as somebody comes to it; what it is given later becomes known while they look. */
const visit = (first: Partial<SlipFacts> | null) => {
  facts = first && { ...quiet, ...first };
  const { rerender } = render(home());
  return (next: Partial<SlipFacts>) => {
    facts = { ...quiet, ...next };
    rerender(home());
  };
};
/** Follows where the slip leads, whatever comes of it. */
const read = () => act(async () => void fireEvent.click(screen.getByRole('link')));
const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
});

describe('the slip of what may be lost', () => {
  it('cannot be set aside, unlike any other', () => {
    visit(versions);
    expect([shown(), away() !== null]).toEqual(['two-versions', true]);
    cleanup();
    visit({ ...atRisk, ...versions });
    expect([shown(), away()]).toEqual(['at-risk', null]);
  });

  it('is told even in a place that was closed for the day', async () => {
    visit(versions);
    await press('Mettre de côté');
    cleanup();
    visit(thread);
    await press('Mettre de côté');
    cleanup();
    visit({ ...month, ...thread, ...atRisk });
    expect(shown()).toBe('at-risk');
  });
});

describe('a slip that was chosen', () => {
  it('is not chosen before all is known that decides', () => {
    const learn = visit(null);
    expect(shown()).toBe('nothing');
    learn({ ...thread, ...versions });
    expect(shown()).toBe('two-versions');
  });

  it('is not replaced by a higher one under the eye, but at the next visit', () => {
    const learn = visit(thread);
    learn({ ...thread, ...versions, ...atRisk });
    expect(shown()).toBe('thread');
    comeBack();
    expect(shown()).toBe('at-risk');
  });

  it('goes when its time is over, and leaves the place to the next visit', () => {
    const learn = visit({ ...versions, ...thread });
    learn(thread);
    expect(shown()).toBe('nothing');
    comeBack();
    expect(shown()).toBe('thread');
  });

  it('is nothing for the visit once it was set aside, and does not come back', async () => {
    visit({ ...versions, ...thread });
    await press('Mettre de côté');
    expect(shown()).toBe('nothing');
    comeBack();
    expect(shown()).toBe('thread');
  });
});

const first = '2026-11-01';
/** The month before is told of on the first days of one. */
const ofMonth = { today: first, now: at('21:45', first), ...month };

describe('a slip that was opened', () => {
  it.each<[string, Partial<SlipFacts>]>([
    ['orb', { notifications: [orbRead] }],
    ['month', ofMonth],
    ['thread', thread],
  ])('of %s stays while it is looked at, is over from then on, and closes no place', async (kind, found) => {
    visit(found);
    expect(shown()).toBe(kind);
    await read();
    expect(shown()).toBe(kind);
    comeBack();
    expect(shown()).toBe('nothing');
    cleanup();
    visit({ ...found, memory });
    expect(shown()).toBe('memory');
  });

  it.each<[string, Partial<SlipFacts>]>([
    ['two-versions', versions],
    ['reminder', { notifications: [card({})] }],
    ['goal', { goals: [lastEvening] }],
    ['memory', { memory }],
  ])('of %s is told again as long as it holds', async (kind, found) => {
    visit(found);
    await read();
    comeBack();
    expect(shown()).toBe(kind);
    cleanup();
    visit(found);
    expect(shown()).toBe(kind);
  });

  it('was not set aside: two that were opened leave the place to a third', async () => {
    const opened: readonly Partial<SlipFacts>[] = [{ notifications: [orbRead] }, thread];
    for (const found of opened) {
      visit(found);
      await read();
      cleanup();
    }
    visit(versions);
    expect(shown()).toBe('two-versions');
  });
});
