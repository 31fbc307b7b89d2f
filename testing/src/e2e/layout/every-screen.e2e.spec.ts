import { expect, it } from 'vitest';
import { desk } from '../kit/browser.ts';
import { e2eSuite, e2eSuiteOn } from '../kit/e2e-suite.ts';
import { seedFilledScreens } from '../kit/filled/screens.ts';
import { serverWithAll } from '../kit/filled/server.ts';
import { overlappingTextsOn } from '../kit/screens/overlapping-texts.ts';
import { contradictionsOn, countsOn, looseSignsOn } from '../kit/screens/screen-checks.ts';
import { visitScreens } from '../kit/screens/screen-visits.ts';

/** In every form: `every-screen-in-every-form.e2e.spec.ts`. */
const narrowest = [{ width: 320, dark: false, axe: false }] as const;

e2eSuiteOn(serverWithAll)('every screen of the client', ({ open, person, server }) => {
  it('of somebody who has something of everything is filled, fits, leads back and does not contradict itself', async () => {
    // Nothing that is asked for is missing: no answer of 404 is expected. One of 503 is asked for again: what was just made may not be readable yet.
    const { page, api } = await person({ at: '/about', accepts: false, expected: [/503/u] });
    const screens = await seedFilledScreens({ api, server: server(), admin: await open({ viewport: desk }) });
    expect(await visitScreens(page, screens, narrowest)).toEqual({ faults: {}, misnamed: [] });
    await page.goto('/app');
    // The day’s tray and its heading in the list say the same, so that there is something to compare.
    await expect
      .poll(async () => (await countsOn(page)).filter(({ subject, of }) => subject === 'pensée' && of === 'today'))
      .toHaveLength(2);
    // Sixty screens, on a machine that is shared.
  }, 600_000);
});

e2eSuite('a fault that was planted on a screen', ({ open, person }) => {
  it('a contradiction is found, whatever parts of the screen it is in', async () => {
    const { page } = await person({ at: '/about' });
    const [tray, words] = [
      '<section aria-label="Pensées du jour"><p><b>2</b> pensées</p></section>',
      '<p>3 pensées</p>',
    ];
    const goals = (figure: string) =>
      `<ul><li><a href="/app/goals/1">Une pensée par jour</a><p>${figure}</p></li></ul>`;
    const day = `<section><h2>Aujourd’hui</h2><span>2 pensées</span><div class="words">${words}</div></section>`;
    const show = (parts: string) => page.setContent(`<main><h1>Mercredi</h1>${parts}</main>`);
    await show(`${tray}${goals('2 / 1 aujourd’hui')}${day}`);
    expect(await contradictionsOn(page)).toEqual([]);
    await show(`${tray}${goals('0 / 1 aujourd’hui')}${day}`);
    expect(await contradictionsOn(page)).toEqual(['pensée (today): « 2 pensées », « 0 / 1 aujourd’hui »']);
    await show(`${tray}${day}<section><h2>Aujourd’hui</h2><p>Pas encore de pensée</p></section>`);
    expect(await contradictionsOn(page)).toHaveLength(1);
  });

  it('two texts over one another are found, and none that only touch or are not seen', async () => {
    const page = await open();
    const words = (text: string, style = '') => `<p style="margin:0;line-height:1;${style}">${text}</p>`;
    const show = async (parts: string): Promise<readonly string[]> => {
      await page.setContent(`<main style="position:relative;width:300px"><h1>Mercredi</h1>${parts}</main>`);
      return overlappingTextsOn(page);
    };
    expect(await show(words('Deux pensées') + words('Trois récits', 'margin-top:-0.7em'))).toEqual([
      'over one another: « Deux pensées », « Trois récits »',
    ]);
    expect(
      await show(
        words('Deux pensées', 'text-align:end') +
          words('Le titre va loin à droite du bord', 'position:absolute;left:250px;top:0;width:9px'),
      ),
    ).toHaveLength(1);
    const aside = [
      words('Trois récits'),
      words('Cachés', 'margin-top:-1em;visibility:hidden'),
      words('Passés', 'margin-top:-1em;opacity:0'),
      words('Onglets', 'position:fixed;top:32px'),
      `<div style="height:0;overflow:hidden">${words('Pliés')}</div>`,
      words('Deux récits'),
    ];
    expect(await show(aside.join(''))).toEqual([]);
  });

  it('a sign that may begin a line is found once it is planted; those of times and addresses are none', async () => {
    const { page } = await person({ at: '/about' });
    const loose = ['Prochaine : demain', 'Tout va bien !', 'Pourquoi :', '« demain\u00A0»'];
    const bound = ['Prochaine\u00A0: demain', 'à 12:30, sur https://exemple.fr:8080/a', 'de 9 :30 à 10:00'];
    await page.setContent([...loose, ...bound].map((text) => `<p>${text}</p>`).join(''));
    expect(await looseSignsOn(page)).toEqual(loose.map((text) => `a loose sign: ${text}`));
  });
});
