import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { serverProcess } from '#servers/server-process.ts';
import { createFirstAdmin } from '../kit/admin-actions.ts';
import { axeViolations } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';

e2eSuiteOn(() => serverProcess(), { each: true })('templates of answers', ({ open, person, server }) => {
  it('one is written, stands in an answer with the first name, is edited there and sent', async () => {
    const ada = await open({ viewport: desk });
    await createFirstAdmin(ada, server());
    const { api } = await person();
    const requestId = v7();
    await api.call('POST', '/requests', {
      body: { requestId, subject: { kind: 'help' }, words: 'Comment exporter mes pensées ?' },
    });
    await ada.goto('/admin/requests');
    await ada.getByRole('link', { name: 'Modèles', exact: true }).click();
    await ada.getByText('Aucun modèle pour l’instant').waitFor();
    expect(await axeViolations(ada)).toEqual([]);
    await ada.getByRole('link', { name: 'Nouveau modèle' }).click();
    await ada.getByLabel('Titre').fill('Export');
    await ada
      .getByLabel('Texte en français')
      .fill('Bonjour {prénom}, tout s’exporte depuis votre profil, sur {service}.');
    await ada.getByRole('button', { name: 'Enregistrer' }).click();
    await ada.getByRole('link', { name: 'Export', exact: true }).waitFor();
    await ada.getByText('Français seul').first().waitFor();
    expect(await axeViolations(ada)).toEqual([]);

    await ada.goto(`/admin/requests/${requestId}`);
    await ada.getByRole('button', { name: 'Modèles', exact: true }).focus();
    await ada.keyboard.press('Enter');
    expect(await axeViolations(ada)).toEqual([]);
    await ada.getByRole('button', { name: 'Export', exact: true }).click();
    const field = ada.getByLabel('Mot à la personne');
    await expect
      .poll(() => field.inputValue())
      .toMatch(/^Bonjour \S.*, tout s’exporte depuis votre profil, sur Écrin\.$/u);
    // The focus is in the field: what is typed next is part of the answer.
    await ada.keyboard.press('Control+End');
    await ada.keyboard.type(' À bientôt.');
    await ada.getByRole('button', { name: 'Répondre' }).click();
    await ada.getByText('Réponse envoyée').waitFor();
    await expect
      .poll(async () => JSON.stringify(await api.call('GET', `/requests/${requestId}`)))
      .toContain('sur Écrin. À bientôt.');

    await ada.goto('/admin/answer-templates');
    await ada.getByRole('link', { name: 'Export', exact: true }).click();
    await ada.getByRole('button', { name: 'Supprimer' }).click();
    await ada.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await ada.getByText('Aucun modèle pour l’instant').waitFor();
  });
});
