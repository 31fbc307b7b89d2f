// @vitest-environment happy-dom
import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { TranscriptionState } from '#features/thoughts/entry/entry-body.tsx';
import { store } from '#lib/api/store.ts';

type Transcript = NonNullable<ThoughtCard['transcript']>;
const longAgo = '2020-01-01T09:00:00.000Z';
const farAhead = '2999-01-01T09:00:00.000Z';

const show = (part: Partial<Transcript>) => {
  const transcript: Transcript = {
    status: 'processing',
    failure: null,
    delayed: null,
    since: farAhead,
    nothingSaid: false,
    ...part,
  };
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <TranscriptionState
          card={{ thoughtId: 'one', transcript, receipt: 'received', understandingFailed: false, withoutAi: false }}
        />
      </IntlProvider>
    </Provider>,
  );
};
const again = () => screen.queryByRole('button', { name: 'Lancer la transcription' });

describe('a spoken thought without a transcript', () => {
  it('offers nothing while the transcription is on time', () => {
    show({});
    expect(again()).toBeNull();
  });
  it('can be transcribed again after five minutes', () => {
    show({ since: longAgo });
    expect(screen.getByText('La génération de la transcription prend plus de temps que prévu')).toBeDefined();
    expect(again()).not.toBeNull();
  });
  it('shows what it waits for', () => {
    show({ delayed: 'model-on-its-way' });
    expect(screen.getByText(/Le modèle de transcription se télécharge/)).toBeDefined();
    expect(again()).toBeNull();
  });
  it('shows why it failed and that it is stored, and offers to retry', () => {
    show({ status: 'failed', failure: 'quota-exhausted' });
    expect(screen.getByRole('alert').textContent).toMatch(/a atteint sa limite\. L’enregistrement est gardé\./);
    expect(again()).not.toBeNull();
  });
  it('shows that nobody spoke', () => {
    show({ status: 'completed', nothingSaid: true });
    expect(screen.getByText(/Aucune parole n’a été entendue/)).toBeDefined();
  });
});
