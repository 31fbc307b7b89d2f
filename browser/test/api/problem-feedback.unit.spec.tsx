// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { beforeEach, describe, expect, it } from 'vitest';
import { createProblemFeedback } from '#api/problem-feedback.ts';
import { useToasts } from '#page/toasts.ts';

const feedback = createProblemFeedback({
  failed: { id: 'failed', defaultMessage: 'Une erreur est survenue' },
  unreachable: { id: 'unreachable', defaultMessage: 'Le service ne répond pas.' },
});
const wrapper = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="fr" onError={() => {}}>
    {children}
  </IntlProvider>
);
const refused = { code: 'goal.not-found', status: 404, detail: 'Ce but n’existe pas.' };
const shown = () => useToasts.getState().map(({ tone, message }) => [tone, message]);

describe('the results of calls', () => {
  beforeEach(() => useToasts.setState([], true));

  it.each([
    ['the server’s sentence', refused, 'Ce but n’existe pas.'],
    ['a refusal without a sentence', { ...refused, detail: null }, 'Une erreur est survenue'],
    ['no answer', { code: 'general.unreachable', status: 0, detail: null }, 'Le service ne répond pas.'],
    ['a fault that is no problem of ours', new Error('secret'), 'Une erreur est survenue'],
    ['nothing', undefined, null],
  ])('%s as a sentence', (_what, problem, sentence) => {
    const { result } = renderHook(() => feedback.useProblemSentence(problem), { wrapper });
    expect(result.current).toBe(sentence);
  });

  it('a result is shown either way, and told', () => {
    const { result } = renderHook(feedback.useResultFeedback, { wrapper });
    expect([result.current({}, 'Fait.'), result.current({ error: refused }, 'Fait.')]).toEqual([true, false]);
    expect(shown()).toEqual([
      ['done', 'Fait.'],
      ['error', 'Ce but n’existe pas.'],
    ]);
  });

  it('of a command only the refusal is shown', async () => {
    const { result } = renderHook(feedback.useCommandFeedback, { wrapper });
    expect(await result.current(Promise.resolve())).toBe(true);
    expect(shown()).toEqual([]);
    expect(await result.current(Promise.reject(new Error('secret')))).toBe(false);
    expect(shown()).toEqual([['error', 'Une erreur est survenue']]);
  });
});
