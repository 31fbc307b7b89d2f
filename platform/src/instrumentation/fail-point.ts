import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';

/** Where crash tests end the process, or a thread of it. A name is passed in the code at the moment it names. */
export const failPoints = [
  'event-store.before-insert',
  'event-store.after-insert',
  'event-store.before-commit',
  'event-store.after-commit',
  'key-vault.before-wrap',
  'key-vault.after-wrap',
  'blob-store.before-rename',
  'blob-store.after-rename',
  'command.before-answer',
  'read-models.before-write',
  'read-models.after-write',
  'read-models.before-checkpoint',
  'read-models.after-checkpoint',
  'workflow.before-step',
  'workflow.after-step',
] as const;
/** The same, in the migration of a data store. */
const migrationFailPoints = ['move.after-events', 'move.after-rows', 'move.after-blob', 'move.before-end'] as const;
export type FailPoint = (typeof failPoints)[number] | (typeof migrationFailPoints)[number];

type FailPoints = (name: FailPoint, of?: string) => void;

/** The two threads of a server process; any other program has the first only. */
export type FailingThread = 'api' | 'background';

/** `[<thread>/]<name>[@<subject>][:<n>]`: at the n-th pass, the first by default, of this thread or of any, for what begins so or for anything. */
const parse = (text: string | undefined) => {
  if (!text) return null;
  const [, thread, name, subject = '', pass = '1'] = /^(?:(\w+)\/)?([^:@]+)(?:@([^:]+))?(?::(\d+))?$/.exec(text) ?? [];
  return { thread, name, subject, pass: Number(pass) };
};

// oxlint-disable no-restricted-properties -- no configuration of the product: only a crash test sets them, for the life of one child
const armed = parse(process.env['ECRIN_FAIL_POINT']);
const endsThread = process.env['ECRIN_FAIL_ENDS'] === 'thread';
// oxlint-enable no-restricted-properties
const here: FailingThread = isMainThread ? 'api' : 'background';

/** Shared by all threads, one that follows another included: there is one n-th pass in the life of a process. */
const countPasses = (): Int32Array => {
  const key = 'passes of the fail point';
  const given: unknown = getEnvironmentData(key);
  const passes = given instanceof SharedArrayBuffer ? given : new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  if (isMainThread) setEnvironmentData(key, passes);
  return new Int32Array(passes);
};

const endAt = ({ thread = here, name, subject, pass }: NonNullable<typeof armed>): FailPoints => {
  // In the first thread first, wherever they are counted.
  const passes = countPasses();
  if (thread !== here) return () => undefined;
  return (passed, of = '') => {
    if (passed !== name || !of.startsWith(subject) || Atomics.add(passes, 0, 1) + 1 !== pass) return;
    // In a thread beside the first it ends that thread, where it stands.
    if (endsThread) process.exit(1);
    process.kill(process.pid, 'SIGKILL');
  };
};

/**
 * Does nothing, unless the process was started with `ECRIN_FAIL_POINT=[<thread>/]<name>[@<subject>][:<n>]`: then the n-th pass ends it by SIGKILL, with
 * `ECRIN_FAIL_ENDS=thread` its thread alone. `of`: what the code is at, as the id of a workflow.
 */
export const failPoint: FailPoints = armed ? endAt(armed) : () => undefined;
