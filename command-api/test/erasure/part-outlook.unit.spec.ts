import { maxErasedAtOnce } from '@ecrin/contracts/erasure/erasure.ts';
import { expect, it } from 'vitest';
import { showPartOutlookRoute } from '#erasure/ask-part-erasure.route.ts';

const nothing = { stories: 0, answers: 0, orbResults: 0, communityCopies: 0, facts: 0, reminders: 0, notices: 0 };
const ids = (count: number) =>
  Array.from({ length: count }, (_, at) => `0198c1d2-0000-7000-8000-${String(at).padStart(12, '0')}`);

/** A thread of so many thoughts. */
const outlookOf = (count: number) => {
  const erasure = {
    selectedOf: async ({ max }: Readonly<{ max: number }>) => (count > max ? null : ids(count)),
    quotedOf: async () => nothing,
  };
  const { handle } = showPartOutlookRoute({ erasure, waitFor: async () => true } as never);
  return handle({ body: { threadId: ids(1)[0] }, header: () => null } as never, { clientId: 'anne' } as never);
};

it('as many thoughts as are erased at once are shown, and more are refused', async () => {
  const { json } = (await outlookOf(maxErasedAtOnce)) as Readonly<{
    json: Readonly<{ thoughtIds: readonly string[] }>;
  }>;
  expect(json.thoughtIds).toHaveLength(1_000);
  expect(await outlookOf(maxErasedAtOnce + 1)).toEqual({ refused: 'thought.too-many-to-erase' });
});
