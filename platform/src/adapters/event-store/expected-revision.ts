import { EventStoreFault, type ExpectedRevision } from '#ports/event-store.ts';

/** `revision`: of the stream's last event, -1 when there is no stream. */
export const isExpectedRevision = (expected: ExpectedRevision, revision: number): boolean => {
  if (expected === 'any') return true;
  if (expected === 'no-stream') return revision < 0;
  return expected === 'stream-exists' ? revision >= 0 : revision === expected && revision >= 0;
};

/** What to throw when it does not. */
export const wrongRevision = (
  { stream, expected }: Readonly<{ stream: string; expected: ExpectedRevision }>,
  revision: number,
): EventStoreFault => {
  const found = revision < 0 ? 'no stream' : `revision ${revision}`;
  return new EventStoreFault(
    'wrong-revision',
    `${stream}: expected ${expected}, found ${found}`,
    revision < 0 ? null : revision,
  );
};
