import { expect, it } from 'vitest';
import { serverProcess } from '#servers/server-process.ts';
import { createFirstAdmin } from '../kit/admin-actions.ts';
import { axeViolationsOfScreens } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';

// Its own server: there is only one first administrator.
e2eSuiteOn(() => serverProcess(), { each: true })('queues, failures and notifications', ({ open, server }) => {
  it('show the state of the service, rebuild a projection, and keep what one wants to be told', async () => {
    const ada = await open({ viewport: desk });
    await createFirstAdmin(ada, server());
    await ada.getByRole('navigation').getByRole('link', { name: 'Files et pannes' }).click();
    await ada.getByRole('heading', { name: 'Rien n’a échoué' }).waitFor();
    await ada.getByText('Aucun envoi d’e-mails n’est configuré').waitFor();
    await ada.getByRole('button', { name: /^Reconstruire.*: rappels$/ }).click();
    await ada.getByRole('dialog').getByRole('button', { name: 'Reconstruire', exact: true }).click();
    await ada.getByText('C’est demandé').waitFor();

    await ada.getByRole('link', { name: /^Notifications/ }).click();
    await ada.getByRole('heading', { name: 'Rien de nouveau' }).waitFor();
    await ada.getByLabel('Demandes, e-mail').click();
    await ada.getByText('Réglages gardés').waitFor();
    await ada.reload();
    await expect.poll(() => ada.getByLabel('Demandes, e-mail').isChecked()).toBe(true);
    expect(await axeViolationsOfScreens(ada, ['/admin/queues', '/admin/notifications'])).toEqual({});
  });
});
