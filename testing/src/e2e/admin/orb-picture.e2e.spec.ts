import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import type { ServerProcess } from '#servers/main-process.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { createFirstAdmin } from '../kit/admin-actions.ts';
import { axeViolations } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { toast } from '../kit/user-actions.ts';

const notPublic = 'L’adresse d’une image publique est attendue, en https.';

let address = '';
/** A server, and one image elsewhere that it may fetch. */
const serverBesideAnImage = async (): Promise<ServerProcess> => {
  const png = readFileSync(new URL('../../../../docs/pictures/home-390.png', import.meta.url));
  const site = createServer((_request, response) => void response.end(png));
  await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const server = await embeddedProcess({ PICTURE_ORIGINS_ALLOWED: address });
  const close = () => new Promise<void>((resolve) => void site.close(() => resolve()));
  return { ...server, remove: () => Promise.all([server.remove(), close()]).then(() => undefined) };
};

e2eSuiteOn(serverBesideAnImage, { each: true })(
  'the picture of an orb for every client',
  ({ open, person, server }) => {
    it('is given by its address, with a sentence for what is none, and seen by administrators and clients', async () => {
      const orbId = '01900000-0000-7000-8000-000000000001';
      const ada = await open({ viewport: desk, expected: [/400/u] });
      await createFirstAdmin(ada, server());
      await ada.goto(`/admin/orbs/${orbId}/edit`);
      const field = ada.getByLabel('Adresse de l’image');
      await field.fill('https://10.0.0.8/orbe.png');
      await ada.keyboard.press('Enter');
      await ada.getByText(notPublic).waitFor();
      await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      expect(await axeViolations(ada)).toEqual([]);

      await field.fill(`${address}/orbe.png`);
      await ada.keyboard.press('Enter');
      await ada.waitForURL(`/admin/orbs/${orbId}`);
      await ada.locator('img[src^="blob:"]').first().waitFor();

      const { page } = await person({ at: `/app/orbs/${orbId}`, viewport: phone });
      await page.locator('img[src^="blob:"]').first().waitFor();

      await ada.goto(`/admin/orbs/${orbId}/edit`);
      expect(await field.inputValue()).toBe(`${address}/orbe.png`);
      await ada.locator('form img[src^="blob:"]').waitFor();
      await field.fill('');
      await ada.keyboard.press('Enter');
      await ada.waitForURL(`/admin/orbs/${orbId}`);
      await ada.getByRole('heading', { level: 1 }).waitFor();
      expect(await ada.locator('img[src^="blob:"]').count()).toBe(0);
    });

    it('is given with a new orb; where it is refused the orb is there, and its form says what to mend', async () => {
      const ada = await open({ viewport: desk, expected: [/400/u] });
      await createFirstAdmin(ada, server());
      const create = async (picture: string): Promise<void> => {
        await ada.goto('/admin/orbs/create');
        await ada.getByLabel('Nom en français').fill('Ce qui compte');
        await ada.getByLabel('Ce qu’il cherche').first().fill('Dis ce qui compte.');
        await ada.getByLabel('Adresse de l’image').fill(picture);
        await ada.keyboard.press('Enter');
      };
      await create(`${address}/orbe.png`);
      await ada.waitForURL(/orbs\/[^/]{36}$/u);
      await ada.locator('img[src^="blob:"]').first().waitFor();

      await create('https://10.0.0.8/orbe.png');
      await ada.waitForURL(/orbs\/[^/]{36}\/edit$/u);
      await toast(ada, `L’orbe est créé, sans son image. ${notPublic}`).waitFor();
      const field = ada.getByLabel('Adresse de l’image');
      expect(await field.inputValue()).toBe('https://10.0.0.8/orbe.png');
      await field.fill(`${address}/orbe.png`);
      await ada.keyboard.press('Enter');
      await ada.waitForURL(/orbs\/[^/]{36}$/u);
      await ada.locator('img[src^="blob:"]').first().waitFor();
    });
  },
);
