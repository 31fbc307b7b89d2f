import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedLists } from '@ecrin/domain/list-export/list-export.vocabulary.ts';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '../../../src');
const sourceOf = (file: string): string => readFileSync(join(src, file), 'utf8');

/** What draws a list of many; whoever builds another one adds it. */
const machines = /<(?:DataTable|PanelList|Triage|ActivityList)\b/u;
const drawn = globSync('features/**/*.tsx', { cwd: src })
  .filter((file) => machines.test(sourceOf(file)))
  .toSorted();

/** Of each file that draws a list: the lists that leave by an export of that feature, or why it has none of its own. */
const exportsOf: Readonly<Record<string, readonly string[] | Readonly<{ none: string }>>> = {
  'features/acts/acts-screen.tsx': ['act-log'],
  'features/admins/list/admin-table.tsx': ['admins'],
  'features/answer-templates/templates-screen.tsx': ['answer-templates'],
  'features/clients/detail/client-comparison.tsx': { none: 'two days of figures of one person, of the history below' },
  'features/clients/detail/client-history.tsx': ['history'],
  'features/clients/list/client-table.tsx': ['clients'],
  'features/communication/broadcast-table.tsx': ['broadcasts'],
  'features/communication/left-out-panel.tsx': {
    none: 'the first two hundred that a message missed, with their count',
  },
  'features/communication/recipients-panel.tsx': ['recipients'],
  'features/inbox/inbox-screen.tsx': ['inbox'],
  'features/orbs/list/orb-table.tsx': ['orbs'],
  'features/organizations/organization-communities.tsx': ['communities'],
  'features/organizations/organization-history.tsx': { none: 'its acts are in the log of acts' },
  'features/organizations/organization-members.tsx': ['members'],
  'features/organizations/organizations-screen.tsx': ['organizations'],
  'features/payments/usage-tables.tsx': ['usage'],
  'features/queues/failed-work.tsx': ['work'],
  'features/statistics/cohorts-panel.tsx': { none: 'figures of weeks, of nobody' },
};

it('lists are drawn where the table says, and nowhere else', () => expect(drawn).toEqual(Object.keys(exportsOf)));

const feature = (file: string): string => file.split('/').slice(0, 2).join('/');
const lists = Object.entries(exportsOf).flatMap(([file, names]) =>
  'none' in names ? [] : names.map((name) => [name, file] as const),
);

/** Beside the list or in a file of its feature: one writer, named by the list. */
it.each(lists)('%s has an export', (name, file) => {
  const sources = globSync(`${feature(file)}/**/*.tsx`, { cwd: src }).map(sourceOf);
  const writes = new RegExp(`<ExportButton\\s[^>]*list="${name}"|saveList\\([^;]*'${name}'`, 'u');
  expect(sources.filter((source) => writes.test(source))).toHaveLength(1);
});

it('every list that the server lets out is on a screen, and a file of a table is written in one way', () => {
  const named = lists.map(([name]) => name).filter((name) => name !== 'history');
  expect(named.toSorted()).toEqual(exportedLists.toSorted());
  const writers = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => /csvLine|text\/csv/u.test(sourceOf(file)));
  expect(writers.toSorted()).toEqual(['lib/export/list-file.ts', 'lib/export/save-list.ts']);
});
