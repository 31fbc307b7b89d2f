import { expect, it } from 'vitest';
import { openBackOffice, serverWithFaults } from '../kit/admin/back-office.ts';
import { phoneListFaults } from '../kit/admin/phone-lists.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';

e2eSuiteOn(serverWithFaults)('the lists of the back-office on a phone', (context) => {
  it('begin high on the screen, with their filters counted, in sight and taken back by keyboard', async () => {
    const { pages, ids } = await openBackOffice(context);
    const page = pages({ width: 390, dark: false, language: 'fr', role: 'superadmin' });
    expect(await phoneListFaults(page, ids)).toEqual({});
  }, 300_000);
});
