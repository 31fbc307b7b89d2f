// @vitest-environment happy-dom
import type { GoalDay } from '@ecrin/contracts/goal/goal.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { goalDetail, countedGoalCard } from '../goal.fixtures.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
const { GoalDays } = await import('#features/goals/detail/goal-days.tsx');

const asked = vi.fn(async (_call: string, _body: unknown): Promise<Response> => Response.json({}));
const bodyOf = (call: string) => asked.mock.calls.findLast(([called]) => called === call)?.[1];
const page = (what: ReactNode) => (
  <Provider store={store}>
    <IntlProvider locale="fr" onError={() => {}}>
      {what}
    </IntlProvider>
  </Provider>
);
const show = (what: ReactNode) => render(page(what));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const day = (date: string) => ({ day: date, count: 0, state: 'unknown' as const, rest: false, paused: false });
const week = ['2026-11-16', '2026-11-17', '2026-11-18'].map(day);

beforeEach(() => {
  vi.stubGlobal('fetch', async (request: Request) =>
    asked(
      `${request.method} ${new URL(request.url).pathname.replace('/api/client', '')}`,
      await request.clone().json(),
    ),
  );
});
afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
  asked.mockClear();
});

describe('the calendar of a goal', () => {
  it('is navigated by arrow keys, with one tab stop, and days are marked', async () => {
    show(<GoalDays goal={goalDetail({ ...countedGoalCard(), startDay: '2026-11-16', days: week })} />);
    fireEvent.keyDown(screen.getByRole('button', { name: /^18\/11/ }), { key: 'ArrowLeft' });
    expect(document.activeElement?.textContent).toMatch(/^17\/11\/2026/);
    expect(screen.getAllByRole('button', { name: /^1\d\/11/ }).filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(
      1,
    );
    await press('Sauté');
    expect(bodyOf('PUT /goals/g2/days/2026-11-17')).toMatchObject({ mark: 'skipped' });
  });

  it('of a goal that counts thoughts allows only skipping a day, and undoing it', async () => {
    show(
      <GoalDays
        goal={goalDetail({ startDay: '2026-11-16', days: week.map((one) => ({ ...one, state: 'skipped' as const })) })}
      />,
    );
    expect(screen.queryByRole('button', { name: 'Fait' })).toBeNull();
    await press('Sauter ce jour');
    expect(bodyOf('PUT /goals/g1/days/2026-11-18')).toMatchObject({ mark: 'unknown' });
  });
});

describe('the calendar of a limit', () => {
  const most = (of: Partial<GoalDay> = {}) =>
    goalDetail({
      ...countedGoalCard({ aim: 'avoid' }),
      startDay: '2026-11-16',
      days: week.map((one) => ({ ...one, state: 'within the limit' as const, ...of })),
    });

  it('gives the count of each day and where it stands, never a mark that says otherwise', () => {
    show(<GoalDays goal={most()} />);
    const names = screen.getAllByRole('button', { name: /^1\d\/11/ }).map(({ textContent }) => textContent);
    expect(names.map((name) => name.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual([
      '16/11/2026 : aucune fois, dans la limite160',
      '17/11/2026 : aucune fois, dans la limite170',
      '18/11/2026 : aucune fois, dans la limite180',
    ]);
    for (const mark of ['Fait', 'Manqué', 'Pas noté']) expect(screen.queryByRole('button', { name: mark })).toBeNull();
  });
  it('takes a number of times, none included', async () => {
    show(<GoalDays goal={most({ count: 3, state: 'over the limit' })} />);
    expect(screen.getAllByText(/3 fois, au-dessus de la limite/).length).toBeGreaterThan(0);
    const field = screen.getByLabelText<HTMLInputElement>('Combien de fois');
    fireEvent.change(field, { target: { value: '0' } });
    await act(async () => void fireEvent.blur(field));
    expect(bodyOf('PUT /goals/g2/days/2026-11-18')).toMatchObject({ mark: 'unknown' });
  });
});

describe('the marks of a day', () => {
  it('are one at a time, also on a day with less than its target', () => {
    const begun = week.map((one) => ({ ...one, count: 1, state: 'unknown' as const }));
    show(
      <GoalDays
        goal={goalDetail({ ...countedGoalCard({ frequency: 'daily' }), startDay: '2026-11-16', days: begun })}
      />,
    );
    const pressed = screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    expect(pressed.filter((name) => !/^1\d\/11/.test(name))).toEqual(['Fait']);
  });
});

describe('the count of a day', () => {
  const done = (count = 1) =>
    goalDetail({
      ...countedGoalCard(),
      startDay: '2026-11-16',
      days: week.map((one) => ({ ...one, count, state: 'done' as const })),
    });

  it('is saved on blur, and the focus stays', async () => {
    const { rerender } = show(<GoalDays goal={done()} />);
    const field = screen.getByLabelText<HTMLInputElement>('Combien de fois');
    fireEvent.change(field, { target: { value: '12' } });
    await act(async () => void fireEvent.blur(field));
    expect(bodyOf('PUT /goals/g2/days/2026-11-18')).toMatchObject({ mark: 'done', count: 12 });
    rerender(page(<GoalDays goal={done(12)} />));
    expect(screen.getByLabelText('Combien de fois')).toBe(field);
    expect(field.value).toBe('12');
  });

  it('is unchanged when left empty', async () => {
    show(<GoalDays goal={done()} />);
    const field = screen.getByLabelText<HTMLInputElement>('Combien de fois');
    fireEvent.change(field, { target: { value: '' } });
    await act(async () => void fireEvent.blur(field));
    expect(field.value).toBe('1');
    expect(asked).not.toHaveBeenCalled();
  });
});
