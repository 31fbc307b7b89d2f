import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { serverProcess } from '#servers/server-process.ts';
import { createFirstAdmin } from '../kit/admin-actions.ts';
import { axeViolationsByAppearance } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';

// Its own server: there is only one first administrator.
e2eSuiteOn(() => serverProcess(), { each: true })('lists as files', ({ open, person, server }) => {
  it('have a heading and a row for each, in words and of the filter, and whoever is on one reads of it', async () => {
    const { page: client, email } = await person();
    const ada = await open({ viewport: desk });
    await createFirstAdmin(ada, server());
    const exported = async (path: string): Promise<readonly string[]> => {
      await ada.goto(path);
      const download = ada.waitForEvent('download');
      await ada.getByRole('button', { name: 'Exporter' }).click();
      await ada.getByText(/^La liste est exportée/u).waitFor();
      const file = await readFile(await (await download).path(), 'utf8');
      expect(file.startsWith('\u{FEFF}')).toBe(true);
      return file.slice(1).trimEnd().split('\r\n');
    };

    const [heading, row, ...others] = await exported('/admin/clients?language=fr');
    expect(heading).toContain('"Prénom";"Nom";"Adresse e-mail";"Adresse confirmée"');
    expect(row).toMatch(
      new RegExp(`^"Essai";"[^"]*";"${email}";"(?:oui|non)";.*;"\\d{2}/\\d{2}/\\d{4} \\d{2}:\\d{2}"$`, 'u'),
    );
    expect(others).toEqual([]);
    expect(await exported('/admin/clients?standing=deactivated')).toHaveLength(1);
    expect(await axeViolationsByAppearance(ada)).toEqual({});
    await ada.setViewportSize(desk);

    for (const path of ['requests', 'organizations', 'communication', 'answer-templates'])
      expect([path, (await exported(`/admin/${path}`)).length]).toEqual([path, 1]);
    const [, administrator, ...none] = await exported('/admin/admins');
    expect([administrator?.startsWith('"Ada Premier";'), none]).toEqual([true, []]);
    expect((await exported('/admin/orbs')).length).toBeGreaterThan(1);
    expect(await exported('/admin/orbs?q=nothing-of-this-name')).toHaveLength(1);
    expect((await exported('/admin/notifications'))[0]).toBe('"Date";"Nature";"Gravité";"Titre";"Texte";"Lue"');
    expect(await exported('/admin/settings?history=open')).toHaveLength(1);
    await ada.goto('/admin/orbs');
    await ada.getByRole('link', { name: 'Ce qui revient' }).click();
    await ada.getByRole('heading', { name: 'Versions' }).waitFor();
    const [versions, version] = await exported(new URL(ada.url()).pathname);
    expect(versions).toContain('"Consigne en français";"Consigne en anglais"');
    expect(version).toMatch(/^"?1"?;"\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}";"Écrin";/u);
    const acts = await exported('/admin/acts');
    expect(acts.filter((line) => line.includes('"Liste exportée"')).length).toBeGreaterThanOrEqual(8);
    expect(acts.find((line) => line.includes('"Regard de l’assistance'))).toContain('"Essai, ');

    await client.goto('/app/profile/looks');
    await client.getByText('Fiche exportée dans une liste par la direction du service').waitFor();
  });
});
