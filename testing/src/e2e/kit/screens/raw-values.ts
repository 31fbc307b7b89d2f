import { globSync, readFileSync } from 'node:fs';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { Page } from 'playwright-core';

const root = new URL('../../../../..', import.meta.url).pathname;
const read = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: root }).map((file) => readFileSync(`${root}${file}`, 'utf8'));

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\d_-]+/gu) ?? [];

/** Values as they are stored, or as answers have them. */
const storedValues = new Set(
  read('{domain/src/**/*.{vocabulary,events},contracts/src/**/*}.ts').flatMap((text) =>
    [...text.matchAll(/'(?<value>[a-z]{2,}(?:[-_][a-z\d]+|[A-Z][a-z]+)*)'/gu)].flatMap(
      ({ groups }) => groups?.['value'] ?? [],
    ),
  ),
);

/** What is said on purpose, in either app or by the contracts that both share. */
const said = {
  fr: new Set(
    [
      ...read('{admin,ui,browser}/src/**/*.messages.ts'),
      ...read('contracts/src/**/*{names,text,texts,titles,words}.ts'),
    ].flatMap(wordsOf),
  ),
  en: new Set(
    [
      ...read('{admin,ui,browser}/src/lang/en/*.json'),
      ...read('contracts/src/**/*{names,text,texts,titles,words}.ts'),
    ].flatMap(wordsOf),
  ),
};

/** Names of something outside, and words that a person wrote, are as they are. */
const asTheyAre = '[translate="no"], code, [data-words], .words, .mono, input, textarea';

/** Stored values that are shown in place of words: those that no message of the language has. */
export const rawValuesOn = async (page: Page, language: Language): Promise<readonly string[]> => {
  const shown = await page.evaluate((skipped) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent?.checkVisibility() && !parent.closest(`script, style, ${skipped}`))
        texts.push(walker.currentNode.textContent ?? '');
    }
    return texts;
  }, asTheyAre);
  const words = new Set(shown.flatMap(wordsOf));
  return [...words].filter((word) => storedValues.has(word) && !said[language].has(word));
};
