// @vitest-environment happy-dom
import { defaultNotificationSettings } from '@ecrin/domain/notification/notification.vocabulary.ts';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { useChangeSettings, useSetUp } from '#features/notifications/settings/use-settings.ts';
import { store } from '#lib/api/store.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <Provider store={store}>
    <IntlProvider locale="fr" onError={() => undefined}>
      {children}
    </IntlProvider>
  </Provider>
);
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

afterEach(() => vi.unstubAllGlobals());

it('two quick changes are saved one after the other, do not flicker, and a refused one is reverted alone', async () => {
  let kept = defaultNotificationSettings;
  const bodies: unknown[] = [];
  let refuses = false;
  vi.stubGlobal(
    'fetch',
    vi.fn(async (request: Request) => {
      // An answer is as old as the moment it was asked for.
      const answer = json({ settings: kept, publicKey: null, mailSetUp: false, mail: false });
      await new Promise((resolve) => setTimeout(resolve, 15));
      if (request.method !== 'PUT') return answer;
      if (refuses) return json({ code: 'general.unexpected' }, 500);
      kept = await request.json();
      bodies.push(kept);
      return json({ stream: 's', revision: 0, position: 1 });
    }),
  );
  const seen: (boolean | undefined)[] = [];
  const { result } = renderHook(
    () => {
      const { setUp } = useSetUp();
      seen.push(setUp?.settings.words);
      return { settings: setUp?.settings, change: useChangeSettings() };
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.settings).toBeDefined());

  const { change } = result.current;
  await act(() =>
    Promise.all([
      change((before) => ({ ...before, words: true })),
      change((before) => ({ ...before, pushTime: 'always' })),
    ]),
  );
  expect(bodies).toMatchObject([
    { words: true, pushTime: 'away' },
    { words: true, pushTime: 'always' },
  ]);
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
  expect(seen.slice(seen.indexOf(true))).not.toContain(false);

  refuses = true;
  await act(() => change((before) => ({ ...before, general: false })));
  expect(result.current.settings).toMatchObject({ words: true, pushTime: 'always', general: true });
});
