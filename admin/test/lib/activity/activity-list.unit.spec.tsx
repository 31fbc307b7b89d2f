// @vitest-environment happy-dom
import type { Activity } from '@ecrin/contracts/activity/activity.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it } from 'vitest';
import { ActivityList } from '#lib/activity/activity-list.tsx';
import { runsOf } from '#lib/activity/runs-of.ts';

afterEach(cleanup);

/** Newest first, a minute apart, all of one day. */
const eventsOf = (types: readonly string[], actors: readonly string[] = []): readonly Activity[] =>
  types.map((type, at) => ({
    id: `e${at}`,
    position: 1_000 - at,
    type,
    kind: 'thought',
    stream: `thought-${at}`,
    ownerId: 'owner',
    actor: actors[at] ?? 'system:meter',
    occurredAt: new Date(Date.UTC(2026, 0, 5, 12, 0 - at)).toISOString(),
    timeZone: 'Europe/Paris',
    recordedAt: new Date(Date.UTC(2026, 0, 5, 12, 0 - at)).toISOString(),
    sessionId: null,
    masked: true,
    facts: {},
  }));
const [read, written, edited] = ['ThoughtUnderstood', 'ThoughtWritten', 'ThreadEdited'];
const repeat = (type: string, times: number): readonly string[] => Array.from({ length: times }, () => type);
const sizesOf = (types: readonly string[], actors?: readonly string[]): readonly number[] =>
  runsOf(eventsOf(types, actors), true).map(({ length }) => length);

describe('runs of like events', () => {
  it.each([
    ['three that stand together are one', repeat(read, 3), [3]],
    ['two are not worth a row', repeat(read, 2), [1, 1]],
    ['another between them parts them', [...repeat(read, 3), written, ...repeat(read, 4)], [3, 1, 4]],
    ['nothing is nothing', [], []],
  ])('%s', (_name, types, sizes) => expect(sizesOf(types)).toEqual(sizes));

  it('what two people did is not one run', () =>
    expect(sizesOf(repeat(read, 6), ['a', 'a', 'a', 'b', 'b', 'b'])).toEqual([3, 3]));

  it('not grouped, each stands by itself', () =>
    expect(runsOf(eventsOf(repeat(read, 4)), false).map(({ length }) => length)).toEqual([1, 1, 1, 1]));

  it('wherever the pages end, no event is lost or repeated, and pages read together are as one', () => {
    const all = eventsOf([...repeat(read, 5), written, written, ...repeat(edited, 4), read]);
    for (let bound = 0; bound <= all.length; bound += 1) {
      const [first, second] = [all.slice(0, bound), all.slice(bound)];
      expect([...runsOf(first, true), ...runsOf(second, true)].flat()).toEqual(all);
      expect(runsOf([...first, ...second], true)).toEqual(runsOf(all, true));
    }
  });
});

const told = { admins: {}, devices: new Map<string, string>() };
const shown = (events: readonly Activity[], more?: Readonly<{ earlier: boolean }>, grouped = true) => (
  <IntlProvider locale="fr" onError={() => {}}>
    <ActivityList events={events} told={told} grouped={grouped} {...(more && { more })} />
  </IntlProvider>
);

describe('a history', () => {
  it('tells a run as one row, opened and closed by its button', () => {
    render(shown(eventsOf([...repeat(read, 60), written])));
    const row = screen.getByRole('button', { name: '60 pensées analysées' });
    expect(row.closest('li')?.textContent).toMatch(/de \d\d:\d\d à \d\d:\d\d/);
    expect(screen.queryAllByText('Pensée analysée par l’IA')).toHaveLength(0);
    expect(screen.getAllByText('Pensée écrite')).toHaveLength(1);

    fireEvent.click(row);
    expect(row.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getAllByText('Pensée analysée par l’IA')).toHaveLength(60);
    fireEvent.click(row);
    expect(screen.queryAllByText('Pensée analysée par l’IA')).toHaveLength(0);
  });

  it('a run says that it goes on, and stays open while it grows with the next page', () => {
    const all = eventsOf(repeat(read, 8));
    const { rerender } = render(shown(all.slice(0, 5), { earlier: true }));
    const row = screen.getByRole('button', { name: '5 pensées analysées' });
    expect(screen.getByText(/la suite est sur une autre page/)).toBeDefined();
    fireEvent.click(row);

    rerender(shown(all, { earlier: false }));
    const grown = screen.getByRole('button', { name: '8 pensées analysées' });
    expect(grown.getAttribute('aria-expanded')).toBe('true');
    expect(within(grown.closest('li') as HTMLElement).getAllByText('Pensée analysée par l’IA')).toHaveLength(8);
    expect(screen.queryByText(/la suite est sur une autre page/)).toBeNull();
  });

  it('says of any other run its sentence and how many times', () => {
    render(shown(eventsOf(repeat(edited, 3))));
    expect(screen.getByRole('button', { name: 'Fil modifié, 3 fois' })).toBeDefined();
  });

  it('not grouped, every event is a row', () => {
    render(shown(eventsOf(repeat(read, 4)), undefined, false));
    expect(screen.queryAllByRole('button')).toHaveLength(0);
    expect(screen.getAllByText('Pensée analysée par l’IA')).toHaveLength(4);
  });
});
