import type { Announcement } from '@ecrin/contracts/broadcast/broadcast.ts';
import { expect, it } from 'vitest';
import { phone } from '../kit/browser.ts';
import { seedClientScreens } from '../kit/client-screens.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { headingBelowAnnouncement } from '../kit/screens/announced.ts';
import { drawn } from '../kit/screens/screen-checks.ts';

e2eSuite('an announcement', ({ person }) => {
  it('stands above the heading of every screen of the client on a phone, and covers none', async () => {
    const { page, api } = await person({ viewport: phone, expected: [/40[04]/u] });
    const paths = await seedClientScreens(api);
    const announcement: Announcement = {
      broadcastId: 'announced',
      kind: 'announcement',
      title: 'Une pause samedi',
      body: 'Écrin fait une pause dans la nuit de samedi, de deux heures à quatre heures. Vos pensées vous attendent.',
      language: 'fr',
      link: null,
      from: '2026-01-02T09:00:00.000Z',
      until: '2126-01-02T09:00:00.000Z',
    };
    await page.route('**/api/client/announcements*', (route) => route.fulfill({ json: { items: [announcement] } }));
    const covered: Record<string, unknown> = {};
    for (const path of paths) {
      await page.goto(path);
      await drawn(page);
      const seen = await headingBelowAnnouncement(page).catch(String);
      if (JSON.stringify(seen) !== '{"below":true,"seen":true}') covered[path] = seen;
    }
    expect(covered).toEqual({});
    // Forty screens, on a machine that is shared.
  }, 300_000);
});
