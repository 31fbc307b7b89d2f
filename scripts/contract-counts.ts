import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

export type SpecFile = Readonly<{ name: string; assertionResults: readonly Readonly<{ status: string }>[] }>;

/** The port whose contract a spec file runs; null: none. */
const portOf = (file: string): string | null =>
  /\/port-contracts\/(?:[\w-]+\/)?([\w-]+)\.contract\.ts/.exec(readFileSync(file, 'utf8'))?.[1] ?? null;

/** A line for each adapter that a contract suite was run on, with what it passed: the contract and the adapter's own specs in the same file. */
export const contractLines = (files: readonly SpecFile[]): readonly string[] =>
  files
    .flatMap(({ name, assertionResults }) => {
      const port = portOf(name);
      const times = (wanted: string): number => assertionResults.filter(({ status }) => status === wanted).length;
      const [passed, failed] = [times('passed'), times('failed')];
      return port === null
        ? []
        : [
            `contract of ${port} on ${basename(name).split('.')[0]}: ${passed} passed, ${failed} failed, ${assertionResults.length - passed - failed} skipped`,
          ];
    })
    .toSorted();
