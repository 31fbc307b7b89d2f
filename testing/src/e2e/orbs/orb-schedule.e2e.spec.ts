import { expect, it } from 'vitest';
import { answerChat } from '#fakes/scripted-ai-provider.ts';
import { manualClockProcess } from '#servers/server-process.ts';
import { axeViolations } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { tabTo } from '../kit/keyboard.ts';
import { scriptedProvider } from '../kit/scripted-provider.ts';
import { timeInParis } from '../kit/time-in-paris.ts';
import { toast, writeThought } from '../kit/user-actions.ts';

const provider = scriptedProvider();

const minute = 60_000;
const two = (figure: number): string => String(figure).padStart(2, '0');

const start = () => manualClockProcess(provider.settings());

e2eSuiteOn(start)('an orb that reads on its own', ({ person, server }) => {
  it('is set, reads when it is due, tells of it, is run at once, and is paused', async () => {
    const { page } = await person({ viewport: desk });
    await writeThought(page, 'Il faudrait appeler papa avant dimanche.');
    await page.goto('/app/orbs');
    await page.getByRole('link', { name: 'Trois gestes', exact: true }).click();
    await page.getByRole('link', { name: 'Lecture automatique' }).click();
    await page.getByRole('heading', { level: 1, name: 'Lecture automatique' }).waitFor();
    await page.getByText('1 à ce jour, hors privées').waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText("Une entrée personnalisée est requise pour l'exécution automatique").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel('Fréquence').selectOption('daily');
    const { hour, minute: ofHour } = timeInParis(server().now() + 2 * minute);
    const time = `${two(hour)}:${two(ofHour)}`;
    await page.getByLabel('Heure', { exact: true }).fill(time);
    await page.getByLabel('Votre entrée personnalisée').fill('Ce qui presse d’abord.');
    await page.getByText(`Chaque jour à ${time}, relire les pensées des 7 derniers jours, 40 au plus.`).waitFor();
    await tabTo(page, 'Enregistrer');
    await page.keyboard.press('Enter');
    await toast(page, 'Lecture automatique enregistrée').waitFor();

    provider.script('chat', answerChat({ elements: [{ texte: 'Appeler papa', notes: [1] }] }));
    server().advanceClock(3 * minute);
    await toast(page, 'Trois gestes').first().waitFor();
    await page.getByRole('link', { name: '1 pensée lue' }).waitFor();
    await expect.poll(() => page.locator('dl').first().innerText()).toMatch(/Lectures faites\s+1/u);
    await page.getByRole('link', { name: /^Notifications.: 1 non lue/u }).click();
    await page.getByRole('link', { name: 'Trois gestes' }).click();
    await page.getByRole('checkbox', { name: 'Appeler papa' }).waitFor();

    await page.getByRole('link', { name: 'Lecture automatique' }).click();
    provider.script('chat', answerChat({ elements: [{ texte: 'Appeler maman', notes: [1] }] }));
    await page.getByRole('button', { name: 'Lancer maintenant' }).click();
    await page.getByRole('checkbox', { name: 'Appeler maman' }).waitFor();

    await page.getByRole('link', { name: 'Lecture automatique' }).click();
    await tabTo(page, 'Lecture automatique');
    await page.keyboard.press('Space');
    await page.getByText('en pause', { exact: true }).waitFor();
    await page.keyboard.press('Space');
    await page.getByText('en pause', { exact: true }).waitFor({ state: 'detached' });
    await page.getByText(/^En pause par vous du/u).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});
