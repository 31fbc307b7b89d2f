// @vitest-environment happy-dom
import { defaultNotificationSettings } from '@ecrin/domain/notification/notification.vocabulary.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { stubClientApi } from '#test/page.fixtures.ts';
import { goalCard, goalDetail } from './goals/goal.fixtures.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({
  useLanguage: () => ({ language: 'fr' }),
  withMessages: (_part: string, load: unknown) => load,
}));
vi.mock('#app/profile/drawers.tsx', () => ({ Drawers: () => null }));
vi.stubGlobal('__APP_VERSION__', '1.2.3');
const [
  { ProfileScreen },
  { GoalsScreen },
  { GoalScreen },
  { StoryScreen },
  settings,
  { CommunityScreen },
  { RunOrbScreen },
  { OrbScreen },
] = await Promise.all([
  import('#app/profile/profile-screen.tsx'),
  import('#features/goals/list/goals-screen.tsx'),
  import('#features/goals/detail/goal-screen.tsx'),
  import('#features/stories/editor/story-screen.tsx'),
  import('#features/notifications/settings/settings-screen.tsx'),
  import('#features/communities/page/community-screen.tsx'),
  import('#features/orbs/run/run-orb-screen.tsx'),
  import('#features/orbs/result/orb-screen.tsx'),
]);

const registeredAt = '2026-03-02T09:00:00.000Z';
const can = { readComments: true, enter: false, ask: false, comment: false, share: false, moderate: false };
const community = {
  communityId: 'c',
  name: 'Les matins lents',
  purpose: 'Ce qui se passe entre six et huit heures.',
  visibility: 'private',
  members: 2,
  can,
  settings: { rules: { permission: 'members', maxLength: 1_200, editMinutes: 15, replyDepth: 3 } },
};
const orb = {
  orbId: 'o',
  name: 'Le mien',
  look: {},
  version: 1,
  versions: [],
  tags: [],
  instructions: { fr: null, en: null },
};
const text = { title: 'La corde', language: 'fr', version: 1, parts: [], sources: [], links: [] };
const story = { storyId: 's', ...text, waiting: [], published: null, draft: null };

/** Every answer but the one that fails. */
const answers: Readonly<Record<string, object>> = {
  'GET /me': {
    client: {
      _id: 'c',
      firstname: 'Léo',
      email: 'a@exemple.fr',
      emailProved: true,
      picture: null,
      favorites: [],
      registeredAt,
    },
  },
  'GET /thoughts/counts': { total: 4, tag: {} },
  'GET /notification-settings': { settings: defaultNotificationSettings, mailSetUp: true, mail: true, publicKey: null },
  'GET /push-devices': { items: [] },
  'GET /goals': { items: [goalCard()], dayStart: 0, allPaused: false },
  'GET /goals/g1': goalDetail(),
  'GET /goals/proposals': { items: [] },
  'GET /stories/s': story,
  'GET /communities/c': community,
  'GET /communities/c/copies': { items: [], nextCursor: null },
  'GET /communities/c/comments': { items: [], nextCursor: null },
  'GET /orbs/o': orb,
  'GET /orb-runs/estimate': { thoughts: 1, seconds: 3, cost: 0, model: null, endpoint: null },
  'GET /thoughts': { items: [], total: 0, nextCursor: null },
  'GET /consents': { wording: 1, items: [] },
};

afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
});

type Row = readonly [what: string, Screen: ComponentType, path: string, failing: string, shown: string | RegExp];
const rows: readonly Row[] = [
  ['the profile', ProfileScreen, '/app/profile', 'GET /notification-settings', 'Léo'],
  ['the goals', GoalsScreen, '/app/goals', 'GET /goals/proposals', 'Trois pensées par jour'],
  ['the goals', GoalsScreen, '/app/goals', 'GET /goals/g1', 'Impossible de charger vos objectifs'],
  ['a goal', GoalScreen, '/app/goals/:goalId', 'GET /goals/proposals', 'Trois pensées par jour'],
  ['a story', StoryScreen, '/app/stories/:storyId', 'GET /orb-runs/estimate', 'La corde'],
  ['its settings', settings.NotificationSettingsScreen, '/app/settings', 'GET /push-devices', 'Quoi, et comment'],
  ['a community', CommunityScreen, '/app/c/:communityId', 'GET /communities/c/copies', 'Les matins lents'],
  ['a community', CommunityScreen, '/app/c/:communityId', 'GET /communities/c/comments', 'Les matins lents'],
  ['what an orb reads', RunOrbScreen, '/app/orbs/:orbId/run', 'GET /orb-runs/estimate', 'Mon texte'],
  ['what an orb reads', RunOrbScreen, '/app/orbs/:orbId/run', 'GET /thoughts', 'Mon texte'],
  ['an orb', OrbScreen, '/app/orbs/:orbId', 'GET /orb-runs', 'Le mien'],
];
const ids: Readonly<Record<string, string>> = { goalId: 'g1', storyId: 's', communityId: 'c', orbId: 'o' };

it.each(rows)(
  'given that a part of %s fails, then it stands all the same, and does not ask for that part again and again: %#',
  async (...row) => {
    const [, Screen, path, failing, shown] = row;
    let asked = 0;
    stubClientApi(async (call) => {
      if (call === failing) asked += 1;
      const answer = call === failing ? undefined : answers[call];
      return Response.json(answer ?? { code: 'general.not-found' }, { status: answer ? 200 : 404 });
    });
    const at = path.replaceAll(/:(\w+)/gu, (_all, name: string) => ids[name] ?? '');
    render(
      <Provider store={store}>
        <IntlProvider locale="fr" onError={() => {}}>
          <Router hook={memoryLocation({ path: at }).hook}>
            <Route path={path} component={Screen} />
          </Router>
        </IntlProvider>
      </Provider>,
    );
    await screen.findAllByText(shown);
    // It would be asked for again as soon as it has failed again.
    for (let turns = 0; turns < 20; turns += 1) await act(async () => new Promise((resolve) => setTimeout(resolve)));
    // Once for each of at most two lists, and once more.
    expect(asked).toBeLessThanOrEqual(4);
    expect(screen.getAllByText(shown).length).toBeGreaterThan(0);
  },
);
