import type { FailingThread, failPoints } from '@ecrin/platform/instrumentation/fail-point.ts';
import { isShortForm } from './kill-counts.ts';

type ServerFailPoint = (typeof failPoints)[number];
type ThreadFailPoint = Readonly<{ thread: FailingThread; name: ServerFailPoint }>;

/** Which threads of a server process come past each: requests are answered in one, models and workflows are in the other. */
const threadsAt: Readonly<Record<ServerFailPoint, readonly FailingThread[]>> = {
  'event-store.before-insert': ['api', 'background'],
  'event-store.after-insert': ['api', 'background'],
  'event-store.before-commit': ['api', 'background'],
  'event-store.after-commit': ['api', 'background'],
  'key-vault.before-wrap': ['api'],
  'key-vault.after-wrap': ['api'],
  'blob-store.before-rename': ['api'],
  'blob-store.after-rename': ['api'],
  'command.before-answer': ['api', 'background'],
  'read-models.before-write': ['background'],
  'read-models.after-write': ['background'],
  'read-models.before-checkpoint': ['background'],
  'read-models.after-checkpoint': ['background'],
  'workflow.before-step': ['background'],
  'workflow.after-step': ['background'],
};

/** On one processor too. */
export const twoThreads = { BACKGROUND_THREAD: 'true' } as const;

// Cast: the keys are those of the record.
const all: readonly ThreadFailPoint[] = (Object.keys(threadsAt) as readonly ServerFailPoint[]).flatMap((name) =>
  threadsAt[name].map((thread) => ({ thread, name })),
);

/** Of each part one, in the middle of what it writes. */
const partlyDone: ReadonlySet<ServerFailPoint> = new Set([
  'event-store.after-insert',
  'event-store.after-commit',
  'read-models.after-write',
  'workflow.after-step',
]);
const inBackground = all.filter(({ thread }) => thread === 'background');

/** Where the process is killed. The short form takes those after a write, all in one data folder that is checked after the last; the long one a new folder for each. */
export const killSeries: readonly (readonly ThreadFailPoint[])[] = isShortForm
  ? [all.filter(({ name }) => /\.(after|before-answer)/.test(name))]
  : all.map((point) => [point]);

/** Where the thread beside the API ends and the process goes on, one after the other in one data folder. */
export const threadEnds: readonly ServerFailPoint[] = inBackground
  .map(({ name }) => name)
  .filter((name) => !isShortForm || partlyDone.has(name));
