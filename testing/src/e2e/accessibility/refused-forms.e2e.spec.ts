import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { untilIdle } from '#kits/until-idle.ts';
import { serverProcess } from '#servers/server-process.ts';
import { seedClientThings } from '../kit/client-screens.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();

/** A form with a field that has to be filled: where it is, the steps to it, its button and the field. */
type Form = Readonly<{ at: string; before?: (page: Page) => Promise<void>; send: string; field: string | RegExp }>;

const forms: Readonly<Record<string, Form>> = {
  comment: { at: '/app/communities/:communityId', send: 'Publier', field: 'Votre commentaire' },
  community: { at: '/app/communities', send: 'Ouvrir une communauté', field: 'Nom' },
  request: { at: '/app/profile/requests', send: 'Envoyer', field: 'Votre message' },
  'organisation to join': {
    at: '/app/profile/requests',
    before: press('Rejoindre une organisation'),
    send: 'Envoyer',
    field: 'Chercher une organisation',
  },
  orb: { at: '/app/orbs/create', send: 'Créer', field: 'Nom' },
  reminder: { at: '/app/profile/reminders', before: press('Nouveau rappel'), send: 'Créer', field: 'Titre' },
  thread: { at: '/app/threads', before: press('Nouveau fil'), send: 'Créer', field: 'Nom' },
};

e2eSuiteOn(() => serverProcess({ ORBS_CREATED_BY: 'everyone' }))(
  'a form that lacks something',
  ({ person, server }) => {
    it('says so at the field, which has the focus, until it is typed', async () => {
      const { page, api } = await person();
      const ids: Readonly<Record<string, string>> = await seedClientThings(api);
      await untilIdle(server().url);
      const seen: Record<string, unknown> = {};
      for (const [name, { at, before, send, field }] of Object.entries(forms)) {
        await page.goto(at.replaceAll(/:(\w+)/gu, (_all, id: string) => ids[id] ?? id));
        await before?.(page);
        const form = page.locator('form').filter({ has: page.getByRole('button', { name: send }) });
        const input = form.getByLabel(field).first();
        await form.getByRole('button', { name: send }).click();
        const state = () =>
          input.evaluate((element) => ({
            isInvalid: element.getAttribute('aria-invalid') === 'true',
            hasFocus: document.activeElement === element,
            says: (element.getAttribute('aria-describedby') ?? '')
              .split(' ')
              .some((id) => (document.getElementById(id)?.textContent ?? '') !== ''),
          }));
        const refused = await state();
        await input.fill('Le lac sans un pli');
        seen[name] = { refused, isMended: !(await state()).isInvalid };
      }
      const refused = { isInvalid: true, hasFocus: true, says: true };
      expect(seen).toEqual(
        Object.fromEntries(
          Object.keys(forms).map((name) => [name, { refused, isMended: name !== 'organisation to join' }]),
        ),
      );
    });
  },
);
