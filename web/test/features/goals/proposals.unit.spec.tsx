// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { press, stubClientApi } from '#test/page.fixtures.ts';
import { countedGoalCard, goalCard } from './goal.fixtures.ts';

vi.mock('@ecrin/browser/page/toasts.ts', () => ({ showToast: vi.fn(), dismissToast: vi.fn() }));
vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
const [{ Proposals }, { MatchRuleOffer }] = await Promise.all([
  import('#features/goals/proposals/proposals.tsx'),
  import('#features/goals/proposals/match-rule-offer.tsx'),
]);

const asked = vi.fn(async (_call: string, _body: unknown): Promise<Response> => Response.json({}));
const serve = (answers: Readonly<Record<string, () => Response>>) =>
  asked.mockImplementation(async (call) => answers[call]?.() ?? Response.json({ items: [] }));
const puts = () => asked.mock.calls.filter(([call]) => call.startsWith('PUT'));
const show = (what: ReactNode) =>
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        {what}
      </IntlProvider>
    </Provider>,
  );
beforeEach(() => {
  stubClientApi(asked);
});
afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
  asked.mockReset();
});

describe('thoughts that may count', () => {
  const proposal = {
    goalId: 'g1',
    goalTitle: 'Papa',
    thoughtId: 't1',
    thoughtTitle: 'Un appel',
    excerpt: null,
    day: '2026-11-18',
    matchRule: 'ask',
  };
  it.each([
    ['Toujours', [['PUT /goals/g1/match-rule', { rule: 'always' }]]],
    ['Cette fois', [['PUT /goals/g1/thoughts/t1', { counts: true }]]],
    ['Pas cette fois', [['PUT /goals/g1/thoughts/t1', { counts: false }]]],
    ['Jamais', [['PUT /goals/g1/match-rule', { rule: 'never' }]]],
  ])('« %s » is sent to the server', async (answer, calls) => {
    serve({ 'GET /goals/proposals': () => Response.json({ items: [proposal] }) });
    show(<Proposals />);
    await press(answer);
    await waitFor(() => expect(puts()).toEqual(calls));
  });

  it('are not asked about before the rule of their goal is chosen', async () => {
    serve({ 'GET /goals/proposals': () => Response.json({ items: [{ ...proposal, matchRule: 'unasked' }] }) });
    show(<Proposals />);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the offer to count what matches', () => {
  const goals = [
    goalCard({ title: 'Papa', matchRule: 'unasked', proposals: 40 }),
    goalCard({ goalId: 'g3', title: 'Lire', matchRule: 'unasked', proposals: 6 }),
    goalCard({ goalId: 'g4', matchRule: 'ask' }),
    goalCard({ goalId: 'g5', matchRule: 'unasked', active: false }),
    countedGoalCard({ matchRule: 'unasked' }),
  ];
  it.each([
    ['Compter ce qui correspond', 'always'],
    ['Me demander à chaque fois', 'ask'],
  ])('« %s » gives the rule to every goal that has none yet', async (answer, rule) => {
    serve({});
    show(<MatchRuleOffer goals={goals} />);
    expect(screen.getByText(/^« Papa » et « Lire » attendent encore .*46 correspondent déjà\.$/u)).toBeDefined();
    await press(answer);
    await waitFor(() =>
      expect(puts()).toEqual([
        ['PUT /goals/g1/match-rule', { rule }],
        ['PUT /goals/g3/match-rule', { rule }],
      ]),
    );
  });

  it('is not made for goals that have a rule, and names at most three', () => {
    serve({});
    const { container } = show(<MatchRuleOffer goals={goals.slice(2)} />);
    expect(container.textContent).toBe('');
    const many = ['a', 'b', 'c', 'd'].map((goalId) => goalCard({ goalId, title: goalId, matchRule: 'unasked' }));
    show(<MatchRuleOffer goals={many} />);
    expect(screen.getByText(/^« a », « b » et 2 autres objectifs attendent/u)).toBeDefined();
  });
});
