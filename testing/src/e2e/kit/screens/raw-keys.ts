import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const root = new URL('../../../../..', import.meta.url).pathname;

/** The ids of all messages of both apps. */
const messageIds: readonly string[] = globSync('{web,admin}/src/lang/en/*.json', { cwd: root }).flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(`${root}${file}`, 'utf8')) as object),
);

/** Ids that are shown, or read aloud, in place of their message. */
export const rawKeysOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate((ids) => {
    const texts = [document.title, document.body.innerText];
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) texts.push(element.getAttribute(name) ?? '');
    const words = new Set(texts.flatMap((text) => text.split(/\s+/)));
    return ids.filter((id) => id.includes('.') && words.has(id));
  }, messageIds);
