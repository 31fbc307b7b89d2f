// @vitest-environment happy-dom
import type { FoundThought } from '@ecrin/contracts/thought/thought.ts';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTimeline } from '#features/thoughts/list/timeline.ts';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import type { OutboxItem } from '#lib/outbox/outbox.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
const { HomeTray } = await import('#app/home/home-tray.tsx');

const today = '2026-11-18';
const cards = (count: number, day = today) =>
  Array.from({ length: count }, (_none, index) => {
    const occurredAt = `${day}T09:${String(index).padStart(2, '0')}:00.000Z`;
    return { thoughtId: `${day}-${index}`, occurredAt, timeZone: 'UTC', day, mood: 'calm' } as FoundThought;
  });
const onDevice = (thoughtId: string, state: OutboxItem['state'] = 'waiting'): OutboxItem => ({
  thoughtId,
  kind: 'written',
  occurredAt: `${today}T10:00:00.000Z`,
  timeZone: 'UTC',
  state,
});
const more = { load: () => undefined, loading: false, failed: false };
const loaded = {
  thoughts: [],
  total: 0,
  totalIsExact: true,
  changing: false,
  failed: false,
  stale: false,
  order: 'newest' as const,
  more: null,
  retry: () => undefined,
};

type Shown = Partial<ComponentProps<typeof HomeTray>['list']> &
  Readonly<{ device?: OutboxItem[]; goal?: ComponentProps<typeof HomeTray>['goal'] }>;
const show = ({ device = [], goal = null, ...of }: Shown = {}) => {
  const list = { ...loaded, ...of };
  return render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <HomeTray
          list={list}
          timeline={buildTimeline(list.thoughts ?? [], device)}
          today={today}
          dayStart={0}
          goal={goal}
          onWrite={() => {}}
        />
      </IntlProvider>
    </Provider>,
  );
};
const sentence = () => screen.getByRole('region').querySelector('p')?.textContent;
const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

const counts = vi.fn<() => Promise<Response>>();
beforeEach(() => {
  counts.mockReturnValue(new Promise(() => {}));
  vi.stubGlobal('fetch', counts);
});
afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the tray while the day is not known', () => {
  it('says that it is loading', () => {
    show({ thoughts: null });
    expect(sentence()).toBe('Pensées du jourChargement…');
  });
  it('says that the server could not count them', () => {
    show({ thoughts: null, failed: true });
    expect(sentence()).toBe('Pensées du jourImpossible de les compter pour l’instant.');
  });
  it('says that the device is offline, and what it holds itself', () => {
    goOffline();
    show({ thoughts: null, failed: true, device: [onDevice('one'), onDevice('two')] });
    expect(sentence()).toBe('2 pensées sur cet appareilHors connexion : le compte du jour manque.');
  });
  it('takes a list of before, that could not be loaded again, as no proof of an empty day', () => {
    show({ thoughts: cards(2, '2026-11-17'), stale: true });
    expect(sentence()).toMatch(/^Pensées du jour/);
  });
});

describe('the tray of a known day', () => {
  it('invites to write on an empty one', () => {
    show();
    expect(sentence()).toBe('Rien encore aujourd’huiUne phrase suffit.');
  });
  it('counts those of the server and of this device once each', () => {
    show({ thoughts: cards(2), device: [onDevice('one'), onDevice(`${today}-0`, 'received')] });
    expect(sentence()).toMatch(/^3 pensées aujourd’hui/);
  });
  it('waits for the server’s count when the loaded ones may not be all', async () => {
    counts.mockImplementation(async () => Response.json({ day: { [today]: 45 } }));
    show({ thoughts: cards(30), more, device: [onDevice('one'), onDevice('two', 'received')] });
    expect(sentence()).toBe('2 pensées sur cet appareilChargement…');
    await vi.waitFor(() => expect(sentence()).toMatch(/^46 pensées aujourd’hui/));
    expect(screen.getByRole('region').querySelector('ul')?.textContent).toBe('+43');
  });
});

describe('the tray of a day with a goal', () => {
  it('counts up to the target', () => {
    show({ thoughts: cards(2), goal: { target: 3, rest: false } });
    expect(sentence()).toBe('2 pensées sur 3Une encore, si elle vient.');
  });
  it('does not say “of” above the target', () => {
    show({ thoughts: cards(4), goal: { target: 1, rest: false } });
    expect(sentence()).toBe('4 pensées, objectif atteintRelire la journée');
  });
  it('asks for nothing on a planned day of rest', () => {
    show({ thoughts: cards(1), goal: { target: 3, rest: true } });
    expect(sentence()).toBe('1 pensée, repos prévuRelire la journée');
  });
});
