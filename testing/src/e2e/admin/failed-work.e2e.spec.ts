import { readFileSync } from 'node:fs';
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sha256, type ApiClient } from '#kits/api-client.ts';
import { speechAssets } from '#kits/speech-assets.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { startSpeechEndpoint, type SpeechEndpoint } from '#servers/speech-endpoint.ts';
import { createFirstAdmin } from '../kit/admin-actions.ts';
import { axeViolationsByAppearance } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { tabTo } from '../kit/keyboard.ts';
import { expectFigure } from '../kit/screens/figure-on.ts';

const spoken = speechAssets.files[0]?.file;
const sentence = 'Le lac était calme.';

const speak = async (api: ApiClient, bytes: Uint8Array): Promise<string> => {
  const [recordingId, thoughtId] = [v7(), v7()];
  await api.upload(recordingId, 0, bytes);
  const { status, body } = await api.call('POST', `/recordings/${recordingId}/seal`, {
    body: {
      thoughtId,
      chunks: 1,
      sha256: sha256(bytes),
      durationMs: 3_125,
      occurredAt: new Date().toISOString(),
      timeZone: 'Europe/Paris',
      language: 'fr',
    },
  });
  if (status >= 300) throw new Error(JSON.stringify(body));
  return thoughtId;
};

let speech: SpeechEndpoint;
beforeEach(async () => {
  speech = await startSpeechEndpoint(sentence);
});
afterEach(() => speech.close());

const serverWithSpeech = () =>
  embeddedProcess({
    AI_BASE_URL: speech.url,
    AI_API_KEY: 'key',
    TRANSCRIPTION_MODEL: 'whisper-1',
  });

e2eSuiteOn(serverWithSpeech, { each: true })('failed work', ({ open, person, server }) => {
  it.skipIf(spoken === undefined)(
    'a transcription is counted live in the menu, retried by keyboard, and ready at the client’s',
    async () => {
      const ada = await open({ viewport: desk });
      await createFirstAdmin(ada, server());
      const { api, page: client } = await person();
      speech.setRefusing(true);
      const thoughtId = await speak(api, readFileSync(String(spoken)));
      await client.goto(`/app/thoughts/${thoughtId}`);
      // The badge, the tiles and the sentence of the dashboard, and the queue say the same.
      for (const [path, pattern] of [
        ['/admin', /(\d+) en échec/u],
        ['/admin', /(\d+) transcription a échoué/u],
        ['/admin', /Échecs (\d+) /u],
        ['/admin', /(\d+) à relancer/u],
        ['/admin/queues', /En échec (\d+) /u],
      ] as const)
        await expectFigure(ada, path, { pattern, figure: 1 });
      await ada.goto('/admin');
      const entry = ada.getByRole('navigation').getByRole('link', { name: /Files et pannes.*1 en échec/u });
      await entry.waitFor();
      await entry.press('Enter');
      await ada.getByText('Le fournisseur a refusé la demande').waitFor();
      // The row leads to whom it is for.
      const whose = ada.getByRole('main').getByRole('link', { name: /^Essai, / });
      expect(await whose.getAttribute('href')).toBe(`/admin/clients/${api.clientId}`);
      expect(await axeViolationsByAppearance(ada)).toEqual({});
      await ada.setViewportSize(desk);
      speech.setRefusing(false);
      await tabTo(ada, 'Relancer celui qui le peut');
      await ada.keyboard.press('Enter');
      const asked = ada.getByRole('dialog', { name: /^Relancer un travail/u });
      await asked.getByRole('button', { name: 'Relancer' }).press('Enter');
      await ada.getByText('Un travail relancé').waitFor();
      await client.getByText(sentence).first().waitFor();
      await ada
        .getByRole('navigation')
        .getByRole('link', { name: /en échec/u })
        .waitFor({ state: 'detached' });
    },
  );
});
