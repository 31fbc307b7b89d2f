import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { answerJson, startScriptedAiProvider } from '#fakes/scripted-ai-provider.ts';
import { sha256, writtenThought, type ApiClient } from '#kits/api-client.ts';
import { readCodes } from '#kits/files/read-codes.ts';
import { readPdf } from '#kits/files/read-pdf.ts';
import { pollUntil } from '#kits/poll-until.ts';
import { samplePicture } from '#kits/sample-pictures.ts';
import { spokenSamples } from '#kits/spoken-wav.ts';
import { wavOf } from '#kits/wav.ts';
import { serverProcess } from '#servers/server-process.ts';
import { axeViolations } from '../kit/axe.ts';
import { phone } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';

/** Three seconds of speech, and once more after a minute of silence. */
const spoken = spokenSamples(fileURLToPath(new URL('../../../../server/assets/spoken-sample.wav', import.meta.url)));
const [again, seconds, rate] = [64, 70, 16_000];
const samples = new Float32Array(seconds * rate);
for (const at of [0, again]) samples.set(spoken, at * rate);
const sound = wavOf(samples);
const passages = [
  {
    start: 0,
    text: 'Au bord du canal, ce matin, la brume tenait encore entre les arbres et je marchais lentement. '
      .repeat(4)
      .trim(),
  },
  { start: again, text: 'Puis le héron s’est envolé, et le jour est venu tout à coup.' },
];

const startServer = async () => {
  const provider = await startScriptedAiProvider();
  const segments = passages.map((passage) => ({
    ...passage,
    end: passage.start + 3,
    avg_logprob: -0.1,
    no_speech_prob: 0,
  }));
  const text = passages.map((passage) => passage.text).join(' ');
  provider.script('transcription', answerJson(200, { text, segments, words: [] }));
  const server = await serverProcess({ AI_BASE_URL: provider.url, TRANSCRIPTION_MODEL: 'une-oreille' });
  const remove = () => Promise.all([server.remove(), provider.close()]).then(() => undefined);
  return { ...server, remove };
};

const moment = () => ({ occurredAt: new Date().toISOString(), timeZone: 'Europe/Paris' });

const speak = async (api: ApiClient): Promise<string> => {
  const [thoughtId, recordingId] = [v7(), v7()];
  await api.upload(recordingId, 0, sound);
  await api.call('POST', `/recordings/${recordingId}/seal`, {
    body: { thoughtId, chunks: 1, sha256: sha256(sound), durationMs: seconds * 1_000, ...moment() },
  });
  const content = async () => (await api.call('GET', `/thoughts/${thoughtId}`)).body['content'];
  await pollUntil(async () => String(await content()).includes('héron'), { timeoutMs: 60_000 });
  return thoughtId;
};

const addPicture = async (api: ApiClient): Promise<void> => {
  const [thought, pictureId, bytes] = [writtenThought('Le phare, un soir.'), v7(), samplePicture('sea.jpg')];
  await api.call('POST', '/thoughts', { body: thought });
  await api.uploadPicture(pictureId, 0, bytes);
  const seal = { thoughtId: thought.thoughtId, chunks: 1, sha256: sha256(bytes), alt: 'Le phare rouge' };
  await api.call('POST', `/pictures/${pictureId}/seal`, { body: seal });
};

e2eSuiteOn(startServer)('« Mon écrin », the book', ({ person }) => {
  it('has the pictures, and beside what was spoken a code that opens it at that second', async () => {
    const { page, api } = await person({ viewport: phone });
    const thoughtId = await speak(api);
    await addPicture(api);
    await page.goto('/app/profile/data');
    await page.getByRole('checkbox', { name: /^Écrin/u }).uncheck();
    await page.getByRole('checkbox', { name: 'Codes vers votre voix' }).check();
    await page.getByText('vos mots, vos images et des codes vers votre voix.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Préparer 2\s/u }).click();
    const book = await readFile(await (await downloading).path());
    expect((await readPdf(book)).alts).toContain('Le phare rouge');

    const codes = await readCodes(book);
    expect(codes.map(({ read }) => read?.split('/app').at(1))).toEqual([
      `/thoughts/${thoughtId}?at=0`,
      `/thoughts/${thoughtId}?at=64`,
    ]);
    await page.goto(codes.at(1)?.read ?? '');
    await page
      .getByText(/1:0[4-9]/u)
      .first()
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});
