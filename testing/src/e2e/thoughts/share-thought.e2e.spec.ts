import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { writtenThought } from '#kits/api-client.ts';
import { axeViolationsByAppearance } from '../kit/axe.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { overflowOf } from '../kit/screens/screen-checks.ts';

e2eSuite('sharing one thought', ({ person }) => {
  it('copies its words and saves their picture, a private one after a question', async () => {
    const { page, api } = await person({ permissions: ['clipboard-read', 'clipboard-write'] });
    const thought = writtenThought('Il a dit que l’été finissait toujours un dimanche.');
    await api.call('POST', '/thoughts', { body: thought });
    await api.call('PUT', `/thoughts/${thought.thoughtId}`, { body: { private: true } });
    await page.goto(`/app/thoughts/${thought.thoughtId}`);
    await page.getByRole('button', { name: 'Autres actions' }).press('Enter');
    await page.getByRole('button', { name: 'Copier ou partager' }).press('Enter');
    await page.getByText('Cette pensée est privée.').waitFor();
    await page.getByRole('button', { name: 'Continuer' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('img', { name: 'Les mots de cette pensée' }).waitFor();
    expect(await axeViolationsByAppearance(page)).toEqual({});
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowOf(page)).toEqual([]);

    await dialog.getByRole('button', { name: 'Copier le texte' }).click();
    await page.getByText('Texte copié').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(thought.content);

    await dialog.getByRole('switch', { name: 'Avec la date' }).click();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Enregistrer l’image' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('pensee.png');
    const png = await readFile(await saved.path());
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1080, 1080]);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
  });
});
