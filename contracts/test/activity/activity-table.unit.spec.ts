import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { activityTypes, findActivityEntry } from '#activity/activity-table.ts';

const declaredEvents = (): readonly (readonly [type: string, source: string])[] => {
  const cwd = new URL('../../../domain/src', import.meta.url).pathname;
  return globSync('*/*.events.ts', { cwd }).flatMap((name) =>
    [...readFileSync(`${cwd}/${name}`, 'utf8').matchAll(/DomainEvent<\s*'(\w+)'([\s\S]*?)>;\n/g)].map(
      ([, type = '', source = '']) => [type, source] as const,
    ),
  );
};

it('tells every event that is declared, and no other: add a new one to the table of its noun', () =>
  expect(activityTypes.toSorted()).toEqual(
    declaredEvents()
      .map(([type]) => type)
      .toSorted(),
  ));

it('masks every event with words', () => {
  const plain = declaredEvents().filter(([type]) => !findActivityEntry(type)?.masked);
  expect(plain.length).toBeGreaterThan(0);
  const withWords = plain.filter(([, source]) => !/null,?\s*$/.test(source));
  expect(withWords.map(([type]) => type)).toEqual([]);
});

it('takes no hash, no secret and no credential as a fact', () => {
  const facts = activityTypes.flatMap((type) => findActivityEntry(type)?.facts ?? []);
  expect(facts.length).toBeGreaterThan(0);
  expect(facts.filter((fact) => /hash|sha256|secret|token$|credential/i.test(fact))).toEqual([]);
});

it('knows nothing about an event of a newer version', () => expect(findActivityEntry('FromTheFuture')).toBeNull());
