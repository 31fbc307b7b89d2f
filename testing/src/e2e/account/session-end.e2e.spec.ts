import { expect, it } from 'vitest';
import { desk } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { openSecondWindow } from '../kit/user-actions.ts';

e2eSuite('end of a session', ({ person }) => {
  it('a 401 removes stored data and leads to the landing page, in either language', async () => {
    const { page } = await person({ viewport: desk, expected: [/401/] });
    await page.context().clearCookies({ name: /^(?!preferred_language)/ });
    await page.evaluate(() => localStorage.setItem('token', 'worn'));
    await page.reload();
    await page.waitForURL('/');
    expect(
      await page.evaluate(() =>
        ['token', 'userType', 'userId', 'userInfo'].filter((name) => localStorage.getItem(name) !== null),
      ),
    ).toEqual([]);
    await page.getByRole('button', { name: /EN/ }).click();
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('en');
    await page.getByRole('button', { name: /FR/ }).click();
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('fr');
  });

  it('signing out in one tab signs out the other', async () => {
    const { page: one } = await person({ viewport: desk, at: '/app/profile', expected: [/401/] });
    const two = await openSecondWindow(one, '/app');
    await two.getByLabel('Écrire une pensée').waitFor();
    await one.getByRole('button', { name: 'Se déconnecter' }).click();
    await one
      .getByRole('dialog')
      .or(one.getByRole('alertdialog'))
      .getByRole('button', { name: 'Se déconnecter' })
      .click();
    for (const tab of [one, two]) await tab.waitForURL('/');
  });
});
