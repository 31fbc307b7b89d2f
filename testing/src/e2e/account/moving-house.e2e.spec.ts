import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { writtenThought } from '#kits/api-client.ts';
import { pollUntil } from '#kits/poll-until.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { axeViolations } from '../kit/axe.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { signUp } from '../kit/sign-up.ts';

/** Two écrins on this machine; the one that is moved to may call the other. */
const startBoth = async () => {
  const former = await embeddedProcess();
  const server = await embeddedProcess({ PUSH_ENDPOINTS_ALLOWED: former.url });
  const remove = () => Promise.all([server.remove(), former.remove()]).then(() => undefined);
  return { ...server, former, remove };
};

/** Of the key that signs, as a person reads it. */
const printOn = async (page: Page) =>
  /(?:[\da-f]{4}\u00A0){4}[\da-f]{4}/u.exec((await page.getByText('Empreinte de la clé').textContent()) ?? '')?.[0];

e2eSuiteOn(startBoth)('moving house', ({ server, open, person }) => {
  it('leads from one écrin to the other by a link and a code, and then to what erases the former', async () => {
    const { url } = server().former;
    const { api, storageState } = await signUp(url);
    for (const words of ['Les cartons partout.', 'La clé sous le pot.'])
      await api.call('POST', '/thoughts', { body: writtenThought(words) });
    await pollUntil(async () => (await api.call('GET', '/thoughts')).body['total'] === 2, { timeoutMs: 30_000 });
    const former = await open({ storageState, baseURL: url, at: '/app/profile/data' });
    await former.getByRole('button', { name: 'Créer un lien et un code' }).click();
    const link = (await former.getByText('/api/client/moves/').textContent()) ?? '';
    const code = ((await former.getByText(/^\d{3} \d{3}$/u).textContent()) ?? '').replace(/\D/gu, '');
    expect(await axeViolations(former)).toEqual([]);

    const { page } = await person({ at: '/app/profile/import', expected: [/422/u] });
    await page.getByLabel('Le lien').fill(link);
    await page.getByLabel('Le code').fill(code === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: 'Chercher mon écrin' }).click();
    await page.getByText('Ce code n’est pas celui de ce lien.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel('Le code').fill(code);
    await page.getByRole('button', { name: 'Chercher mon écrin' }).click();
    const seen = page.getByRole('button', { name: 'Voir ce qui entrerait' });
    await seen.waitFor();
    await former.getByText('Le fichier de votre écrin a été remis à').waitFor();
    expect(await former.getByRole('link', { name: 'Effacer ce compte-ci' }).count()).toBe(0);
    const [here, there] = await Promise.all([printOn(former), printOn(page)]);
    expect(there).toBe(here);
    expect(await axeViolations(former)).toEqual([]);
    await seen.click();
    await page.getByRole('button', { name: 'Apporter 2 pensées' }).click();
    await page.getByText('2 pensées sont entrées').waitFor();

    await former.getByText(/2 pensées sur 2 y sont entrées/u).waitFor();
    expect(await axeViolations(former)).toEqual([]);
    await former.getByRole('link', { name: 'Effacer ce compte-ci' }).click();
    await former.waitForURL('**/app/profile/erasure');
    await former.goto('/app/profile/consents');
    await former.getByText('Vous l’avez déménagé.').waitFor();
  });
});
