import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { benchAgainst } from './against/against.bench.ts';
import { benchBroadcasts } from './background/broadcasts.bench.ts';
import { benchBusyEngines } from './background/busy-engines.bench.ts';
import { benchDrainReminders } from './background/drain-reminders.bench.ts';
import { benchNotifications } from './background/notifications.bench.ts';
import { benchUnderstandingBurst } from './background/understanding-burst.bench.ts';
import { benchCommunities } from './communities/communities.bench.ts';
import { benchBook } from './costs/book.bench.ts';
import { benchDisk } from './costs/disk.bench.ts';
import { benchMemory } from './costs/memory.bench.ts';
import { benchStart } from './costs/start.bench.ts';
import { benchTexts } from './costs/texts.bench.ts';
import { benchClients } from './figures/clients.bench.ts';
import { benchGoalStatistics } from './figures/goal-statistics.bench.ts';
import { benchServiceFigures } from './figures/service-figures.bench.ts';
import { benchCreateThought } from './http/create-thought.bench.ts';
import { benchEventStoreDb } from './http/event-store-db.bench.ts';
import { benchFirstPaint } from './http/first-paint.bench.ts';
import { benchFirstScreen } from './http/first-screen.bench.ts';
import { benchFleet } from './http/fleet.bench.ts';
import { benchListThoughts } from './http/list-thoughts.bench.ts';
import { benchManyClients } from './http/many-clients.bench.ts';
import { benchNoOp } from './http/no-op.bench.ts';
import { benchSignInTiming } from './http/sign-in-timing.bench.ts';
import { benchSizes } from './http/sizes.bench.ts';
import { benchSustained } from './http/sustained.bench.ts';
import { benchVisibleThought } from './http/visible-thought.bench.ts';
import { reachesBar, type BenchRow } from './kit/bench-row.ts';
import { benchAppend } from './stores/append.bench.ts';
import { benchEditThought } from './stores/edit-thought.bench.ts';
import { benchInAndOut } from './stores/in-and-out.bench.ts';
import { benchOccurrences } from './stores/occurrences.bench.ts';
import { benchReadModels } from './stores/read-models.bench.ts';
import { benchRebuildAll } from './stores/rebuild-all.bench.ts';
import { benchReplay } from './stores/replay.bench.ts';
import { benchThoughtKeys } from './stores/thought-keys.bench.ts';

/** `npm run bench [name]`, or `-- --against NAME=URL`: every ratio against its reference in the same run, as a table and as JSON. Limits are shown, never enforced: machines are noisy. */
const benches: Readonly<Record<string, () => Promise<readonly BenchRow[]>>> = {
  append: benchAppend,
  'thought-keys': benchThoughtKeys,
  'create-thought': benchCreateThought,
  'visible-thought': benchVisibleThought,
  sustained: benchSustained,
  'edit-thought': benchEditThought,
  'list-thoughts': benchListThoughts,
  'no-op': benchNoOp,
  sizes: benchSizes,
  'many-clients': benchManyClients,
  communities: benchCommunities,
  'read-models': benchReadModels,
  'rebuild-all': benchRebuildAll,
  notifications: benchNotifications,
  'drain-reminders': benchDrainReminders,
  'goal-statistics': benchGoalStatistics,
  'service-figures': benchServiceFigures,
  clients: benchClients,
  broadcasts: benchBroadcasts,
  replay: benchReplay,
  occurrences: benchOccurrences,
  'log-in-timing': benchSignInTiming,
  'first-screen': benchFirstScreen,
  'first-paint': benchFirstPaint,
  'busy-engines': benchBusyEngines,
  'understanding-burst': benchUnderstandingBurst,
  'in-and-out': benchInAndOut,
  book: benchBook,
  disk: benchDisk,
  memory: benchMemory,
  start: benchStart,
  texts: benchTexts,
  fleet: benchFleet,
  'event-store-db': benchEventStoreDb,
};

const figure = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

const line = (row: BenchRow): string =>
  `| ${row.name} | ${row.ratio.toFixed(2)} (${row.min.toFixed(2)}–${row.max.toFixed(2)}) | ${row.better === 'at-least' ? '≥' : '≤'} ${row.bar} | ` +
  `${figure(row.ours)} ÷ ${figure(row.reference)} ${row.unit} | ${reachesBar(row) ? 'yes' : 'no'} |`;

const { values, positionals } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true });
const [wanted] = positionals;
const { against } = values;
if (wanted !== undefined && !(wanted in benches)) {
  process.stderr.write(`No row is called ${wanted}; there are ${Object.keys(benches).join(', ')}.\n`);
  process.exit(2);
}
const chosen =
  against === undefined
    ? Object.entries(benches).flatMap(([name, bench]) => (wanted === undefined || name === wanted ? [bench] : []))
    : [() => benchAgainst(against)];
const rows: BenchRow[] = [];
const head = '| what | ratio: median (min–max) | bar | ours ÷ reference | reached |\n| --- | --- | --- | --- | --- |';
console.log(head);
for (const bench of chosen)
  for (const row of await bench()) {
    rows.push(row);
    console.log(line(row));
  }
mkdirSync('results', { recursive: true });
writeFileSync('results/bench.json', `${JSON.stringify(rows, null, 2)}\n`);
writeFileSync('results/bench.md', `${[head, ...rows.map(line)].join('\n')}\n`);
