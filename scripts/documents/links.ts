import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Document } from './decisions.ts';

const link = /\]\((?<target>[^)\s]*?)(?:#(?<anchor>[^)\s]*))?\)/gu;
const code = /^```[^]*?^```|`[^`\n]*`/gmu;

/** As GitHub makes the anchor of a heading. */
const slugOf = (heading: string): string =>
  heading
    .replaceAll(/<[^>]*>/gu, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/gu, '-');

const anchorsIn = (text: string): ReadonlySet<string> =>
  new Set([
    ...[...text.matchAll(/^#+ (?<heading>.*)$/gmu)].map(({ groups }) => slugOf(groups?.['heading'] ?? '')),
    ...[...text.matchAll(/<a id="(?<id>[^"]*)">/gu)].map(({ groups }) => groups?.['id'] ?? ''),
  ]);

const leads = ({ file, text }: Document, target: string, anchor: string | undefined): boolean => {
  const path = target === '' ? file : join(dirname(file), target);
  if (!existsSync(path)) return false;
  return anchor === undefined || anchorsIn(path === file ? text : readFileSync(path, 'utf8')).has(anchor);
};

/** Links to files of the repository that are not there, or to headings that they do not have. */
export const brokenLinks = (document: Document): readonly string[] =>
  [...document.text.replaceAll(code, '').matchAll(link)]
    .map(({ groups }) => ({ target: groups?.['target'] ?? '', anchor: groups?.['anchor'] }))
    .filter(({ target, anchor }) => !/^[a-z]+:/u.test(target) && !leads(document, target, anchor))
    .map(
      ({ target, anchor }) => `${document.file}: ${target}${anchor === undefined ? '' : `#${anchor}`} leads nowhere`,
    );
