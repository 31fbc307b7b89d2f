import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until the service worker controls the page. */
export const installed = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
};

/** Simulates the share of another app: a form sent by navigation. */
export const share = async (page: Page, text: string, sound?: Readonly<{ name: string; bytes: readonly number[] }>) => {
  await page.evaluate(
    ({ text, sound }) => {
      const form = Object.assign(document.createElement('form'), {
        action: '/share',
        method: 'POST',
        enctype: 'multipart/form-data',
      });
      const field = Object.assign(document.createElement('input'), { name: 'text', value: text });
      form.append(field);
      if (sound) {
        const chooser = Object.assign(document.createElement('input'), { type: 'file', name: 'audio' });
        const files = new DataTransfer();
        files.items.add(new File([new Uint8Array(sound.bytes)], sound.name, { type: 'audio/wav' }));
        chooser.files = files.files;
        form.append(chooser);
      }
      document.body.append(form);
      form.submit();
    },
    { text, sound },
  );
};
