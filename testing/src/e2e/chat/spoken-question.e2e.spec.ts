import { expect, it } from 'vitest';
import { answerError, answerJson, startScriptedAiProvider } from '#fakes/scripted-ai-provider.ts';
import { serverProcess } from '#servers/server-process.ts';
import { axeViolations } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { writeThought } from '../kit/user-actions.ts';

const startServer = async () => {
  const provider = await startScriptedAiProvider();
  const server = await serverProcess({ AI_BASE_URL: provider.url, TRANSCRIPTION_MODEL: 'une-oreille' });
  const remove = () => Promise.all([server.remove(), provider.close()]).then(() => undefined);
  return { ...server, provider, remove };
};
const heard = (text: string) =>
  answerJson(200, {
    text,
    segments: [{ start: 0, end: 1, text, avg_logprob: -0.1, no_speech_prob: 0 }],
    words: [],
  });

e2eSuiteOn(startServer)('a spoken question', ({ person, server }) => {
  it('is written into the field, corrected and sent by the person; by keyboard alone', async () => {
    server().provider.script('transcription', heard('Où papa laisse-t-il ses clés'));
    const { page } = await person({ viewport: desk });
    await writeThought(page, 'Papa a laissé les clés dehors hier.');
    await page.goto('/app/chat/new');
    const speak = page.getByRole('button', { name: 'Poser la question à voix haute' });
    await speak.focus();
    await page.keyboard.press('Enter');
    await page.getByText(/^J’écoute… 0:0[1-9]$/u).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    const field = page.getByLabel('Votre question');
    await expect.poll(() => field.inputValue()).toBe('Où papa laisse-t-il ses clés');
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type(' ?');
    await page.keyboard.press('Enter');
    await page.getByText('Voici ce que vous avez dit.').waitFor();
    // Nothing of the sound is stored: it is no recording, and no thought.
    expect(server().provider.requests('transcription')).toHaveLength(1);
  });

  it('is forgotten with Escape, and what cannot be heard is said', async () => {
    server().provider.script('transcription', heard('  '));
    const { page } = await person({ viewport: desk, expected: [/422|503/u] });
    await page.goto('/app/chat/new');
    const speak = page.getByRole('button', { name: 'Poser la question à voix haute' });
    await speak.click();
    await page.getByText(/^J’écoute… 0:0[1-9]$/u).waitFor();
    await page.keyboard.press('Escape');
    await speak.waitFor();
    const before = server().provider.requests('transcription').length;
    await speak.click();
    await page.getByText(/^J’écoute… 0:0[1-9]$/u).waitFor();
    await page.getByRole('button', { name: 'Terminer' }).click();
    await page.getByText('Je n’ai rien entendu.').waitFor();
    expect(await page.getByLabel('Votre question').evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    expect(server().provider.requests('transcription')).toHaveLength(before + 1);
    server().provider.script('transcription', answerError(400, 'invalid_request_error'));
    await speak.click();
    await page.getByText(/^J’écoute… 0:0[1-9]$/u).waitFor();
    await page.getByRole('button', { name: 'Terminer' }).click();
    await page.getByText('Écrin ne peut pas transcrire votre voix').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});
