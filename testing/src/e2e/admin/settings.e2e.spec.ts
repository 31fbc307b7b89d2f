import { expect, it } from 'vitest';
import { serverProcess } from '#servers/server-process.ts';
import { createFirstAdmin } from '../kit/admin-actions.ts';
import { axeViolationsByAppearance, axeViolationsOfScreens } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';

const e2eSuite = e2eSuiteOn(() => serverProcess({ ORB_RUNS_PER_DAY: '7' }), { each: true });

e2eSuite('settings of the service', ({ open, person, server }) => {
  it('close registration and open it by code, are undone, and are locked by the environment', async () => {
    const ada = await open({ viewport: desk });
    await createFirstAdmin(ada, server());
    await ada.goto('/admin/settings');
    const registration = ada.getByRole('combobox', { name: 'Inscriptions' });
    expect(await ada.getByRole('textbox', { name: 'Lectures d’orbes par jour' }).isDisabled()).toBe(true);
    await ada.getByText('Fixé par ORB_RUNS_PER_DAY sur le serveur').waitFor();

    await registration.selectOption({ label: 'Fermées' });
    await ada.getByRole('button', { name: 'Appliquer' }).click();
    await ada.getByText('Les changements sont en vigueur.').waitFor();
    const visitor = await open({ at: '/register' });
    await visitor.getByRole('heading', { name: 'Les inscriptions sont fermées pour le moment.' }).waitFor();
    expect(await visitor.getByLabel('Prénom').count()).toBe(0);

    await registration.selectOption({ label: 'Sur code' });
    await ada.getByRole('textbox', { name: 'Code d’invitation' }).fill('Printemps');
    await ada.getByRole('button', { name: 'Appliquer' }).click();
    // The sentence of the change before it may still stand; what waits is gone once it is in force.
    await ada.getByRole('button', { name: 'Appliquer' }).waitFor({ state: 'hidden' });
    await visitor.reload();
    await visitor.getByLabel('Code d’invitation').fill('printemps');
    await visitor.getByRole('button', { name: 'Continuer' }).click();
    await visitor.getByLabel('Prénom').waitFor();

    await ada.getByRole('button', { name: 'Historique' }).click();
    const history = ada.getByRole('dialog', { name: 'Historique des réglages' });
    await history
      .getByRole('listitem')
      .filter({ hasText: 'de Fermées à Sur code' })
      .getByRole('button', { name: 'Annuler' })
      .click();
    await ada.getByText('Le réglage a retrouvé sa valeur d’avant.').waitFor();
    await history.getByText('annule le changement').waitFor();
    await ada.keyboard.press('Escape');
    await expect.poll(() => registration.inputValue()).toBe('closed');

    const found = await axeViolationsOfScreens(ada, ['/admin/settings', '/admin/payments']);
    expect(Object.values(found).flatMap((screen) => Object.values(screen).flat())).toEqual([]);
    await ada.goto('/admin/settings');
    const words = ada.getByRole('textbox', { name: 'Mots lus par mois' });
    expect(await words.inputValue()).toMatch(/^500\s000$/);
    await words.fill('400000');
    await ada.getByText('Un changement attend d’être appliqué.').waitFor();
    await words.blur();
    expect(await words.inputValue()).toMatch(/^400\s000$/);
    await words.fill('beaucoup');
    await ada.getByText('Un nombre à partir de 0').waitFor();
    expect(await ada.getByRole('button', { name: 'Appliquer' }).isDisabled()).toBe(true);
    await ada.getByRole('button', { name: 'Abandonner' }).click();
    expect(await words.inputValue()).toMatch(/^500\s000$/);

    await ada.getByRole('button', { name: 'Essayer : Analyse' }).focus();
    await ada.keyboard.press('Enter');
    await ada.getByText(/[Aa] répondu en [\d,]+\ss\./).waitFor();
    await ada.getByRole('button', { name: 'Essayer : Réponses et orbes' }).click();
    await ada.getByText('Il n’y a pas de modèle.').waitFor();
    await ada.getByRole('button', { name: 'M’envoyer un essai' }).first().click();
    await ada.getByText(/Écrit dans le dossier « outbox » pour .+@/).waitFor();

    await ada.getByRole('combobox', { name: 'Inscriptions' }).selectOption({ label: 'Ouvertes' });
    await ada.getByRole('button', { name: 'Appliquer' }).click();
    await ada.getByText('Les changements sont en vigueur.').waitFor();
    await ada.setViewportSize(phone);
    expect(await ada.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    await ada.setViewportSize(desk);
    const { page: claire } = await person();
    const entrance = await open({ at: '/login' });
    await ada.getByRole('switch', { name: 'Afficher l’annonce' }).focus();
    await ada.keyboard.press('Space');
    expect(await ada.getByRole('button', { name: 'Appliquer' }).isDisabled()).toBe(true);
    const sentence = 'Écrin fait une pause à 22:00.';
    await ada.getByRole('textbox', { name: 'Annonce de maintenance, En français' }).fill(sentence);
    expect(await axeViolationsByAppearance(ada)).toEqual({});
    await ada.getByRole('button', { name: 'Appliquer' }).click();
    await claire.getByText(sentence).waitFor();
    expect(await claire.getByRole('button', { name: 'Fermer l’annonce' }).count()).toBe(0);
    expect(await axeViolationsByAppearance(claire)).toEqual({});
    await entrance.getByText(sentence).waitFor({ timeout: 45_000 });
    await ada.getByRole('switch', { name: 'Afficher l’annonce' }).click();
    await ada.getByRole('button', { name: 'Appliquer' }).click();
    await claire.getByText(sentence).waitFor({ state: 'hidden' });
  });
});
