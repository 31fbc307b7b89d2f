// @vitest-environment happy-dom
import type { ChatEngine } from '@ecrin/contracts/conversation/chat-engine.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EngineNotice, WhereWordsGo } from '#features/chat/chat-engine-notice.tsx';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { stubClientApi } from '#test/page.fixtures.ts';

afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
});

const here: ChatEngine = { writes: 'no', sentFor: null, usedShare: null, hears: false };
const host = 'ia.exemple';
const consentOf = (purpose: string, state: string) => ({
  purpose,
  host,
  model: 'un-modele',
  state,
  since: null,
  former: null,
});

/** `state`: what the person answered to its sending words, where it sends some. */
const show = (engine: ChatEngine, state = 'given') => {
  stubClientApi(async (call) =>
    Response.json(
      call === 'GET /chat/engine'
        ? engine
        : { wording: 1, items: engine.sentFor === null ? [] : [consentOf(engine.sentFor, state)] },
    ),
  );
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" defaultLocale="fr" onError={() => {}}>
        <WhereWordsGo />
        <EngineNotice />
      </IntlProvider>
    </Provider>,
  );
};
/** The sentence that begins so, as it goes on. */
const sentence = async (begins: RegExp) => (await screen.findByText(begins)).textContent;

describe('where the words of a question go', () => {
  it.each([
    ['yes', 'une IA y rédige la réponse, et chaque phrase montre la pensée d’où elle vient.'],
    ['maybe', 'Écrin répond avec vos propres phrases\u202F; une IA ne rédigera ici qu’après avoir fait ses preuves.'],
    ['no', 'Écrin répond avec vos propres phrases, sans en inventer.'],
  ] as const)('nowhere, and what answers here: writes %s', async (writes, says) => {
    show({ ...here, writes });
    expect(await sentence(/^Rien ne quitte ce serveur/u)).toBe(`Rien ne quitte ce serveur\u00A0: ${says}`);
  });

  it.each([
    ['yes', 'answers', `et les pensées qui peuvent y répondre sont envoyées à ${host}, où une IA rédige la réponse.`],
    [
      'maybe',
      'answers',
      `et les pensées qui peuvent y répondre sont envoyées à ${host}. Écrin répond avec vos propres phrases tant que l’IA n’a pas fait ses preuves.`,
    ],
    ['no', 'meaning', `est envoyée à ${host}, pour trouver les pensées qui lui ressemblent.`],
  ] as const)('to a host that was accepted: writes %s, sent for %s', async (writes, sentFor, says) => {
    show({ ...here, writes, sentFor });
    expect(await sentence(/^Votre question/u)).toContain(`Votre question ${says}`);
    expect(screen.queryByText(/Rien ne quitte/u)).toBeNull();
  });

  it.each(['never', 'withdrawn'])('is asked before anything is sent, where the answer is « %s »', async (state) => {
    show({ ...here, writes: 'yes', sentFor: 'answers' }, state);
    expect(await screen.findAllByRole('button')).not.toEqual([]);
    expect(screen.queryByText(/Rien ne quitte|sont envoyées à/u)).toBeNull();
  });
});

it.each([
  [0.79, null],
  [0.8, '80\u00A0% de la limite sont utilisés. Au-delà, Écrin répond avec vos propres phrases.'],
  [1, 'La limite est atteinte\u00A0: pour le moment, Écrin répond avec vos propres phrases.'],
] as const)(
  'a limit of which %d is used is said from four fifths on, and once it is reached',
  async (usedShare, says) => {
    show({ ...here, writes: 'yes', usedShare });
    await sentence(/^Rien ne quitte ce serveur/u);
    expect(screen.queryByText(/limite/u)?.textContent ?? null).toBe(says);
  },
);
