/** Where crash tests kill the process. A name is passed in the code at the moment it names. */
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

/** `<name>` or `<name>:<n>`: die at the n-th pass, the first by default. */
const parse = (text: string | undefined): Readonly<{ name: string; pass: number }> | null => {
  if (!text) return null;
  const [name = '', pass = '1'] = text.split(':');
  return { name, pass: Number(pass) };
};

// oxlint-disable-next-line no-restricted-properties -- no configuration of the product: only a crash test sets it, for the life of one child
const armed = parse(process.env['ECRIN_FAIL_POINT']);
let passes = 0;

const killAt = (name: FailPoint): void => {
  if (name !== armed?.name) return;
  passes += 1;
  if (passes === armed.pass) process.kill(process.pid, 'SIGKILL');
};

/** Does nothing, unless the process was started with `ECRIN_FAIL_POINT=<name>[:n]`: then the n-th pass ends it by SIGKILL. */
export const failPoint: (name: FailPoint) => void = armed ? killAt : () => undefined;
