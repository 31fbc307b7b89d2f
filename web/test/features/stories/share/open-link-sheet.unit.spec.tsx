// @vitest-environment happy-dom
import type { StoryDetail } from '@ecrin/contracts/story/story.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { press, stubClientApi } from '#test/page.fixtures.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
const { OpenLinkSheet } = await import('#features/stories/share/open-link-sheet.tsx');

let opened: unknown[] = [];
beforeEach(() => {
  opened = [];
  stubClientApi(async (call, body) => {
    if (call === 'POST /stories/s1/links') opened.push(body);
    return Response.json({ url: 'http://localhost/r/1' });
  });
});
afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
});

const show = (more: Partial<StoryDetail> = {}) => {
  const story = { storyId: 's1', sources: [], published: null, ...more } as object as StoryDetail;
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <OpenLinkSheet story={story} onClose={() => {}} />
      </IntlProvider>
    </Provider>,
  );
};

describe('a link to a story', () => {
  it('opens frozen: readers see what it says now, unless its author wishes otherwise', async () => {
    show();
    await press('Ouvrir un lien');
    await waitFor(() => expect(opened).toMatchObject([{ following: false }]));
  });

  it('says that readers do not see a draft that waits', async () => {
    show();
    expect(screen.queryByText(/Le brouillon n’y est pas/u)).toBeNull();
    cleanup();
    show({ published: {} as NonNullable<StoryDetail['published']> });
    await screen.findByText(/Le brouillon n’y est pas/u);
  });
});
