import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { serverProcess } from '#servers/server-process.ts';
import { createFirstAdmin, createSuperadmin, signInNewSuperadmin } from '../kit/admin-actions.ts';
import { axeViolations, axeViolationsByAppearance } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { toast } from '../kit/user-actions.ts';

const words = 'Le renard dort sous la serre';

e2eSuiteOn(() => serverProcess(), { each: true })('an exceptional access', ({ open, person, server }) => {
  it('opens with a reason, counts down, masks again at its end, and leaves its traces with the client', async () => {
    const { api, page: client } = await person();
    const moment = { occurredAt: '2026-01-01T10:00:00.000Z', timeZone: 'Europe/Paris' };
    await api.call('POST', '/thoughts', { body: { thoughtId: v7(), content: words, ...moment } });
    await client.goto('/app/profile/looks');
    await client.getByText('Personne n’a ouvert votre fiche').waitFor();

    const page = await open({ viewport: desk });
    await page.clock.install();
    await createFirstAdmin(page, server());
    await page.goto(`/admin/clients/${api.clientId}/content`);
    await page.getByText('Le contenu est masqué').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Accès exceptionnel' }).press('Enter');
    await page.getByLabel('Motif', { exact: true }).last().fill('Une pensée mal transcrite, signalée hier');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Ouvrir pour quinze minutes' }).click();

    await page
      .getByRole('timer')
      .getByText(/encore 1[45]:\d\d/)
      .waitFor();
    expect(await page.getByText(words).count()).toBe(0);
    await page.getByRole('button', { name: /Pensée écrite/ }).click();
    await page.getByRole('paragraph').getByText(words).waitFor();
    expect(await axeViolationsByAppearance(page)).toEqual({});
    await page.setViewportSize(desk);

    await client.goto('/app/notifications');
    await client.getByText('Vos mots sont ouverts à une personne d’Écrin').click();
    await client.getByText('Une pensée ouverte, par accès exceptionnel').waitFor();
    await client.getByText(/Une pensée mal transcrite, signalée hier/).waitFor();
    expect(await axeViolationsByAppearance(client)).toEqual({});

    await page.clock.fastForward(15 * 60_000);
    await page.getByText('Le contenu est masqué').waitFor();
    expect(await page.getByText(words).count()).toBe(0);
  });

  it('is told to the other superadmin at once, on the page that is open, and to the client in their log', async () => {
    const { api, page: client } = await person();
    const ada = await open({ viewport: desk });
    await createFirstAdmin(ada, server());
    await createSuperadmin(ada, 'Théo Second', 'theo@example.org');
    const theo = await open({ viewport: desk });
    await signInNewSuperadmin(theo, 'theo@example.org');
    // That they signed in on a new device.
    await theo.getByRole('link', { name: /^Notifications.*1 non lue/u }).waitFor();

    await ada.goto(`/admin/clients/${api.clientId}/content`);
    await ada.getByRole('button', { name: 'Accès exceptionnel' }).click();
    await ada.getByLabel('Motif', { exact: true }).last().fill('Un enregistrement qui ne se lit plus');
    // Nothing is reloaded at the other’s, who is told for some seconds.
    await Promise.all([
      toast(theo, 'Accès exceptionnel ouvert').waitFor(),
      ada.getByRole('button', { name: 'Ouvrir pour quinze minutes' }).click(),
    ]);
    await ada.getByRole('timer').waitFor();
    await theo.getByRole('link', { name: /^Notifications.*2 non lues/u }).click();
    await theo
      .getByText(/Son contenu est ouvert pour quinze minutes/u)
      .first()
      .waitFor();
    expect(await axeViolations(theo)).toEqual([]);

    await client.goto('/app/profile/looks');
    await client.getByText(/Un enregistrement qui ne se lit plus/).waitFor();
    await client.getByText(/Ouvert en ce moment/).waitFor();
    expect(await axeViolations(client)).toEqual([]);
  });
});
