import { expect, it } from 'vitest';
import { writtenThought } from '#kits/api-client.ts';
import { axeViolationsOfScreens, axeViolationsByAppearance } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { seedSampleContent } from '../kit/seed-sample-content.ts';

const everybodys = [
  '/',
  '/about',
  '/legal',
  '/login',
  '/register',
  '/forgot-password',
  '/attestation',
  '/verify',
  '/verify/sign-in',
  '/verify/email#token=of-no-mail-at-all-but-long',
  '/offline',
  '/nowhere',
  '/admin',
  '/admin/login',
];
const mine = [
  '/app',
  '/app/thoughts',
  '/app/thoughts?q=calme',
  '/app/threads',
  '/app/goals',
  '/app/orbs',
  '/app/profile',
  '/app/profile/edit',
  '/app/profile/about',
  '/app/profile/sign-in',
  '/app/profile/devices',
  '/app/profile/lock',
  '/app/profile/display',
  '/app/profile/words',
  '/app/profile/rereading',
  '/app/profile/data',
  '/app/profile/import',
  '/app/profile/erasure',
  '/app/profile/referral',
  '/app/notifications',
  '/app/profile/notifications',
  '/app/profile/reminders',
  '/app/nowhere',
];

/** Names of the buttons used here. */
const names = {
  fr: { record: 'Enregistrer une pensée', finish: 'Terminer et garder', reduce: 'Réduire', mood: /^Humeur/ },
  en: { record: 'Record a thought', finish: 'Finish and keep', reduce: 'Minimise', mood: /^Mood/ },
} as const;

e2eSuite('no axe violation on any screen, phone and desktop, light and dark', ({ person, open }) => {
  it.each(['fr', 'en'] as const)('public pages, in %s', async (language) => {
    // The back-office asks whether somebody is signed in.
    expect(await axeViolationsOfScreens(await open({ language, expected: [/401/] }), everybodys)).toEqual({});
  });

  it.each(['fr', 'en'] as const)('a client with data, in %s', async (language) => {
    const { page, api } = await person({ language });
    const thought = writtenThought('Une soirée calme et paisible. J’ai relu de vieilles lettres.');
    await api.call('POST', '/thoughts', { body: thought });
    const made = await seedSampleContent(api);
    await page.goto(`/app/thoughts/${thought.thoughtId}`);
    await page.getByRole('button', { name: names[language].mood }).waitFor();
    expect(
      await axeViolationsOfScreens(page, [`/app/thoughts/${thought.thoughtId}`, ...mine, ...Object.values(made)]),
    ).toEqual({});
  });

  it.each(['fr', 'en'] as const)('while recording, in %s', async (language) => {
    const { page } = await person({ language, viewport: desk });
    const press = (name: string) => page.getByRole('button', { name }).click();
    await press(names[language].record);
    await page.getByRole('button', { name: names[language].finish }).waitFor();
    expect(await axeViolationsByAppearance(page)).toEqual({});
    await press(names[language].reduce);
    expect(await axeViolationsByAppearance(page)).toEqual({});
  });
});
