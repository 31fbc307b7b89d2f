import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedLists } from '@ecrin/domain/list-export/list-export.vocabulary.ts';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '../../../src');
const sourceOf = (file: string): string => readFileSync(join(src, file), 'utf8');

/** What draws a list: an element or a component of many, a row for each of many, or something for each id. */
const machines = /<(?:DataTable|PanelList|Triage|ActivityList|ActsPanel|SessionRows|PasskeyRows|ul|ol|table)\b/u;
const keyed = /<(?:li|tr|div|article|section|\w*(?:Row|Line|Entry|Card|Item))\s[^>]*?\bkey=\{|\bkey=\{[\w.]*Id\}/u;
const drawsList = (source: string): boolean => machines.test(source) || keyed.test(source);
const drawn = globSync('{app,features,lib}/**/*.tsx', { cwd: src })
  .filter((file) => drawsList(sourceOf(file)))
  .toSorted();

type Exported = readonly string[] | Readonly<{ none: string }>;
const none = (why: string): Exported => ({ none: why });
const [figures, choices, given] = [
  none('figures, of nobody'),
  none('what can be set or chosen here, not a record'),
  none('draws what a feature gives it'),
];

/** Of each file that draws a list: the lists that leave by an export of that feature, or why it has none of its own. */
const exportsOf: Readonly<Record<string, Exported>> = {
  'features/account/account-screen.tsx': none('one’s own acts are in the log of acts'),
  'features/account/passkeys/passkey-settings.tsx': none('one’s own few keys, each with what can be done with it'),
  'features/account/second-factor/recovery-codes.tsx': none('secrets, which have a file of their own'),
  'features/account/sessions/sessions.tsx': none('one’s own few open sessions, each to be ended here'),
  'features/acts/acts-screen.tsx': ['act-log'],
  'features/admins/detail/admin-screen.tsx': none('their acts are in the log of acts, which has a filter for them'),
  'features/admins/list/admin-table.tsx': ['admins'],
  'features/answer-templates/templates-screen.tsx': ['answer-templates'],
  'features/clients/detail/client-comparison.tsx': none('two days of figures of one person, of the history below'),
  'features/clients/detail/client-figures.tsx': none('facts of one person, in the list of all'),
  'features/clients/detail/client-history.tsx': ['history'],
  'features/clients/detail/client-side.tsx': none('facts of one person: a few of each, of the history beside it'),
  'features/clients/list/client-table.tsx': ['clients'],
  'features/communication/audience-panel.tsx': figures,
  'features/communication/broadcast-screen.tsx': none('one message, in its two languages'),
  'features/communication/broadcast-table.tsx': ['broadcasts'],
  'features/communication/communication-screen.tsx': none('the message that is written'),
  'features/communication/left-out-panel.tsx': none('the first two hundred that a message missed, with their count'),
  'features/communication/recipients-panel.tsx': ['recipients'],
  'features/communication/sending-fields.tsx': choices,
  'features/dashboard/figures/to-look-at.tsx': none('what needs somebody now, each a way to the list it is in'),
  'features/exceptional-access/content-screen.tsx': none('what was opened for a while does not leave by a file'),
  'features/exceptional-access/open-content.tsx': none('what was opened for a while does not leave by a file'),
  'features/inbox/erasure/erasure-detail.tsx': none('facts of one demand'),
  'features/inbox/inbox-screen.tsx': ['inbox'],
  'features/inbox/request/request-thread.tsx': none('the words of one person, read where they are answered'),
  'features/miniapps/miniapps-screen.tsx': choices,
  'features/notifications/devices/devices.tsx': none('one’s own few devices, each to be removed here'),
  'features/notifications/notification-settings.tsx': choices,
  'features/notifications/notifications-screen.tsx': ['notifications'],
  'features/orbs/detail/trial-result.tsx': none('of a text of one’s own, which is not kept'),
  'features/orbs/detail/versions.tsx': ['orb-versions'],
  'features/orbs/list/orb-table.tsx': ['orbs'],
  'features/orbs/list/usage-panels.tsx': none('figures of the orbs in the list beside it'),
  'features/organizations/organization-communities.tsx': ['communities'],
  'features/organizations/organization-history.tsx': none('its acts are in the log of acts'),
  'features/organizations/organization-members.tsx': ['members'],
  'features/organizations/organizations-screen.tsx': ['organizations'],
  'features/payments/usage-tables.tsx': ['usage'],
  'features/queues/failed-work.tsx': ['work'],
  'features/queues/parked-streams.tsx': none(
    'the first three of each read model; all are with whoever operates the service',
  ),
  'features/queues/projections-panel.tsx': none(
    'the parts of the service and what can be done about each, not a record',
  ),
  'features/settings/parts/deliveries-panel.tsx': choices,
  'features/settings/parts/engines-panel.tsx': choices,
  'features/settings/settings-history.tsx': ['setting-changes'],
  'features/settings/settings-screen.tsx': none('the settings as they are; every change of one is in the history'),
  'features/statistics/cohorts-panel.tsx': figures,
  'lib/activity/activity-group.tsx': given,
  'lib/activity/activity-list.tsx': given,
  'lib/activity/acts-panel.tsx': given,
  'lib/client-search/client-search.tsx': choices,
  'lib/id-search/id-search.tsx': choices,
  'lib/inbox/triage.tsx': given,
  'lib/list/data-table.tsx': given,
  'lib/moderation/moderation-record.tsx': none('what reports of one person came to: in the inbox'),
  'lib/panel/chart-panel.tsx': figures,
  'lib/panel/panel.tsx': given,
};

it('lists are drawn where the table says, and nowhere else', () => expect(drawn).toEqual(Object.keys(exportsOf)));

const feature = (file: string): string => file.split('/').slice(0, 2).join('/');
const lists = Object.entries(exportsOf).flatMap(([file, names]) =>
  'none' in names ? [] : names.map((name) => [name, file] as const),
);

it.each([
  ['<ul className={styles.rows}>', true],
  ['<DataTable rows={rows} />', true],
  ['rows.map(({ stream }) => (<div key={stream} className="xs">', true],
  ['<span key={goalId}>', true],
  ['<Chip key={kind} />', false],
] as const)('%s draws a list: %s', (source, draws) => expect(drawsList(source)).toBe(draws));

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
