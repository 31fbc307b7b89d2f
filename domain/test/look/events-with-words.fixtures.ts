import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../src');

/** Every event with a word of an administrator, as the domain declares them, by name. */
export const eventsWithWords: readonly string[] = globSync('*/*.events.ts', { cwd: folder })
  .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(/= DomainEvent<\s*'(\w+)',(.*?)>;/gs)])
  .filter(([, , parts = '']) => /\{ (?:reason|word): string|\bReason,?\s*$/.test(parts))
  .map(([, type = '']) => type)
  .toSorted();
