// @vitest-environment happy-dom
import type { GoalCard } from '@ecrin/contracts/goal/goal.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { showOutbox } from '#lib/outbox/outbox-view.ts';
import { press, stubClientApi } from '#test/page.fixtures.ts';
import { goalCard, goalDetail, goalPeriod, countedGoalCard } from './goal.fixtures.ts';

const toasts = vi.hoisted(() => ({ showToast: vi.fn(), dismissToast: vi.fn() }));
vi.mock('@ecrin/browser/page/toasts.ts', () => toasts);
vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
const [{ DueToday }, { GoalAbout }, { GoalForm }, { GoalChartSection }, { GoalFeedback }] = await Promise.all([
  import('#features/goals/home/due-today.tsx'),
  import('#features/goals/detail/goal-about.tsx'),
  import('#features/goals/form/goal-form.tsx'),
  import('#features/goals/detail/goal-chart-section.tsx'),
  import('#features/goals/detail/goal-feedback.tsx'),
]);

type Answers = Readonly<Record<string, () => Response | Promise<Response>>>;
const asked = vi.fn(async (_call: string, _body: unknown): Promise<Response> => Response.json({}));
const bodyOf = (call: string) => asked.mock.calls.findLast(([called]) => called === call)?.[1];
const serve = (answers: Answers) =>
  asked.mockImplementation(async (call) => answers[call]?.() ?? Response.json({ items: [] }));
const listOf =
  (...items: GoalCard[]) =>
  () =>
    Response.json({ items, dayStart: 0, allPaused: false, today: '2026-11-18' });
const page = (what: ReactNode) => (
  <Provider store={store}>
    <IntlProvider locale="fr" onError={() => {}}>
      {what}
    </IntlProvider>
  </Provider>
);
const show = (what: ReactNode) => render(page(what));
beforeEach(() => {
  stubClientApi(asked);
});
afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
  asked.mockReset();
  toasts.showToast.mockReset();
  toasts.dismissToast.mockReset();
});

describe('due goals on the home page', () => {
  it('a tap counts before the server has answered, and can be undone', async () => {
    let answer: (answered: Response) => void = () => {};
    serve({
      'GET /goals': listOf(countedGoalCard()),
      'PUT /goals/g2/days/2026-11-18': () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
    });
    show(<DueToday onWrite={() => {}} />);
    await press(/^Compter une fois/);
    await screen.findByText(/^1 \/ 2 cette semaine/);
    expect(bodyOf('PUT /goals/g2/days/2026-11-18')).toMatchObject({ mark: 'done', count: 1 });

    await act(async () => answer(Response.json({})));
    await waitFor(() => expect(toasts.showToast).toHaveBeenCalled());
    await act(async () => toasts.showToast.mock.calls[0]?.[0].action.run());
    expect(bodyOf('PUT /goals/g2/days/2026-11-18')).toMatchObject({ mark: 'unknown' });
  });

  it('no tap is lost to an older response, and only the last one can be undone', async () => {
    const list = listOf(countedGoalCard({ targetCount: 9 }));
    const answers: ((answered: Response) => void)[] = [];
    serve({ 'GET /goals': list });
    show(<DueToday onWrite={() => {}} />);
    await screen.findByText(/^0 \/ 2 cette semaine/);
    serve({
      'GET /goals': () =>
        new Promise<Response>((resolve) => {
          answers.push(resolve);
        }),
    });
    toasts.showToast.mockReturnValueOnce(1).mockReturnValueOnce(2);
    act(() => void store.dispatch(api.util.invalidateTags(['Goal'])));
    await waitFor(() => expect(answers).toHaveLength(1));

    await press(/^Compter une fois/);
    await screen.findByText(/^1 \/ 2 cette semaine/);
    await waitFor(() => expect(toasts.showToast).toHaveBeenCalledTimes(1));
    await act(async () => answers[0]?.(list()));
    await screen.findByText(/^1 \/ 2 cette semaine/);

    await press(/^Compter une fois/);
    expect(bodyOf('PUT /goals/g2/days/2026-11-18')).toMatchObject({ mark: 'done', count: 2 });
    expect(toasts.dismissToast.mock.calls).toEqual([[1]]);
  });

  it('a refused tap is undone automatically, with the reason', async () => {
    const refusal = () =>
      Response.json(
        { code: 'goal.day-not-open', detail: 'Ce jour ne peut pas être noté.' },
        { status: 400, headers: { 'content-type': 'application/problem+json' } },
      );
    serve({ 'GET /goals': listOf(countedGoalCard()), 'PUT /goals/g2/days/2026-11-18': refusal });
    show(<DueToday onWrite={() => {}} />);
    await press(/^Compter une fois/);
    await waitFor(() =>
      expect(toasts.showToast).toHaveBeenCalledWith({ tone: 'error', message: 'Ce jour ne peut pas être noté.' }),
    );
    await screen.findByText(/^0 \/ 2 cette semaine/);
  });

  it('a thought that waits on this device counts towards a goal over all thoughts', async () => {
    serve({ 'GET /goals': listOf(goalCard({ period: goalPeriod({ count: 1, progress: 33 }) })) });
    show(<DueToday onWrite={() => {}} />);
    await screen.findByText(/^1 \/ 3 aujourd’hui/);
    const waiting = {
      thoughtId: 't1',
      kind: 'written',
      occurredAt: '2026-11-18T09:00:00.000Z',
      timeZone: 'Europe/Paris',
    } as const;
    act(() => showOutbox([{ ...waiting, state: 'waiting' }]));
    await screen.findByText(/^2 \/ 3 aujourd’hui/);
    // Received, and the goals not asked for again: they do not count it yet.
    const answeredBy = Date.now();
    await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(answeredBy);
    act(() => showOutbox([{ ...waiting, state: 'received' }]));
    await screen.findByText(/^2 \/ 3 aujourd’hui/);
    serve({ 'GET /goals': listOf(goalCard()) });
    act(() => void store.dispatch(api.util.invalidateTags(['Goal'])));
    await waitFor(() => expect(asked.mock.calls.filter(([call]) => call === 'GET /goals')).toHaveLength(2));
    await screen.findByText(/^2 \/ 3 aujourd’hui/);
    act(() => showOutbox([]));
    await screen.findByText(/^2 \/ 3 aujourd’hui/);
  });

  it('a goal that counts thoughts links to the composer', async () => {
    const write = vi.fn();
    serve({ 'GET /goals': listOf(goalCard()) });
    show(<DueToday onWrite={write} />);
    await press(/^Écrire une pensée/);
    expect(write).toHaveBeenCalledOnce();
  });
});

describe('a deleted thread in a filter', () => {
  const goal = goalCard({ filter: { threadIds: ['gone'], tags: [], categories: [], moods: [], statuses: [] } });

  it('does not make a goal claim that all thoughts count', async () => {
    serve({ 'GET /threads': () => Response.json({ items: [] }) });
    show(<GoalAbout goal={goalDetail(goal)} />);
    expect(screen.queryByText('Toutes vos pensées.')).toBeNull();
    await screen.findByText('un fil fusionné ou supprimé');
  });

  it('can be removed from the filter', async () => {
    serve({ 'GET /threads': () => Response.json({ items: [] }) });
    show(<GoalForm goal={goal} today="2026-11-18" onClose={() => {}} />);
    await press('un fil fusionné ou supprimé');
    await press('Enregistrer');
    await waitFor(() => expect(bodyOf('PUT /goals/g1')).toMatchObject({ filter: { threadIds: [] } }));
  });
});

describe('the form of a goal', () => {
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('sends its fields', async () => {
    serve({});
    const close = vi.fn();
    show(<GoalForm today="2026-11-18" onClose={close} />);
    type('Titre', 'Lire');
    type('Combien', '2');
    fireEvent.click(screen.getByLabelText('Ne pas dépasser'));
    fireEvent.click(screen.getByLabelText('Je coche moi-même'));
    await press('Créer l’objectif');
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(bodyOf('POST /goals')).toMatchObject({
      title: 'Lire',
      targetCount: 2,
      aim: 'avoid',
      frequency: 'daily',
      filter: null,
    });
  });

  it('is filled by an example, which can still be changed', async () => {
    serve({});
    const close = vi.fn();
    show(<GoalForm today="2026-11-18" onClose={close} />);
    await press('Trois idées par semaine');
    expect(screen.getByLabelText<HTMLInputElement>('Titre').value).toBe('Trois idées par semaine');
    type('Combien', '2');
    await press('Créer l’objectif');
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(bodyOf('POST /goals')).toMatchObject({
      title: 'Trois idées par semaine',
      targetCount: 2,
      frequency: 'weekly',
      filter: { categories: ['idea'] },
    });
  });

  it('lets what matches count, unless asking each time is chosen', async () => {
    serve({});
    const rules: unknown[] = [];
    for (const choice of [null, 'Me demander', 'Je coche moi-même']) {
      show(<GoalForm today="2026-11-18" onClose={() => {}} />);
      await press('Une pensée par jour');
      if (choice !== null) fireEvent.click(screen.getByLabelText(choice));
      await press('Créer l’objectif');
      await waitFor(() => expect(toasts.showToast).toHaveBeenCalled());
      rules.push(Object(bodyOf('POST /goals')).matchRule);
      toasts.showToast.mockReset();
      cleanup();
    }
    expect(rules).toEqual(['always', 'ask', undefined]);
  });

  it('asks for the rule when a tapped goal begins to count thoughts, not of one that counts them', async () => {
    serve({});
    show(<GoalForm goal={countedGoalCard()} today="2026-11-18" onClose={() => {}} />);
    expect(screen.queryByLabelText('Me demander')).toBeNull();
    fireEvent.click(screen.getByLabelText('Mes pensées'));
    fireEvent.click(screen.getByLabelText('Me demander'));
    await press('Enregistrer');
    await waitFor(() => expect(bodyOf('PUT /goals/g2')).toMatchObject({ matchRule: 'ask' }));
    cleanup();
    show(<GoalForm goal={goalCard({ matchRule: 'ask' })} today="2026-11-18" onClose={() => {}} />);
    expect(screen.queryByLabelText('Me demander')).toBeNull();
  });

  it('of an existing goal offers no examples, and folds what counts to one line in words', async () => {
    serve({});
    const filter = { threadIds: [], tags: [], categories: ['idea' as const], moods: [], statuses: [] };
    show(<GoalForm goal={goalCard({ filter })} today="2026-11-18" onClose={() => {}} />);
    expect(screen.queryByText('Pour commencer')).toBeNull();
    const folded = screen.getByText('Idée', { selector: 'summary span' }).closest('details');
    expect(folded?.open).toBe(false);
    expect(folded?.contains(screen.getByText('Humeurs'))).toBe(true);
  });

  it('keeps its action apart from what scrolls', () => {
    serve({});
    show(<GoalForm today="2026-11-18" onClose={() => {}} />);
    const action = screen.getByRole('button', { name: 'Créer l’objectif' });
    const foot = action.closest('form')?.lastElementChild;
    expect(foot?.contains(action)).toBe(true);
    expect(foot?.contains(screen.getByLabelText('Titre'))).toBe(false);
  });

  it('shows a refusal at its field, and keeps what was typed', async () => {
    const refusal = () =>
      Response.json(
        { code: 'goal.ends-before-it-starts', detail: 'La date de fin vient avant le début.' },
        { status: 400, headers: { 'content-type': 'application/problem+json' } },
      );
    serve({ 'POST /goals': refusal });
    show(<GoalForm today="2026-11-18" onClose={() => {}} />);
    await press('Créer l’objectif');
    expect(screen.getByText('Un objectif a besoin d’un titre.')).toBeDefined();
    type('Titre', 'Lire');
    type('Combien', '0');
    await press('Créer l’objectif');
    expect(screen.getByLabelText('Combien').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText('Combien'));
    expect(asked).not.toHaveBeenCalledWith('POST /goals', expect.anything());
    type('Combien', '1');
    await press('Créer l’objectif');
    await screen.findByText('La date de fin vient avant le début.');
    expect(screen.getByLabelText('Dernier jour').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText('Dernier jour'));
    expect(screen.getByLabelText<HTMLInputElement>('Titre').value).toBe('Lire');
  });

  it('retried after a lost response, creates the same goal', async () => {
    const ids: unknown[] = [];
    asked.mockImplementation(async (call, body) => {
      if (call !== 'POST /goals') return Response.json({ items: [] });
      ids.push(typeof body === 'object' && body !== null && 'goalId' in body && body.goalId);
      if (ids.length === 1) throw new TypeError('Failed to fetch');
      return Response.json({});
    });
    const close = vi.fn();
    show(<GoalForm today="2026-11-18" onClose={close} />);
    type('Titre', 'Lire');
    await press('Créer l’objectif');
    await screen.findByRole('alert');
    await press('Créer l’objectif');
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('keeps its description open when it is cleared, and formats days as dates', () => {
    serve({});
    show(<GoalForm goal={goalCard({ description: 'Le soir' })} today="2026-11-18" onClose={() => {}} />);
    type('Description', '');
    expect(screen.getByLabelText('Description').closest('details')?.open).toBe(true);
    type('Dernier jour', '2026-12-24');
    expect(screen.getByText('jeudi 24/12/2026')).toBeDefined();
  });

  it('of an existing goal shows old and new figures before it is saved', async () => {
    const { statistics } = goalDetail();
    serve({
      'GET /goals/g1/what-if': () => Response.json({ before: statistics, after: { ...statistics, periodsMet: 16 } }),
    });
    show(<GoalForm goal={goalCard()} today="2026-11-18" onClose={() => {}} />);
    expect(screen.queryByText('Ce que cela change')).toBeNull();
    type('Combien', '2');
    await screen.findByText('16 sur 17');
    expect(screen.getByText('12 sur 17')).toBeDefined();
  });
});

describe('the sentence of a goal', () => {
  const goal = goalDetail({
    feedback: [
      { code: 'yesterday-met', values: { streak: 2, strength: 80 } },
      { code: 'a-code-of-tomorrow', values: {} },
    ],
    recommendations: [{ code: 'lower-target', values: { target: 2, met: 16, completed: 17, metNow: 12 } }],
  });

  it('is translated, except codes this page does not know yet', async () => {
    serve({ 'GET /goals/g1/advice': () => Response.json({ advice: null }) });
    show(<GoalFeedback goal={goal} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Avec une cible à 2, vous seriez à 16 jours sur 17, au lieu de 12.',
    ]);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('has no heading on a day without a recommendation', async () => {
    serve({ 'GET /goals/g1/advice': () => Response.json({ advice: null }) });
    show(<GoalFeedback goal={goalDetail({ feedback: goal.feedback, recommendations: [] })} />);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('by a model is labelled with its name, and shown as text', async () => {
    serve({
      'GET /goals/g1/advice': () =>
        Response.json({ advice: { text: 'Gardez <b>le matin</b>.', engine: 'exemple', model: 'petit' } }),
    });
    show(<GoalFeedback goal={goal} />);
    await screen.findByText('Gardez <b>le matin</b>.');
    expect(screen.getByText('IA · petit (exemple)')).toBeDefined();
  });
});

it('a chart is requested again on a new day, and has its figures in a table', async () => {
  const bars = [
    { from: '2026-11-09', to: '2026-11-15', count: 5, target: 7, result: 'needs work' },
    { from: '2026-11-16', to: '2026-11-22', count: 2, target: null, result: null },
  ];
  serve({ 'GET /goals/g1/chart': () => Response.json({ bars }) });
  const { rerender } = show(<GoalChartSection goal={goalDetail()} />);
  await screen.findByText(/7 en tout, 09\/11\/2026 – 15\/11\/2026\s: 5/);
  rerender(page(<GoalChartSection goal={goalDetail({ today: { day: '2026-11-19', count: 0, state: 'unknown' } })} />));
  await waitFor(() => expect(asked.mock.calls.filter(([call]) => call === 'GET /goals/g1/chart')).toHaveLength(2));
  await press('Voir en tableau');
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'PériodeCompteCible',
    '16/11/2026 – 22/11/20262–',
    '09/11/2026 – 15/11/202657',
  ]);
});
