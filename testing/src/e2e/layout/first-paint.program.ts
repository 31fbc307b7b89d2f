// Prints when a phone has painted the largest part of its home, as JSON: in each round at a first visit of the device, and at the next, in ms since it began.
import type { Browser, Page } from 'playwright-core';
import { untilIdle } from '#kits/until-idle.ts';
import { serverProcess } from '#servers/server-process.ts';
import { newContext, openBrowser } from '../kit/browser.ts';
import { seedClientScreens } from '../kit/client-screens.ts';
import { signUp } from '../kit/sign-up.ts';

const rounds = 5;

/** Not seen any more once the page is used. */
const largestPaintOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );

type StorageState = Awaited<ReturnType<typeof signUp>>['storageState'];

const visits = async (browser: Browser, baseURL: string, storageState: StorageState) => {
  const context = await newContext(browser, { baseURL, storageState });
  const visit = async (): Promise<number> => {
    const page = await context.newPage();
    await page.goto('/app', { waitUntil: 'networkidle' });
    await page.getByRole('article').first().waitFor();
    const ms = await largestPaintOf(page);
    await page.close();
    return ms;
  };
  const both = { first: await visit(), next: await visit() };
  await context.close();
  return both;
};

const [server, browser] = [await serverProcess({ LOG_LEVEL: 'silent' }), await openBrowser()];
try {
  const { api, storageState } = await signUp(server.url);
  await seedClientScreens(api);
  await untilIdle(server.url);
  await visits(browser, server.url, storageState);
  const measured = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await visits(browser, server.url, storageState));
  console.log(JSON.stringify(measured));
} finally {
  await browser.close();
  await server.remove();
}
