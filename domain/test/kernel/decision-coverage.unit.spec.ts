import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const [source, tests] = [join(import.meta.dirname, '../../src'), join(import.meta.dirname, '..')];
const textIn = (root: string, pattern: string): string =>
  globSync(pattern, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
const areas = readdirSync(source).filter((area) => textIn(source, `${area}/**/*.aggregate.ts`) !== '');

describe.each(areas)('%s', (area) => {
  const decisions = textIn(source, `${area}/**/*.ts`);

  it('has a case for each refusal', () => {
    const specs = textIn(tests, `${area}/**/*.spec.ts`);
    const codes = new Set([...decisions.matchAll(/'([a-z]+\.[a-z-]+)'/gu)].map(([quoted]) => quoted));
    expect([...codes].filter((code) => !specs.includes(code))).toEqual([]);
  });

  it('has a case for each event', () => {
    const cases = textIn(tests, '**/*.ts');
    const types = [...decisions.matchAll(/DomainEvent<\s*'(\w+)'/gu)].flatMap(([, type]) => type ?? []);
    expect(types.filter((type) => !new RegExp(`\\b${type}\\b`, 'u').test(cases))).toEqual([]);
    expect(types).not.toEqual([]);
  });
});
