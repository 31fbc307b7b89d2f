import { v7 } from 'uuid';
import { it } from 'vitest';
import { desk } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { tabTo, typeInto } from '../kit/keyboard.ts';
import { thoughtArticle, password } from '../kit/user-actions.ts';

e2eSuite('keyboard only', ({ open }) => {
  it('a person signs up, saves a thought, opens it, pins it and goes back', async () => {
    const page = await open({ viewport: desk, at: '/register' });
    await page.getByLabel('Prénom').waitFor();
    await typeInto(page, 'Prénom', 'Essai');
    await typeInto(page, 'Adresse e-mail', `${v7()}@example.org`);
    await typeInto(page, 'Mot de passe', password);
    await page.keyboard.press('Enter');
    await page.waitForURL('/app');

    await typeInto(page, 'Écrire une pensée', 'Sans toucher la souris.');
    await page.keyboard.press('Control+Enter');
    await thoughtArticle(page, 'Sans toucher la souris').waitFor();
    await tabTo(page, /^Sans toucher la souris/);
    await page.keyboard.press('Enter');
    await page.waitForURL('/app/thoughts/*');
    await tabTo(page, 'Épingler');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /Désépingler|Détacher/ }).waitFor();
    await tabTo(page, 'Accueil');
    await page.keyboard.press('Enter');
    await page.waitForURL('/app');
  });
});
