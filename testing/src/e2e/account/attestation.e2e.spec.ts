import { erasurePlaces, type ErasureState, type SearchedPlace } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { openCertificateKey } from '@ecrin/server/erasure/proof/certificate-key.ts';
import { writeCertificate } from '@ecrin/server/erasure/proof/write-certificate.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeViolationsByAppearance } from '../kit/axe.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { signUp } from '../kit/sign-up.ts';

const key = openCertificateKey({ newest: 1, versions: new Map([[1, new Uint8Array(32).fill(7)]]) });
const number = '4F7K-220M';
const address = `/attestation#number=${number}&code=${key.codeFor(number)}`;

/** As a server answers that has erased; `open`: a place that was not reached. */
const done = (open: SearchedPlace['place'] | null = null): ErasureState => {
  const [askedAt, keyDestroyedAt, searchedAt] = [
    '2026-11-18T08:00:00.000Z',
    '2026-11-26T20:00:04.000Z',
    '2026-11-26T20:02:10.000Z',
  ];
  const closed = erasurePlaces.map((place): SearchedPlace => ({ place, bytes: 4_200_000, found: 0, reason: null }));
  const places = closed.map((one): SearchedPlace =>
    one.place === open ? { ...one, found: null, reason: 'unreachable' } : one,
  );
  const facts = { number, askedAt, keyDestroyedAt, searchedAt, places, marks: { fragments: 412, ids: 1 } };
  const certificate = writeCertificate({ ...facts, askedBy: 'person', keyFingerprint: null, devices: [] }, 'Écrin');
  const signature = key.sign(certificate, 'Écrin');
  return { number, state: 'done', askedAt, dueAt: askedAt, certificate, signature, publicKey: key.publicKey };
};

const serve = (page: Page, erasure: ErasureState) =>
  page.route('**/api/client/erasures/*', (route) => route.fulfill({ json: erasure }));

e2eSuite('the page of a certificate of erasure', ({ open, server }) => {
  it('given an erasure that was asked for, then whoever has number and code sees from when nothing undoes it', async () => {
    const { api } = await signUp(server().url);
    const { body } = await api.call('POST', '/erasure', { body: { when: 'in-seven-days' } });
    const page = await open({ at: '/attestation', expected: [/404/] });
    await page.getByLabel('Numéro').fill(String(body['number']).toLowerCase());
    await page.getByLabel('Code').fill('0000-0000-0000');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    expect(await axeViolationsByAppearance(page)).toEqual({});
    await page.getByLabel('Code').fill(String(body['code']));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Effacement demandé' }).waitFor();
    expect(new URL(page.url()).hash).toContain('code=');
    expect(await axeViolationsByAppearance(page)).toEqual({});
  });

  it.each(['fr', 'en'] as const)(
    'given one that is done, in %s, then it is checked on the device by the keyboard alone',
    async (language) => {
      const page = await open({ language });
      await serve(page, done());
      await page.goto(address);
      const verify = page.getByRole('button', { name: { fr: 'Vérifier', en: 'Verify' }[language] });
      await verify.focus();
      await page.keyboard.press('Enter');
      await page.getByText({ fr: /^Authentique/u, en: /^Genuine/u }[language]).waitFor();
      expect(await axeViolationsByAppearance(page)).toEqual({});
    },
  );

  it('given one that was changed on the way, then the device says so', async () => {
    const page = await open();
    const erasure = done();
    await serve(page, { ...erasure, certificate: (erasure.certificate ?? '').replace('412', '413') });
    await page.goto(address);
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await page.getByText('n’est pas authentique').waitFor();
  });

  it('given a place that was not reached, then it is named, and on paper only the sheet is left', async () => {
    const page = await open();
    await serve(page, done('backups'));
    await page.goto(address);
    await page.getByText('Sauvegardes : hors d’atteinte').waitFor();
    expect(await axeViolationsByAppearance(page)).toEqual({});
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'Attestation d’effacement' }).isVisible()).toBe(true);
  });
});
