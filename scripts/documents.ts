import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { problems } from '@ecrin/contracts/problem/problem.ts';
import { environmentTable } from '@ecrin/server/config/environment-table.ts';
import { erasureTable, readModelTable, storeTable } from '@ecrin/server/erasure/stores-in-words.ts';

/**
 * Fills the generated parts of the documents: whatever is between `<!-- generated: name argument -->` and `<!-- end -->`.
 * With `--check` nothing is written and a stale document fails.
 */
type Generator = (argument: string) => string;

const code: Generator = (file) => `\`\`\`ts\n// ${file}\n${readFileSync(file, 'utf8').trimEnd()}\n\`\`\``;

const problemTable: Generator = () =>
  [
    '| code | status | français | English |',
    '| --- | --- | --- | --- |',
    ...Object.entries(problems).map(([name, { status, fr, en }]) => `| \`${name}\` | ${status} | ${fr} | ${en} |`),
  ].join('\n');

/** One declared event: its comment, its name, and its declaration as it is in the code. */
const declaration =
  /(?:\/\*\* (?<comment>(?:(?!\*\/)[^])*?) \*\/\n)?(?<code>export type (?<name>\w+) = DomainEvent<[^]*?>;)/g;

const events: Generator = (pattern) =>
  globSync(pattern)
    .toSorted()
    .flatMap((file) => {
      const declared = [...readFileSync(file, 'utf8').matchAll(declaration)].map(({ groups }) =>
        [
          `### ${groups?.['name']}`,
          ...(groups?.['comment'] ? [groups['comment'].replaceAll(/\s*\n \*\s*/g, ' ')] : []),
          `\`\`\`ts\n${groups?.['code']}\n\`\`\``,
        ].join('\n\n'),
      );
      return [`## \`${file}\``, ...declared];
    })
    .join('\n\n');

const generators: Readonly<Record<string, Generator>> = {
  code,
  problems: problemTable,
  events,
  environment: environmentTable,
  stores: storeTable,
  'store-erasures': erasureTable,
  'read-models': readModelTable,
};

const block = /(?<open><!-- generated: (?<name>\S+) ?(?<argument>.*?) -->)[^]*?(?<close><!-- end -->)/g;

const fill = (text: string): string =>
  text.replaceAll(block, (...match) => {
    const { open = '', name = '', argument = '', close = '' } = match.at(-1) as Record<string, string>;
    const generate = generators[name];
    if (!generate) throw new Error(`no generator named ${name}`);
    return `${open}\n${generate(argument)}\n${close}`;
  });

const checking = process.argv.includes('--check');
for (const file of ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')]) {
  const before = readFileSync(file, 'utf8');
  const after = fill(before);
  if (after === before) continue;
  if (checking) {
    console.log(`${file} is stale: run node scripts/documents.ts`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, after);
    console.log(`wrote ${file}`);
  }
}
