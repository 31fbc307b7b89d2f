import { expect, it } from 'vitest';
import { seedClientScreens } from '../kit/client-screens.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { visitScreens } from '../kit/screen-visits.ts';

/** In every form: `every-screen-in-every-form.e2e.spec.ts`. */
const narrowest = [{ width: 320, dark: false, axe: false }] as const;

e2eSuite('every screen of the client fits, leads back and does not contradict itself', ({ person }) => {
  it('with some of everything', async () => {
    const { page, api } = await person({ expected: [/40[04]/u] });
    expect(await visitScreens(page, await seedClientScreens(api), narrowest)).toEqual({ faults: {}, misnamed: [] });
    // Forty screens, on a machine that is shared.
  }, 300_000);
});
