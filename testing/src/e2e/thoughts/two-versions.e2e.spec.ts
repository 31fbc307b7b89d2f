import { expect, it } from 'vitest';
import { writtenThought } from '#kits/api-client.ts';
import { axeViolationsByAppearance } from '../kit/axe.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { tabTo } from '../kit/keyboard.ts';
import { overflowOf } from '../kit/screens/screen-checks.ts';

const first = 'Papa m’a demandé l’heure du dîner.\n\nUne petite colère, contre le temps.';

e2eSuite('a thought edited at two places at once', ({ person }) => {
  it('keeps both versions, says so on its page and on home, and one chooses by keyboard', async () => {
    const { page, api } = await person();
    const thought = { ...writtenThought(first), content: first };
    const path = `/app/thoughts/${thought.thoughtId}`;
    const contentOf = async () => (await api.call('GET', `/thoughts/${thought.thoughtId}`)).body['content'];
    await api.call('POST', '/thoughts', { body: thought });
    await page.goto(path);
    await page.getByRole('button', { name: 'Modifier le texte' }).click();
    await page.getByRole('textbox', { name: 'Votre pensée' }).fill(first.replace('contre le temps', 'elle est passée'));

    const elsewhere = first.replace('l’heure', 'deux fois l’heure').replace('contre le temps', 'contre lui');
    await api.call('PUT', `/thoughts/${thought.thoughtId}`, { body: { content: elsewhere, base: 0 } });
    await page.getByRole('button', { name: 'Garder', exact: true }).click();
    await page.getByText('les deux versions sont gardées').waitFor();
    expect(await contentOf()).toBe(elsewhere.replace('contre lui', 'elle est passée'));

    await page.goto('/app');
    await page.getByRole('link', { name: 'Deux versions d’une pensée' }).click();
    await page.getByText('il reste un choix').waitFor();
    expect(await page.getByRole('radio').count()).toBe(3);
    expect(await axeViolationsByAppearance(page)).toEqual({});
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowOf(page)).toEqual([]);

    await page.getByRole('radio', { name: /Ensuite/ }).focus();
    await page.keyboard.press('ArrowUp');
    await tabTo(page, 'Garder ce choix');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${path}`);
    await expect.poll(contentOf).toBe(elsewhere);
    await expect.poll(() => page.getByText('les deux versions sont gardées').count()).toBe(0);

    await page.goto(`${path}/two-versions`);
    await page.getByRole('heading', { name: 'Il n’y a plus de choix à faire' }).waitFor();
  });

  it('joins paragraphs that only one of them changed, without a question', async () => {
    const { page, api } = await person();
    const thought = { ...writtenThought(first), content: first };
    await api.call('POST', '/thoughts', { body: thought });
    await page.goto(`/app/thoughts/${thought.thoughtId}`);
    await page.getByRole('button', { name: 'Modifier le texte' }).click();
    await page.getByRole('textbox', { name: 'Votre pensée' }).fill(first.replace('contre le temps', 'elle est passée'));
    const elsewhere = first.replace('l’heure', 'deux fois l’heure');
    await api.call('PUT', `/thoughts/${thought.thoughtId}`, { body: { content: elsewhere, base: 0 } });
    await page.getByRole('button', { name: 'Garder', exact: true }).click();
    await page.getByText('deux fois l’heure').waitFor();
    await page.getByText('elle est passée').waitFor();
    expect(await page.getByText('les deux versions').count()).toBe(0);
  });
});
