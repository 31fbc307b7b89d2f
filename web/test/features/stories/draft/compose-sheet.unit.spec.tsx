// @vitest-environment happy-dom
import type { StoryDetail, StoryLink } from '@ecrin/contracts/story/story.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import type { StoryEditor } from '#features/stories/editor/use-story-draft.ts';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { stubClientApi } from '#test/page.fixtures.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
const { ComposeSheet } = await import('#features/stories/draft/compose-sheet.tsx');

afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
});

const link = (closed: boolean): StoryLink => ({
  linkId: 'l',
  url: 'https://ecrin.exemple/r/l',
  following: false,
  withPrivate: false,
  hasPassword: false,
  closesAt: null,
  closed,
  downloadable: false,
  frozenAt: '2026-11-18T09:00:00.000Z',
  sharedAt: '2026-11-18T09:00:00.000Z',
  views: 0,
});
const editor: StoryEditor = {
  draft: { title: 'La corde bleue', parts: [] },
  state: 'saved',
  change: () => {},
  undo: null,
  redo: null,
  save: async () => {},
  version: 1,
  takeBack: null,
};

it.each([
  ['no link is open', [true], /^Tant que vous ne l’avez pas accepté, un brouillon n’est ni dans un lien/u],
  ['a link is open', [false, true], /^Le lien ouvert montre toujours le texte d’avant/u],
  ['two links are open', [false, true, false], /^Les 2 liens ouverts montrent toujours le texte d’avant/u],
] as const)('beginning a draft says what readers see meanwhile: %s', async (_state, closed, sentence) => {
  stubClientApi(async () => Response.json({ wording: 1, items: [] }));
  const story = { storyId: 's', language: 'fr', links: closed.map(link) } as object as StoryDetail;
  const engine = { model: 'un-modele', endpoint: null, usedShare: null };
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" defaultLocale="fr" onError={() => {}}>
        <ComposeSheet story={story} editor={editor} sources={new Map()} engine={engine} onClose={() => {}} />
      </IntlProvider>
    </Provider>,
  );
  expect(await screen.findByText(sentence)).toBeDefined();
});
