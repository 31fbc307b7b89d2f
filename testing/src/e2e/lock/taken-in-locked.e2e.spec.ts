import { expect, it } from 'vitest';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { setLock, unlock, waitLocked } from '../kit/lock-actions.ts';
import { wordsFoundIn } from '../kit/marked-words.ts';
import { installed, share } from '../kit/share-target.ts';

// A private window has no pushes.
const expected = [/Failed to load resource/, /ERR_CONNECTION/, /WebSocket/, /Push API in incognito/];

e2eSuite('a locked device', ({ person }) => {
  it('takes in what another app shares, shows no word of it, and has it in the draft once it is unlocked', async () => {
    const { page } = await person({ expected, serviceWorkers: 'allow' });
    await installed(page);
    await setLock(page);
    await page.getByRole('button', { name: 'Verrouiller maintenant' }).click();
    await waitLocked(page);
    await share(page, 'Une libellule sur le ponton.');
    await page.waitForURL(/\/app/u);
    await waitLocked(page);
    const kept = () => page.evaluate(async () => (await (await caches.open('ecrin-shared')).keys()).length);
    expect(await kept()).toBe(1);
    expect(await wordsFoundIn(page, ['libellule', 'ponton'])).toEqual([]);
    await unlock(page);
    await page.getByRole('link', { name: 'Accueil', exact: true }).last().click();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Écrire une pensée' }).inputValue())
      .toBe('Une libellule sur le ponton.');
    await expect.poll(kept).toBe(0);
  });

  it('shows no notification any more that was shown before its lock was set', async () => {
    const { page } = await person({ expected, serviceWorkers: 'allow' });
    await page.context().grantPermissions(['notifications']);
    await installed(page);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.showNotification('Le figuier', { body: 'Rappel du verger' });
    });
    expect(await wordsFoundIn(page, ['figuier', 'verger'])).toEqual(['figuier', 'verger']);
    await setLock(page);
    expect(await wordsFoundIn(page, ['figuier', 'verger'])).toEqual([]);
  });
});
