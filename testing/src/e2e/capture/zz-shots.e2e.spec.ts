import { expect, it } from 'vitest';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import type { Page } from 'playwright-core';

const photoOf = async (page: Page, n: number, w: number, h: number) => {
  const data = await page.evaluate(([n, w, h]) => {
    const c = Object.assign(document.createElement('canvas'), { width: w, height: h });
    const p = c.getContext('2d')!;
    const g = p.createLinearGradient(0, 0, 0, h!);
    const hues = [200, 30, 140, 260, 10, 330, 90];
    g.addColorStop(0, `hsl(${hues[n! % 7]} 60% 78%)`); g.addColorStop(.55, `hsl(${hues[n! % 7]} 45% 55%)`); g.addColorStop(1, `hsl(${hues[n! % 7]! + 30} 35% 30%)`);
    p.fillStyle = g; p.fillRect(0, 0, w!, h!);
    p.fillStyle = 'rgb(255 255 240 / .85)'; p.beginPath(); p.arc(w! * .7, h! * .3, h! * .12, 0, 7); p.fill();
    p.fillStyle = 'rgb(20 30 40 / .6)'; p.beginPath(); p.moveTo(0, h!); p.lineTo(w! * .3, h! * .5); p.lineTo(w! * .6, h!); p.lineTo(w! * .85, h! * .6); p.lineTo(w!, h!); p.fill();
    return c.toDataURL('image/jpeg', .9);
  }, [n, w, h]);
  return { name: `photo-${n}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(data.split(',')[1] ?? '', 'base64') };
};
const combos = [
  ['phone', phone, false, 'fr'], ['desk', desk, true, 'en'], ['phone', phone, true, 'en'], ['desk', desk, false, 'fr'],
] as const;
e2eSuite('shots', ({ person }) => {
  for (const [name, viewport, dark, language] of combos)
    it(`${name} ${dark} ${language}`, async () => {
      const out = (part: string) => `/tmp/pw/${name}-${dark ? 'dark' : 'light'}-${language}-${part}.png`;
      const { page, api } = await person({ viewport, dark, language, hasTouch: name === 'phone', isMobile: name === 'phone', accepts: true } as never);
      const label = /^(Écrire une pensée|Write a thought)/;
      const attach = page.getByLabel(/Joindre des images|Attach pictures/);
      const send = async (words: string) => {
        await page.getByRole('textbox', { name: label }).fill(words);
        await page.getByRole('textbox', { name: label }).press('Control+Enter');
        await page.waitForTimeout(300);
      };
      await attach.waitFor();
      await page.waitForTimeout(1200);
      await page.screenshot({ path: out('0empty') });
      await attach.setInputFiles([await photoOf(page, 3, 900, 1200)]);
      await page.getByRole('region', { name: /(Images de cette|Pictures of this)/ }).waitFor();
      await send('Le soir au bord du lac, sans personne.');
      await attach.setInputFiles([0, 1, 2, 4, 5, 6].map(() => null as never).length ? await Promise.all([0, 1, 2, 4, 5, 6].map((n) => photoOf(page, n, 1200, 800 + (n % 3) * 200))) : []);
      await expect.poll(() => page.getByRole('region', { name: /(Images de cette|Pictures of this)/ }).getByRole('listitem').count()).toBe(7);
      await page.getByRole('button', { name: /^(Image|Picture) 2/ }).click();
      await page.getByLabel(/(Ce que montre l’image|What picture) 2/).fill('Le phare, vu du ponton');
      await page.getByRole('textbox', { name: label }).fill('Six images d’un dimanche.');
      await page.waitForTimeout(500);
      await page.screenshot({ path: out('1tray') });
      await send('Six images d’un dimanche.');
      await attach.setInputFiles([await photoOf(page, 5, 1200, 800), await photoOf(page, 2, 800, 800)]);
      await page.getByRole('region', { name: /(Images de cette|Pictures of this)/ }).waitFor();
      await page.waitForTimeout(500);
      await page.getByRole('button', { name: /Garder cette pensée|Keep this thought/ }).click();
      await expect.poll(async () => Object((await api.call('GET', '/thoughts')).body).items.flatMap((i: any) => i.pictures).filter((p: any) => p.ready).length, { timeout: 30000 }).toBe(9);
      await page.reload();
      await page.waitForTimeout(2500);
      await page.screenshot({ path: out('2list'), fullPage: true });
      await page.getByRole('article').filter({ hasText: 'Six images' }).getByRole('link').first().click();
      await page.waitForTimeout(2000);
      await page.screenshot({ path: out('3page'), fullPage: true });
      await page.getByRole('button', { name: /(Voir l’image|View picture) 2/ }).click();
      await page.waitForTimeout(1500);
      await page.screenshot({ path: out('4viewer') });
      await page.getByRole('button', { name: /(Modifier la description|Edit the description)/ }).click();
      await page.waitForTimeout(500);
      await page.screenshot({ path: out('5alt') });
    });
});
