import { setTimeout as pause } from 'node:timers/promises';
import type { ThoughtOrigin } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import { thoughtId, written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import { openThoughtWorkflowHarness } from '@ecrin/testing/kits/thought-workflow-harness.ts';
import { expect, it } from 'vitest';

const now = '2026-01-02T09:00:00.000Z';
const origin: ThoughtOrigin = { source: 'day-one', importId: '01980000-0000-7000-8000-0000000000f1' };
const brought = (more: Partial<ThoughtOrigin> = {}) => ({
  ...written,
  data: { ...written.data, origin: { ...origin, ...more } },
});
const deleted = { type: 'ThoughtDeleted', data: { thoughtId, deletedAt: now }, private: null } as const;
const restored = { type: 'ThoughtRestored', data: { thoughtId, restoredAt: now }, private: null } as const;
const aiUse = (withoutAi: boolean) =>
  ({ type: 'ThoughtAiUseSet', data: { thoughtId, withoutAi, setAt: now }, private: null }) as const;
const edited = {
  type: 'ThoughtEdited',
  data: { thoughtId, editedAt: now },
  private: { content: 'Autres mots.' },
} as const;

it('words that nobody asked to have analysed are not, whatever is undone of their thought, until they are changed here', async () => {
  const { append, until, types, dispose } = await openThoughtWorkflowHarness();
  const unasked = [brought(), deleted, restored, aiUse(true), aiUse(false)];
  await append(...unasked);
  await pause(300);
  expect(await types()).toEqual(unasked.map(({ type }) => type));
  await append(edited);
  expect((await until('ThoughtUnderstood')).understoodWording).toBe(2);
  await dispose();
});

it('words that came to be analysed are, also where their thought was deleted meanwhile', async () => {
  const { append, until, dispose } = await openThoughtWorkflowHarness();
  await append(brought({ understand: true }), deleted, restored);
  expect((await until('ThoughtUnderstood')).understoodWording).toBe(1);
  await dispose();
});
