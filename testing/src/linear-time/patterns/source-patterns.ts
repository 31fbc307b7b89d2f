import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';

/** A regular expression of the source; `where`: its file, or for one that is built the line that does. */
export type Pattern = Readonly<{ where: string; source: string; flags: string }>;
/** `sites`: where others are built when the program runs, as `file:line`. */
export type SourcePatterns = Readonly<{ patterns: readonly Pattern[]; sites: readonly string[] }>;

const root = new URL('../../../../', import.meta.url).pathname;
const packages = '{admin,browser,command-api,contracts,domain,platform,projections,server,ui,web,workflows}';

/** Each expression of a file once. */
export const patternsIn = (file: string, code: string): SourcePatterns => {
  const [patterns, sites] = [new Map<string, Pattern>(), new Set<string>()];
  const built = ({ callee, start }: Readonly<{ callee: { type: string }; start: number }>): void => {
    if ('name' in callee && callee.name === 'RegExp') sites.add(`${file}:${code.slice(0, start).split('\n').length}`);
  };
  new Visitor({
    Literal: (node) => {
      if (!('regex' in node)) return;
      const { pattern: source, flags } = node.regex;
      patterns.set(`/${source}/${flags}`, { where: file, source, flags });
    },
    NewExpression: built,
    CallExpression: built,
  }).visit(parseSync(file, code).program);
  return { patterns: [...patterns.values()], sites: [...sites] };
};

/** Of everything that people's programs run; not of tests and scripts. */
export const sourcePatterns = (): SourcePatterns => {
  const found = globSync(`${packages}/src/**/*.{ts,tsx,mjs}`, { cwd: root })
    .toSorted()
    .map((file) => patternsIn(file, readFileSync(`${root}${file}`, 'utf8')));
  return {
    patterns: found.flatMap(({ patterns }) => patterns),
    sites: found.flatMap(({ sites }) => sites),
  };
};
