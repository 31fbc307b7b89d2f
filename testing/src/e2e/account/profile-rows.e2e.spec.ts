import { expect, it } from 'vitest';
import { writtenThought } from '#kits/api-client.ts';
import { axeViolationsByAppearance } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { overflowOf } from '../kit/screens/screen-checks.ts';

e2eSuite('the rows of the profile', ({ person }) => {
  it('each open a page that leads back, on a phone', async () => {
    const { page, api } = await person({ viewport: phone });
    await api.call('POST', '/thoughts', { body: writtenThought('Un café au soleil.') });
    await page.goto('/app/profile');
    await page.getByText(/^Une pensée depuis le \d\d\/\d\d\/\d{4}$/u).waitFor();
    const rows = page.getByRole('navigation', { name: 'Tout ce que garde votre profil' }).getByRole('link');
    const paths = await rows.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(paths.length).toBeGreaterThan(15);
    for (const path of paths) {
      await page.goto('/app/profile');
      await page.locator(`main nav a[href="${path}"]`).click();
      await page.waitForURL(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const back = page.getByRole('main').getByRole('link', { name: /^(Profil|Accueil)$/u });
      await back.first().click();
      await page.waitForURL(/\/app(\/profile)?$/u);
    }
  }, 120_000);

  it('are read in both schemes, at 320 px and on a desk, and by keyboard', async () => {
    const { page } = await person({ viewport: desk, at: '/app/profile' });
    await page.getByText('Cet appareil seulement').waitFor();
    expect(await axeViolationsByAppearance(page)).toEqual({});
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Vos appareils' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('/app/profile/devices');
    await page.getByText('Cet appareil', { exact: true }).waitFor();
  });
});
