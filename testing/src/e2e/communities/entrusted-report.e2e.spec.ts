import { expect, it } from 'vitest';
import { registerClient } from '#kits/api-client.ts';
import { createFirstAdmin } from '../kit/admin-actions.ts';
import { quarrel } from '../kit/admin/population.ts';
import { axeViolations } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { signUp } from '../kit/sign-up.ts';

const word = 'Vous connaissez ce qui précède.';

e2eSuite('a report handed to the owner of its community', ({ open, server }) => {
  it('is handed over by keyboard, answered in the settings of the community, and its state is seen again', async () => {
    const owner = await signUp(server().url);
    const others = [];
    for (const name of ['paul', 'lina', 'odile'])
      others.push(await registerClient(server().url, { firstname: name, email: `${name}@example.org` }));
    const reportId = await quarrel([owner.api, ...others]);

    const ada = await open({ viewport: desk });
    await createFirstAdmin(ada, server());
    await ada.goto(`/admin/comments/${reportId}`);
    const detail = ada.getByRole('region', { name: 'Commentaire signalé' });
    await detail
      .getByRole('button', { name: /^M’en occuper/u })
      .first()
      .focus();
    await ada.keyboard.press('c');
    const dialog = ada.getByRole('dialog', { name: 'Confier au propriétaire' });
    await dialog.getByRole('button', { name: 'Confier', exact: true }).click();
    expect(await dialog.getByLabel('Motif').getAttribute('aria-invalid')).toBe('true');
    expect(await axeViolations(ada)).toEqual([]);
    await dialog.getByLabel('Motif').fill(word);
    await dialog.getByRole('button', { name: 'Confier', exact: true }).click();
    await detail.getByText(/^Confié à la communauté, jusqu’au \d\d\/\d\d$/u).waitFor();
    await detail.getByText(word).waitFor();

    const page = await open({ at: '/app/notifications', storageState: owner.storageState });
    await page.getByText('Un signalement vous est confié').first().click();
    const reports = page.locator('section', { has: page.getByRole('heading', { name: /^Signalements confiés/u }) });
    await reports.getByText(word).waitFor();
    await reports.getByText(/^Réponse attendue jusqu’au \d\d\/\d\d$/u).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await reports.getByRole('button', { name: 'Masquer' }).click();
    await reports.waitFor({ state: 'detached' });

    await detail.getByText('Masqué par la communauté', { exact: true }).waitFor();
    await ada.goto('/admin/requests?status=closed');
    await ada.getByRole('link', { name: /Commentaire signalé/u }).waitFor();
    await ada.goto('/admin/requests?status=elsewhere');
    await ada.getByText('Rien ici').waitFor();
  });
});
