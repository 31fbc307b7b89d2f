import { readFileSync } from 'node:fs';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sha256, type ApiClient } from '#kits/api-client.ts';
import { manualClockProcess } from '#servers/server-process.ts';
import { startSpeechEndpoint, type SpeechEndpoint } from '#servers/speech-endpoint.ts';
import { createFirstAdmin } from '../kit/admin-actions.ts';
import { axeViolationsByAppearance } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';

const dayMs = 86_400_000;
/** The last of what home asks for at once. */
const lastOfHome = /\/thoughts\/earlier-years\?/u;
/** Access tokens end while days pass; the session renews them. */
const expected = [/status of 401/u];
const sentence = 'Le soleil brille ce matin.';
/** A voice that reads: of silence nothing is transcribed. */
const voice = readFileSync(new URL('../../../../server/assets/spoken-sample.wav', import.meta.url));

const speak = async (api: ApiClient): Promise<string> => {
  const [recordingId, thoughtId] = [v7(), v7()];
  await api.upload(recordingId, 0, voice);
  const occurredAt = new Date().toISOString();
  const { status, body } = await api.call('POST', `/recordings/${recordingId}/seal`, {
    body: { thoughtId, chunks: 1, sha256: sha256(voice), durationMs: 4_000, occurredAt, timeZone: 'Europe/Paris' },
  });
  if (status >= 300) throw new Error(JSON.stringify(body));
  return thoughtId;
};

let speech: SpeechEndpoint;
beforeAll(async () => {
  speech = await startSpeechEndpoint(sentence);
});
afterAll(() => speech.close());

const serverWithSpeech = () => manualClockProcess({ AI_BASE_URL: speech.url, TRANSCRIPTION_MODEL: 'whisper-1' });

e2eSuiteOn(serverWithSpeech, { each: true })('recordings kept for a number of days', ({ open, person, server }) => {
  it('are announced by a superadmin, and go when their day has come; the words remain', async () => {
    const ada = await open({ viewport: desk, expected });
    await createFirstAdmin(ada, server());
    const { api, page: client } = await person({ expected });
    const thoughtId = await speak(api);
    await client.goto(`/app/thoughts/${thoughtId}`);
    await client.getByText(sentence).first().waitFor();
    await client.getByRole('slider', { name: 'Position dans l’enregistrement' }).waitFor();

    await ada.goto('/admin/settings');
    const kept = ada.getByRole('textbox', { name: 'Garder les enregistrements' });
    await kept.fill('3');
    expect(await ada.getByRole('button', { name: 'Appliquer' }).isDisabled()).toBe(true);
    await ada.getByText(/^Un nombre de 7 à 3\s650$/u).waitFor();
    await kept.fill('7');
    await ada.getByText(/1 enregistrement d’un client serait effacé/u).waitFor();
    expect(await axeViolationsByAppearance(ada)).toEqual({});
    await ada.setViewportSize(desk);
    await ada.getByRole('button', { name: 'Appliquer' }).click();
    await ada.getByText(/à partir du \d\d\/\d\d\/\d{4}/u).waitFor();

    await client.goto('/app/notifications');
    await client.getByText(/À partir du .*, vos enregistrements seront gardés 7\sjours/u).waitFor();
    await client.goto('/app/profile/data');
    await client.getByText(/À partir du .*, le son d’un enregistrement sera effacé 7 jours après/u).waitFor();

    // In steps, so that the session is renewed. What is still asked for when days pass would be answered that it has ended.
    for (const days of [12, 12, 9]) {
      // No page asks, or renews the session, while days pass.
      await client.goto('about:blank');
      server().advanceClock(days * dayMs);
      const answered = client.waitForResponse((answer) => lastOfHome.test(answer.url()) && answer.ok());
      await Promise.all([answered, client.goto('/app')]);
    }
    await client.goto(`/app/thoughts/${thoughtId}`);
    await client.getByText(/^L’enregistrement a été effacé le \d\d\/\d\d\/\d{4}\s; les mots restent\.$/u).waitFor();
    expect(await client.getByText(sentence).first().isVisible()).toBe(true);
    expect(await client.getByRole('slider', { name: 'Position dans l’enregistrement' }).count()).toBe(0);
    expect(await axeViolationsByAppearance(client)).toEqual({});
    await client.goto('/app/profile/data');
    await client.getByText(/Depuis le .*, le son d’un enregistrement est effacé 7 jours après/u).waitFor();
  }, 240_000);
});
