import type { Page } from 'playwright-core';

/** The first POST to this path is answered as in a session that is too old for it. `asked`: how often it was sent. */
export const answerStaleOnce = async (page: Page, path: string): Promise<Readonly<{ asked: () => number }>> => {
  let asked = 0;
  await page.route(`**${path}`, (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    asked += 1;
    if (asked > 1) return route.continue();
    const body = JSON.stringify({ code: 'client.sign-in-again', status: 403, detail: 'Confirmez.' });
    return route.fulfill({ status: 403, contentType: 'application/problem+json', body });
  });
  return { asked: () => asked };
};
