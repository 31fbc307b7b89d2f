// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { showOutbox } from '#lib/outbox/outbox-view.ts';
import type { OutboxItem } from '#lib/outbox/outbox.ts';
import { stubClientApi } from '#test/page.fixtures.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({
  useLanguage: () => ({ language: 'fr' }),
  withMessages: (_part: string, load: unknown) => load,
}));
vi.mock('#app/profile/drawers.tsx', () => ({ Drawers: () => null }));
// Once loaded it would show what this device has stored instead: nothing.
vi.mock('#lib/outbox/outbox-engine.ts', () => ({}));
const { ProfileScreen } = await import('#app/profile/profile-screen.tsx');

const client = {
  _id: 'c',
  firstname: 'Léo',
  email: 'a@exemple.fr',
  emailProved: true,
  picture: null,
  registeredAt: '2026-03-02T09:00:00.000Z',
};
const item = (of: Partial<OutboxItem>): OutboxItem => ({
  thoughtId: 't',
  kind: 'written',
  occurredAt: '2026-03-09T10:00:00.000Z',
  timeZone: 'UTC',
  state: 'waiting',
  ...of,
});

afterEach(() => {
  cleanup();
  showOutbox([]);
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
});

/** The head of the profile, with so many thoughts on the server; null: it does not answer. */
const headWith = async (total: number | null, outbox: readonly OutboxItem[]) => {
  stubClientApi(async (call) => {
    if (call === 'GET /me') return Response.json({ client });
    if (call === 'GET /thoughts/counts' && total !== null) return Response.json({ total });
    return Response.json({}, { status: 404 });
  });
  showOutbox(outbox);
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <ProfileScreen />
      </IntlProvider>
    </Provider>,
  );
  await screen.findByRole('heading', { name: 'Léo' });
  return screen.getByText(/02\/03\/2026$/u).textContent.replaceAll(/\s/gu, ' ');
};

describe('the head of the profile', () => {
  it.each([
    ['nothing waits', [], '4 pensées'],
    ['what waits on this device', [item({}), item({ thoughtId: 'u', state: 'sending' })], '6 pensées'],
    ['not what the server has received', [item({ state: 'received' })], '4 pensées'],
    ['not what is added to another thought', [item({ appendTo: 'other' })], '4 pensées'],
  ])('counts with those of the server: %s', async (_what, outbox, counted) =>
    expect(await headWith(4, outbox)).toBe(`${counted} depuis le 02/03/2026`),
  );

  it('counts the first one, which is on this device alone', async () =>
    expect(await headWith(0, [item({})])).toBe('Une pensée depuis le 02/03/2026'));

  it('names no number that is a part of it where that of the server is not known', async () =>
    expect(await headWith(null, [item({})])).toBe('Écrin ouvert le 02/03/2026'));
});
