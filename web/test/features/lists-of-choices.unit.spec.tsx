// @vitest-environment happy-dom
import type { CommunityDetail } from '@ecrin/contracts/community/community.ts';
import type { OrbDetail } from '@ecrin/contracts/orb/orb.ts';
import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { press } from '#test/page.fixtures.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({
  useLanguage: () => ({ language: 'fr' }),
  withMessages: (_part: string, load: unknown) => load,
}));
const [{ NewStoryScreen }, { AddThoughtsSheet }, { ShareSheet }, { TagDialog }, { RunOrbScreen }, { ScheduleForm }] =
  await Promise.all([
    import('#features/stories/choose/new-story-screen.tsx'),
    import('#features/stories/choose/add-thoughts-sheet.tsx'),
    import('#features/communities/copies/share-sheet.tsx'),
    import('#features/thoughts/choosing/tag-dialog.tsx'),
    import('#features/orbs/run/run-orb-screen.tsx'),
    import('#features/orbs/auto/schedule-form.tsx'),
  ]);

const thoughtId = '01980000-0000-7000-8000-000000000001';
const thought = {
  thoughtId,
  kind: 'written',
  title: 'Le lac',
  excerpt: 'Le lac sans un pli.',
  occurredAt: '2026-07-01T08:00:00.000Z',
  timeZone: 'UTC',
  day: '2026-07-01',
  language: 'fr',
  tags: [],
  mood: null,
  thread: null,
  private: false,
  withoutAi: false,
} as object as ThoughtCard;
const variable = { name: 'le sujet', kind: 'text', options: [] };
const instructions = {
  prompt: 'Relevez.',
  variables: [variable],
  contract: { kind: 'text', cited: true, maxWords: 9 },
};
const orb = { orbId: 'o', name: 'Le mien', look: {}, version: 1, instructions: { fr: instructions, en: null } };

/** What is read of the choice: the query of its estimate. */
const estimateOf = (thoughts: number) => ({ thoughts, seconds: 3, cost: 0, model: 'un-modele', endpoint: null });
const answers: Readonly<Record<string, object>> = {
  'GET /thoughts': { items: [thought], total: 1, nextCursor: null },
  'GET /thoughts/counts': { tag: { lac: 2 } },
  'GET /stories': {
    items: [{ storyId: 's', title: 'La corde', paragraphs: 2, changedAt: '2026-07-01T08:00:00.000Z' }],
    nextCursor: null,
  },
  'GET /stories/s': { sources: [] },
  'GET /orbs/o': orb,
  'GET /consents': { wording: 1, items: [] },
};
const refusal = { code: 'orb-run.over-cap', detail: 'Le plafond du mois est atteint.' };

beforeEach(() =>
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const call = `${request.method} ${pathname.replace('/api/client', '')}`;
    if (call === 'GET /orb-runs/estimate')
      return Response.json(estimateOf(searchParams.get('thoughts') === '' ? 0 : 1));
    if (request.method !== 'GET') return Response.json(refusal, { status: 409 });
    return answers[call] ? Response.json(answers[call]) : new Response(null, { status: 404 });
  }),
);
afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
});

const show = (Shown: () => React.JSX.Element) =>
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <Router hook={memoryLocation({ path: '/app/orbs/o/run' }).hook}>
          <Route path="/app/orbs/:orbId/run">
            <Shown />
          </Route>
        </Router>
      </IntlProvider>
    </Provider>,
  );
const close = () => {};
const community = { communityId: 'c', visibility: 'public' } as CommunityDetail;
/** Why a button is closed, as it is read out with it. */
const whyOf = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? null;

const NewTag = () => <TagDialog cards={[thought]} onTag={close} onClose={close} />;
const Adding = () => <AddThoughtsSheet storyId="s" known={new Set()} onClose={close} />;
const Sharing = () => <ShareSheet community={community} onClose={close} />;
const Scheduling = () => <ScheduleForm orb={orb as object as OrbDetail} schedule={null} />;

describe('a list of choices', () => {
  it.each([
    ['of a new story', NewStoryScreen, 'Commencer le récit', 'Le lac', /^Choisissez /u],
    ['of thoughts for a story', Adding, 'Ajouter au récit', 'Le lac', /^Choisissez /u],
    ['of what is shared', Sharing, 'Continuer', 'La corde', /^Choisissez /u],
    ['of tags for several thoughts', NewTag, /^Étiqueter/u, 'lac', /\p{L}/u],
  ] as const)('%s says why its button is closed, and its row opens it', async (...[, Shown, named, row, why]) => {
    show(Shown);
    const name = await screen.findByText(row, { selector: 'b' });
    const button = screen.getByRole('button', { name: named, hidden: true });
    expect(button).toHaveProperty('disabled', true);
    expect(whyOf(button)).toMatch(why);
    // The words, not the box: the whole row is the control.
    await act(async () => void fireEvent.click(name));
    expect(button).toHaveProperty('disabled', false);
    expect(whyOf(button)).toBeNull();
  });

  it('of what is shared has a refusal go with the agreement it was of', async () => {
    show(Sharing);
    const story = await screen.findByText('La corde', { selector: 'b' });
    await act(async () => void fireEvent.click(story));
    await press('Continuer');
    await press('Partager');
    await screen.findByText(refusal.detail);
    await act(async () => void fireEvent.click(screen.getByRole('switch', { hidden: true })));
    expect(screen.queryByText(refusal.detail)).toBeNull();
    expect(screen.getByRole('switch', { hidden: true }).getAttribute('aria-checked')).toBe('true');
  });

  it('of what an orb reads by itself requires a text: said once it is missed, until it is there; a refusal goes with what it was of', async () => {
    show(Scheduling);
    const text = await screen.findByLabelText('Votre entrée personnalisée');
    const type = (value: string) => act(async () => void fireEvent.change(text, { target: { value } }));
    const missed = /^Une entrée personnalisée est requise/u;
    const marks = () => [text.getAttribute('aria-invalid'), screen.queryByText(missed) !== null];
    expect(text).toHaveProperty('required', true);
    expect(marks()).toEqual([null, false]);
    await press('Enregistrer');
    expect(marks()).toEqual(['true', true]);
    await type('Relisez ma semaine.');
    expect(marks()).toEqual([null, false]);

    await press('Enregistrer');
    await screen.findByText(refusal.detail);
    await type('Relisez mon mois.');
    expect(screen.queryByText(refusal.detail)).toBeNull();
  });

  it('of what an orb reads marks what it requires, says what is missing, and its refusal goes with the choice it was of', async () => {
    show(RunOrbScreen);
    const button = await screen.findByRole('button', { name: /^(?:Lire|Faire lire)/u });
    const subject = screen.getByLabelText('Le sujet');
    expect(subject).toHaveProperty('required', true);
    screen.getByText('Réponse nécessaire.');
    expect([button.hasAttribute('disabled'), whyOf(button)]).toEqual([true, expect.stringMatching(/\p{L}/u)]);
    await act(async () => void fireEvent.change(subject, { target: { value: 'Le lac' } }));
    await vi.waitFor(() => expect(whyOf(button)).toBeNull());

    await act(async () => void fireEvent.click(screen.getByText(/^Toutes/u, { selector: 'b' })));
    await vi.waitFor(() => expect(whyOf(button)).toMatch(/^Choisissez/u));
    await act(async () => void fireEvent.click(screen.getByText('Le lac', { selector: 'b' })));
    await vi.waitFor(() => expect(button).toHaveProperty('disabled', false));

    await act(async () => void fireEvent.click(button));
    await screen.findByText(refusal.detail);
    await act(async () => void fireEvent.click(screen.getByText('Le lac', { selector: 'b' })));
    expect(screen.queryByText(refusal.detail)).toBeNull();
  });
});
