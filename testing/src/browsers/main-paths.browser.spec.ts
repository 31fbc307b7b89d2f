import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readyOrbs } from '@ecrin/domain/orb/ready/ready-orbs.ts';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerChat, startScriptedAiProvider, type ScriptedAiProvider } from '#fakes/scripted-ai-provider.ts';
import { silence } from '#kits/silence.ts';
import { freePort } from '#servers/free-port.ts';
import type { ServerProcess } from '#servers/main-process.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import type { Driver, TestedBrowser } from './driver.ts';
import { firefox } from './firefox.ts';
import { openOlderBrowserProxy } from './older-browser-proxy.ts';
import { screenOf, type Screen } from './screen.ts';
import { webkit } from './webkit.ts';

const password = 'un mot de passe bien à moi';
const orbId = readyOrbs.find(({ definition }) => definition.names.fr === 'Trois gestes')?.orbId ?? '';
const words = 'La forêt en automne, sans un bruit.';

const register = async (screen: Screen): Promise<void> => {
  await screen.goTo('/');
  await screen.evaluate('document.cookie = "preferred_language=fr; Path=/"');
  await screen.goTo('/register');
  await screen.fill('Prénom', 'Essai');
  await screen.fill('Adresse e-mail', `${v7()}@example.org`);
  await screen.fill('Mot de passe', password);
  await screen.press('Créer un compte');
  await screen.isAt(/^\/app$/);
};

const menuIsOpen = `[...document.querySelectorAll('fieldset[popover]')].some((menu) => menu.getClientRects().length > 0)`;

/** Once what it takes is known. */
const canReadText = `[...document.querySelectorAll('button:enabled')].some((button) => button.textContent.trim() === 'Lire ce texte')`;

/** `older`: as a browser that has nothing newer than Safari 16.4. */
const mainPaths = (browser: TestedBrowser, { older }: { older: boolean }) => {
  const name = `${browser.name}${older ? ', without newer interfaces' : ''}`;
  describe.skipIf(browser.missing)(`${name}${browser.missing ? ` (${browser.missing})` : ''}`, () => {
    let server: ServerProcess;
    let provider: ScriptedAiProvider;
    let driver: Driver;
    let screen: Screen;
    let folder: string;
    let closeProxy = async (): Promise<void> => {};
    beforeAll(async () => {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      provider = await startScriptedAiProvider();
      const reading = { AI_BASE_URL: provider.url, CHAT_MODEL: 'un-modele' };
      server = await embeddedProcess({ ...reading, ...(older && { PUBLIC_URL: url }) });
      if (older) closeProxy = await openOlderBrowserProxy(port, Number(new URL(server.url).port));
      folder = await mkdtemp(join(tmpdir(), 'ecrin-browsers-'));
      driver = await browser.open({ older });
      screen = screenOf(driver, older ? url : server.url);
      await register(screen);
    });
    afterAll(async () => {
      await driver.close();
      await closeProxy();
      await server.remove();
      await provider.close();
      await rm(folder, { recursive: true, force: true });
    });

    it(`has newer interfaces: ${older ? 'none' : 'its own'}`, async () => {
      const has = await screen.evaluate('["parse" in URL, "size" in URLSearchParams.prototype]');
      expect(has).toEqual(older ? [false, false] : [true, true]);
    });

    it('a typed thought is stored, found, and opened; its menu opens and closes', async () => {
      await screen.fill('Écrire une pensée', words);
      await screen.press('Garder cette pensée');
      await screen.waitForText(words);
      await screen.goTo('/app/thoughts?q=foret');
      await screen.openEntry(words);
      await screen.isAt(/^\/app\/thoughts\/./);
      await screen.holds(`!${menuIsOpen}`);
      await screen.press('Autres actions');
      await screen.holds(menuIsOpen);
      await screen.press('Changer la date');
      await screen.waitForText('Quand était-ce ?');
      await screen.holds(`!${menuIsOpen}`);
    });

    it('a voice is recorded', async () => {
      await screen.goTo('/app');
      await screen.press('Enregistrer une pensée');
      await screen.waitForText('Terminer et garder');
      await screen.press('Terminer et garder');
      await screen.waitForText('Reçue');
    });

    it('an audio file is imported', async () => {
      const file = join(folder, 'voix.wav');
      await writeFile(file, silence());
      await screen.goTo('/app');
      await screen.chooseFile(file);
      await screen.waitForText('Audio gardé sur cet appareil');
    });

    it('an orb reads one’s own text, and is set to read on its own', async () => {
      provider.script('chat', answerChat({ elements: [{ texte: 'Relire le bail', notes: [1] }] }));
      await screen.goTo(`/app/orbs/${orbId}/run`);
      await screen.choose('Mon texte');
      await screen.fill('Une phrase, une page, ce que vous voulez', 'Relire le bail de la rue Neuve.');
      await screen.press('J’accepte');
      await screen.holds(canReadText);
      await screen.press('Lire ce texte');
      await screen.isAt(/\/runs\/./);
      await screen.waitForText('Garder comme pensée');
      await screen.waitForText('Relire le bail');
      await screen.press('Lecture automatique');
      await screen.press('Enregistrer');
      await screen.waitForText("Une entrée personnalisée est requise pour l'exécution automatique");
      await screen.fill('Votre entrée personnalisée', 'Ce qui presse d’abord.');
      await screen.press('Enregistrer');
      await screen.waitForText('Prochaine lecture');
      await screen.holds(`document.querySelector('[role="switch"][aria-label="Lecture automatique"]') !== null`);
      await screen.goTo(`/app/orbs/${orbId}/past`);
      await screen.waitForText('Commencer');
    });

    it.each(['/app/goals', '/app/profile/reminders', '/app/notifications', '/app/profile'])(
      '%s opens',
      async (path) => {
        await screen.goTo(path);
        await screen.holds('document.querySelector("main h1, main h2") !== null');
      },
    );
  });
};

for (const browser of [firefox, webkit]) for (const older of [false, true]) mainPaths(browser, { older });
