// @vitest-environment happy-dom
import { useToasts } from '@ecrin/browser/page/toasts.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useOrderPictures } from '#features/thoughts/pictures/use-order-pictures.ts';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));

const pictures = ['a', 'b', 'c'].map((pictureId) => ({ pictureId, width: 4, height: 3, alt: '', ready: true }));

/** The orders that were sent, and what answers each of them. */
let sent: string[];
let answers: ((answer: Response) => void)[];
beforeEach(() => {
  [sent, answers] = [[], []];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(((await request.json()) as Readonly<{ order: readonly string[] }>).order.join(''));
    return new Promise<Response>((resolve) => answers.push(resolve));
  });
});
afterEach(() => {
  cleanup();
  useToasts.setState([], true);
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
});

const Around = ({ children }: Readonly<{ children: ReactNode }>) => (
  <Provider store={store}>
    <IntlProvider locale="fr" onError={() => {}}>
      {children}
    </IntlProvider>
  </Provider>
);
const begin = () => {
  const { result } = renderHook(() => useOrderPictures('lac', pictures), { wrapper: Around });
  return {
    shown: () => result.current.pictures.map(({ pictureId }) => pictureId).join(''),
    move: (order: string, moved: string) => act(() => result.current.order(order.split(''), moved)),
    answer: async (nth: number, answer: Response) => {
      await vi.waitFor(() => expect(answers.length).toBeGreaterThan(nth));
      await act(async () => answers[nth]?.(answer));
    },
  };
};
const received = () => Response.json({ stream: 'thought-lac', revision: 3, position: 1 });

describe('pictures put in another order', () => {
  it('are shown so at once, sent one request at a time, and given back by one undo', async () => {
    const { shown, move, answer } = begin();
    move('bac', 'a');
    move('bca', 'a');
    move('cba', 'c');
    expect(shown()).toBe('cba');
    await vi.waitFor(() => expect(sent).toEqual(['bac']));
    await answer(0, received());
    await vi.waitFor(() => expect(sent).toEqual(['bac', 'cba']));
    expect(useToasts.getState()).toEqual([]);
    await answer(1, received());
    await vi.waitFor(() => expect(useToasts.getState().length).toBe(1));
    const [told] = useToasts.getState();
    expect(told?.message).toBe('Image placée 1 sur 3');
    act(() => told?.action?.run());
    await vi.waitFor(() => expect(sent).toEqual(['bac', 'cba', 'abc']));
    // The next command on this thought would wait for its answer.
    await answer(2, received());
  });

  it('are shown as they were when that is refused, and what was moved meanwhile is not sent', async () => {
    const { shown, move, answer } = begin();
    move('bac', 'a');
    move('bca', 'a');
    await answer(0, Response.json({ code: 'thought.pictures-changed', title: 'x' }, { status: 409 }));
    await vi.waitFor(() => expect(shown()).toBe('abc'));
    expect(sent).toEqual(['bac']);
    expect(useToasts.getState().map(({ tone }) => tone)).toEqual(['error']);
  });
});
