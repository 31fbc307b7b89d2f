import { readFileSync } from 'node:fs';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sha256, writtenThought, type ApiClient } from '#kits/api-client.ts';
import { serverProcess } from '#servers/server-process.ts';
import { startSpeechEndpoint, type SpeechEndpoint } from '#servers/speech-endpoint.ts';
import { axeViolationsByAppearance } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { overflowOf } from '../kit/screens/screen-checks.ts';
import { answerStaleOnce } from '../kit/stale-session.ts';
import { password } from '../kit/user-actions.ts';

const words = {
  fr: {
    choose: 'Choisir',
    further: 'Autres actions',
    open: 'Effacer pour toujours…',
    two: 'Effacer 2 pensées pour toujours ?',
    erase: 'Effacer pour toujours',
    asked: 'L’effacement est en cours',
    list: '2 pensées effacées',
    alone: 'Rien d’autre ne reprend leurs mots.',
    ofTwo: '2 pensées, que rien ne citait',
    from: 'Du',
    to: 'Au',
    missing: 'Choisissez un jour.',
    days: 'Toutes celles du 03/02/2025 au 04/02/2025.',
  },
  en: {
    choose: 'Choose',
    further: 'More actions',
    open: 'Erase for good…',
    two: 'Erase 2 thoughts for good?',
    erase: 'Erase for good',
    asked: 'The erasure is under way',
    list: '2 thoughts erased',
    alone: 'Nothing else repeats their words.',
    ofTwo: '2 thoughts, quoted nowhere',
    from: 'From',
    to: 'To',
    missing: 'Choose a day.',
    days: 'All those from 03/02/2025 to 04/02/2025.',
  },
} as const;

const sentence = 'Le soleil brille ce matin.';
/** A voice that reads: of silence nothing is transcribed. */
const voice = readFileSync(new URL('../../../../server/assets/spoken-sample.wav', import.meta.url));

const speak = async (api: ApiClient): Promise<string> => {
  const [recordingId, thoughtId] = [v7(), v7()];
  await api.upload(recordingId, 0, voice);
  const body = { thoughtId, chunks: 1, sha256: sha256(voice), durationMs: 4_000, timeZone: 'Europe/Paris' };
  const occurredAt = new Date().toISOString();
  await api.call('POST', `/recordings/${recordingId}/seal`, { body: { ...body, occurredAt } });
  return thoughtId;
};

/** One for each day, at its noon in Paris. */
const writeOn = async (api: ApiClient, days: readonly string[]): Promise<readonly string[]> => {
  const thoughts = days.map((day) => ({
    ...writtenThought(`Le lac gelé, ce ${day}.`),
    occurredAt: `${day}T11:00:00.000Z`,
    timeZone: 'Europe/Paris',
  }));
  for (const body of thoughts) await api.call('POST', '/thoughts', { body });
  return thoughts.map(({ thoughtId }) => thoughtId);
};
const statusesOf = (api: ApiClient, ids: readonly string[]) => async () =>
  Promise.all(ids.map(async (id) => (await api.call('GET', `/thoughts/${id}`)).status));

let speech: SpeechEndpoint;
beforeAll(async () => {
  speech = await startSpeechEndpoint(sentence);
});
afterAll(() => speech.close());

const server = () =>
  serverProcess({
    ERASURE_SETTLE_SECONDS: '0',
    BACKUPS_TO: 'off',
    AI_BASE_URL: speech.url,
    TRANSCRIPTION_MODEL: 'whisper-1',
  });

e2eSuiteOn(server)('less than an account', ({ person }) => {
  it('the sound of one recording is erased from the page of its thought, and its words stay', async () => {
    const { page, api } = await person({ viewport: phone });
    const thoughtId = await speak(api);
    await page.goto(`/app/thoughts/${thoughtId}`);
    await page.getByText(sentence).first().waitFor();
    await page.getByRole('button', { name: 'Autres actions' }).press('Enter');
    await page.getByRole('button', { name: 'Effacer l’enregistrement pour toujours…' }).press('Enter');
    const question = page.getByRole('dialog');
    await question.getByText(/^Votre voix est détruite/u).waitFor();
    expect(await axeViolationsByAppearance(page)).toEqual({});
    const asked = page.getByText('L’effacement est en cours').waitFor();
    await question.getByRole('button', { name: 'Effacer pour toujours' }).press('Enter');
    await asked;
    await page.getByText(/^L’enregistrement a été effacé le \d\d\/\d\d\/\d{4}\s; les mots restent\.$/u).waitFor();
    await page.getByText(sentence).first().waitFor();
    await page.goto('/app/profile/erasure');
    await page.getByText('Un enregistrement effacé').waitFor();
    await page.getByRole('link', { name: /^Attestation /u }).press('Enter');
    await page.getByText(/^Le son d’un enregistrement\s; ses mots restent$/u).waitFor({ timeout: 60_000 });
    await page.getByText('Ce que vous avez choisi d’effacer n’existe plus ici.').waitFor();
  }, 120_000);

  it.each(['fr', 'en'] as const)('chosen thoughts are erased together, and the others stay (%s)', async (language) => {
    const said = words[language];
    const { page, api } = await person({ viewport: desk, language });
    const thoughts = ['Le lac.', 'La barque.', 'La corde.'].map((content) => writtenThought(content));
    for (const body of thoughts) await api.call('POST', '/thoughts', { body });
    await page.goto('/app/thoughts');
    await page.getByRole('article').nth(2).waitFor();
    await page.getByRole('button', { name: said.choose, exact: true }).press('Enter');
    await page.getByRole('checkbox').nth(1).press('Space');
    await page.getByRole('checkbox').nth(2).press('Space');
    await page.getByRole('button', { name: said.further }).press('Enter');
    await page.getByRole('button', { name: said.open }).press('Enter');
    const question = page.getByRole('dialog', { name: said.two });
    await question.getByText(said.alone).waitFor();
    const asked = page.getByText(said.asked).waitFor();
    await question.getByRole('button', { name: said.erase }).press('Enter');
    await asked;
    const statuses = statusesOf(
      api,
      thoughts.map(({ thoughtId }) => thoughtId),
    );
    await expect.poll(async () => (await statuses()).filter((status) => status === 404)).toHaveLength(2);
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
  });

  it.each(['fr', 'en'] as const)(
    'all thoughts of a period are erased, and no other (%s)',
    async (language) => {
      const said = words[language];
      const { page, api } = await person({ viewport: language === 'fr' ? phone : desk, language });
      const ids = await writeOn(api, ['2025-02-02', '2025-02-03', '2025-02-04', '2025-02-05']);
      await page.goto('/app/profile/erasure');
      await page.getByRole('button', { name: said.open }).press('Enter');
      await page.getByText(said.missing).first().waitFor();
      await page.getByLabel(said.from, { exact: true }).fill('2025-02-03');
      await page.getByLabel(said.to, { exact: true }).fill('2025-02-04');
      expect(await axeViolationsByAppearance(page)).toEqual({});
      expect(await overflowOf(page)).toEqual([]);
      await page.getByRole('button', { name: said.open }).press('Enter');
      const question = page.getByRole('dialog', { name: said.two });
      await question.getByText(said.days).waitFor();
      expect(await axeViolationsByAppearance(page)).toEqual({});
      await question.getByRole('button', { name: said.erase }).press('Enter');
      await page.getByText(said.list).waitFor();
      await expect.poll(statusesOf(api, ids)).toEqual([200, 404, 404, 200]);
      await page.getByRole('link', { name: /^(?:Attestation|Certificate) /u }).press('Enter');
      await page.getByText(said.ofTwo).waitFor({ timeout: 60_000 });
    },
    120_000,
  );

  it('all thoughts of a thread are erased from its page by who confirms who they are, and the thread stays', async () => {
    const { page, api } = await person({ viewport: desk, expected: [/403/u] });
    const ids = await writeOn(api, ['2025-02-03', '2025-02-04', '2025-02-05']);
    const threadId = v7();
    await api.call('POST', '/threads', { body: { threadId, name: 'Le lac', description: null, colour: 'sky' } });
    for (const id of ids.slice(0, 2)) await api.call('PUT', `/thoughts/${id}/thread`, { body: { threadId } });
    await page.goto(`/app/threads/${threadId}`);
    await page.getByRole('article').nth(1).waitFor();
    await page.getByRole('button', { name: 'Actions pour le fil Le lac' }).press('Enter');
    await page.getByRole('button', { name: 'Effacer ses pensées pour toujours…' }).press('Enter');
    const question = page.getByRole('dialog', { name: /^Effacer 2 pensées/u });
    await question.getByText(/fil «\sLe lac\s», qui reste, vide/u).waitFor();
    await answerStaleOnce(page, '/api/client/erasures');
    await question.getByRole('button', { name: 'Effacer pour toujours' }).press('Enter');
    const confirmation = page.getByRole('dialog', { name: 'Confirmez que c’est bien vous' });
    await confirmation.getByLabel('Votre mot de passe').fill(password);
    expect(await axeViolationsByAppearance(page)).toEqual({});
    expect(await statusesOf(api, ids)()).toEqual([200, 200, 200]);
    const asked = page.getByText('L’effacement est en cours').waitFor();
    await confirmation.getByRole('button', { name: 'Confirmer', exact: true }).press('Enter');
    await asked;
    await expect.poll(statusesOf(api, ids)).toEqual([404, 404, 200]);
    expect((await api.call('GET', `/threads/${threadId}`)).status).toBe(200);
  });
});
