// @vitest-environment happy-dom
import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { insightFields } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { AppendRecordingContext } from '#lib/append-recording/append-recording-context.tsx';
import { showOutbox } from '#lib/outbox/outbox-view.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({
  useLanguage: () => ({ language: 'fr' }),
  withMessages: (_part: string, load: unknown) => load,
}));
vi.mock('#lib/outbox/outbox-engine.ts', () => ({}));
const { ThoughtScreen } = await import('#features/thoughts/detail/thought-screen.tsx');
const { withAppended } = await import('#features/thoughts/detail/thought-words.tsx');

const none = { value: null, from: null, canUndo: false, canRedo: false };
const part = { format: 'audio/webm', fileSize: 10, peaks: [1] };
const transcript = { status: 'completed', failure: null, delayed: null, since: '2026-11-18T09:00:00.000Z' };
const segment = (text: string, startMs: number) => ({ text, startMs, endMs: startMs + 900, words: [] });
const spoken = (changed: object = {}) =>
  ({
    thoughtId: 't',
    kind: 'spoken',
    content: 'Papa a téléphoné.\n\nMaman aussi.',
    excerpt: 'Papa a téléphoné.',
    occurredAt: '2026-11-18T09:00:00.000Z',
    timeZone: 'UTC',
    day: '2026-11-18',
    language: 'fr',
    title: null,
    tags: [],
    segments: [segment('Papa a téléphoné.', 0), segment('Maman aussi.', 10_100)],
    setAside: [],
    mood: null,
    category: null,
    thread: null,
    transcript: { ...transcript, nothingSaid: false },
    audio: {
      ...part,
      recordingId: 'one',
      durationMs: 15_000,
      parts: [
        { ...part, recordingId: 'one', durationMs: 10_000 },
        { ...part, recordingId: 'two', durationMs: 5_000 },
      ],
    },
    receipt: 'analysed',
    correctedAt: null,
    transcribedBy: null,
    insights: Object.fromEntries(insightFields.map((field) => [field, none])),
    ...changed,
  }) as object as ThoughtDetail;

let shownThought: ThoughtDetail;
let sources: string[];
class FakeAudio extends EventTarget {
  currentTime = 0;
  duration = 60;
  set src(address: string) {
    sources.push(address);
    queueMicrotask(() => this.dispatchEvent(new Event('loadedmetadata')));
  }
  play = async () => void this.dispatchEvent(new Event('playing'));
  pause = () => undefined;
}
beforeEach(() => {
  sources = [];
  shownThought = spoken();
  vi.stubGlobal('Audio', FakeAudio);
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    Response.json(url.endsWith('/audio-ticket') ? { url: '/api/client/audio/t/ticket' } : shownThought),
  );
  history.replaceState(null, '', '/app/thoughts/t');
});
afterEach(() => {
  cleanup();
  showOutbox([]);
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});
const show = () =>
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <AppendRecordingContext value={({ thoughtId }) => <button type="button">Ajouter à {thoughtId}</button>}>
          <Route path="/app/thoughts/:thoughtId">
            <ThoughtScreen />
          </Route>
        </AppendRecordingContext>
      </IntlProvider>
    </Provider>,
  );
const playing = () => vi.waitFor(() => expect(sources).toHaveLength(1));

describe('a thought with two recordings', () => {
  it('lists both, and plays the second from its own file', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Écouter l’enregistrement 2' }));
    await playing();
    expect(sources[0]).toMatch(/\/audio\/t\/ticket\?recording=two$/);
    expect(screen.getByRole('button', { name: 'Télécharger l’enregistrement 1' })).toBeTruthy();
  });

  it('plays a word of the second recording from the second file', async () => {
    show();
    fireEvent.click(await screen.findByText('Maman aussi.'));
    await playing();
    expect(sources[0]).toContain('recording=two');
  });

  it('shows the words it has while the second is being transcribed, and offers to add another', async () => {
    shownThought = spoken({
      content: 'Papa a téléphoné.',
      segments: [segment('Papa a téléphoné.', 0)],
      transcript: { ...transcript, status: 'failed', failure: 'unreadable-audio', nothingSaid: false },
    });
    show();
    expect(await screen.findByText('Papa a téléphoné.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Lancer la transcription' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ajouter à t' })).toBeTruthy();
  });

  it('shows a recording of this thought that waits on the device, and no other', async () => {
    const waiting = {
      kind: 'spoken',
      durationMs: 7_000,
      occurredAt: '2026-11-18T10:00:00.000Z',
      timeZone: 'UTC',
      state: 'waiting',
    } as const;
    showOutbox([
      { ...waiting, thoughtId: 'own', appendTo: 't' },
      { ...waiting, thoughtId: 'own-2', appendTo: 'another' },
    ]);
    show();
    expect(await screen.findAllByText(/Enregistrement ajouté à une pensée/)).toHaveLength(1);
  });
});

describe('words being edited', () => {
  it('keep what another recording brought meanwhile', () =>
    expect(
      withAppended('Papa appelle.', { opened: 'Papa a téléphoné.', now: 'Papa a téléphoné.\n\nMaman aussi.' }),
    ).toBe('Papa appelle.\n\nMaman aussi.'));
  it('are saved as written when something else changed', () =>
    expect(withAppended('Papa appelle.', { opened: 'Papa a téléphoné.', now: 'Tout autre chose.' })).toBe(
      'Papa appelle.',
    ));
});
