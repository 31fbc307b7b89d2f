import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { problems } from '@ecrin/contracts/problem/problem.ts';
import { environmentTable } from '@ecrin/server/config/environment-table.ts';
import { erasureTable, readModelTable, storeTable } from '@ecrin/server/erasure/stores-in-words.ts';
import {
  decisionProblems,
  decisionsFolder,
  placesOf,
  unknownCitations,
  withCitations,
  type Document,
} from './documents/decisions.ts';
import { deviceTable } from './documents/device-stores.ts';
import { eventTable } from './documents/event-table.ts';
import { brokenLinks } from './documents/links.ts';

/**
 * Fills the generated parts of the documents: whatever is between `<!-- generated: name argument -->` and `<!-- end -->`.
 * Citations of decisions, in code too, are led to the page on which their number is.
 * With `--check` nothing is written and a stale document fails. What cannot be written fails in either case: a link or a citation that leads nowhere, a page of decisions that is not one.
 */
type Generator = (argument: string) => string;

const code: Generator = (file) =>
  `\`\`\`${extname(file).slice(1)}\n// ${file}\n${readFileSync(file, 'utf8').trimEnd()}\n\`\`\``;

const problemTable: Generator = () =>
  [
    '| code | status | français | English |',
    '| --- | --- | --- | --- |',
    ...Object.entries(problems).map(([name, { status, fr, en }]) => `| \`${name}\` | ${status} | ${fr} | ${en} |`),
  ].join('\n');

const events: Generator = (pattern) =>
  globSync(pattern)
    .toSorted()
    .map((file) => ({ file, table: eventTable(readFileSync(file, 'utf8')) }))
    .filter(({ table }) => table !== '')
    .map(({ file, table }) => `## \`${file}\`\n\n${table}`)
    .join('\n\n');

const generators: Readonly<Record<string, Generator>> = {
  code,
  problems: problemTable,
  events,
  environment: environmentTable,
  stores: storeTable,
  'store-erasures': erasureTable,
  'read-models': readModelTable,
  'device-stores': deviceTable,
};

const block = /(?<open><!-- generated: (?<name>\S+) ?(?<argument>.*?) -->)[^]*?(?<close><!-- end -->)/g;

const fill = (text: string): string =>
  text.replaceAll(block, (...match) => {
    const { open = '', name = '', argument = '', close = '' } = match.at(-1) as Record<string, string>;
    const generate = generators[name];
    if (!generate) throw new Error(`no generator named ${name}`);
    return `${open}\n${generate(argument)}\n${close}`;
  });

const read = (file: string): Document => ({ file, text: readFileSync(file, 'utf8') });
const checking = process.argv.includes('--check');
const report = (problems: readonly string[]): void => {
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) process.exitCode = 1;
};

const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...globSync(['docs/**/*.md', '*/README.md'])];
const sources = globSync([
  '*/{src,test}/**/*.{ts,tsx,mjs,css}',
  'scripts/**/*.{ts,mjs}',
  '{,*/}*.{ts,mjs,sh,html,yaml}',
  '.ci/run',
]).filter((file) => !file.startsWith('scripts/documents/'));
const pages = globSync(`${decisionsFolder}*.md`).map(read);
const places = placesOf(pages);
report(decisionProblems(pages));

const update = ({ file, text }: Document, after: string): void => {
  if (after === text) return;
  if (checking) report([`${file} is stale: run node scripts/documents.ts`]);
  else {
    writeFileSync(file, after);
    console.log(`wrote ${file}`);
  }
};

for (const file of [...documents, ...sources]) {
  const isDocument = file.endsWith('.md');
  const before = read(file);
  const after = { file, text: withCitations(isDocument ? { file, text: fill(before.text) } : before, places) };
  update(before, after.text);
  report([...unknownCitations(after, places), ...(isDocument ? brokenLinks(after) : [])]);
}
