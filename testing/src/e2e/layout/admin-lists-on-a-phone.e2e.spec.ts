import { expect, it } from 'vitest';
import { openBackOffice, serverWithFaults } from '../kit/admin/back-office.ts';
import { chooseCriterionOnPhone, historyBeginsAt, keyHintsOnPhone, phoneListFaults } from '../kit/admin/phone-lists.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';

e2eSuiteOn(serverWithFaults)('the lists of the back-office on a phone', (context) => {
  it('begin high on the screen, with their filters counted, in sight and taken back by keyboard, and name no keys', async () => {
    const { pages, ids, clients } = await openBackOffice(context);
    const page = pages({ width: 390, dark: false, language: 'fr', role: 'superadmin' });
    expect(await phoneListFaults(page, ids)).toEqual({});
    // Of a client about whom nothing waits to be decided.
    expect(await historyBeginsAt(page, `/admin/clients/${clients[1]?.clientId}`)).toBeLessThan(640);
    // Whom a message reaches is read where its audience is chosen.
    expect(await chooseCriterionOnPhone(page)).toBeLessThan(450);
    const shown = await keyHintsOnPhone(page);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((one) => /[A-Z]$/u.test(one))).toEqual([]);
  }, 300_000);
});
