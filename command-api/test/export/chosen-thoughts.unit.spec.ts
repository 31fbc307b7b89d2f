import { exportChoice } from '@ecrin/contracts/export/export.ts';
import type { Insights } from '@ecrin/contracts/thought/insights.ts';
import { describe, expect, it } from 'vitest';
import { chosenThoughts, type OwnThought, countUnderstood, hasOthers } from '#export/chosen-thoughts.ts';

const at = '2025-11-18T07:12:00.000Z';
const byEngine = { by: 'ai', engine: 'local', model: 'm', promptVersion: '1', at } as const;
const [flags, byPerson] = [{ canUndo: true, canRedo: false }, { by: 'person', at } as const];
const none = { value: null, from: null, canUndo: false, canRedo: false };
const insights: Insights = {
  title: { value: 'Un titre', from: byEngine, ...flags },
  summary: { value: 'Un résumé', from: byEngine, ...flags },
  mood: { value: 'calm', from: byPerson, ...flags },
  category: { value: 'work', from: byEngine, ...flags },
  tags: { value: ['papa'], from: byEngine, ...flags },
  keyInsights: none,
  questions: none,
};
const thought = {
  thoughtId: 't1',
  content: 'Mes mots',
  title: 'Un titre',
  titleBy: 'ai',
  mood: 'calm',
  category: 'work',
  tags: ['papa'],
  insights,
} as unknown as OwnThought;
const choose = (parts: readonly string[]) =>
  Array.fromAsync(
    chosenThoughts(
      {
        ownThoughts: async function* () {
          yield thought;
        },
      },
      { ownerId: 'o', choice: exportChoice.parse({ parts }) },
    ),
  );

describe('thoughts that are taken away', () => {
  it('are as they are where what was understood goes with them', async () =>
    expect(await choose(['understood'])).toEqual([thought]));

  it('keep what the person said, and lose what an engine proposed', async () => {
    const [taken] = await choose([]);
    expect(taken).toMatchObject({
      content: 'Mes mots',
      title: null,
      titleBy: null,
      mood: 'calm',
      category: null,
      tags: [],
      insights: { mood: insights.mood, title: none, summary: none, category: none, tags: none },
    });
    expect([thought, taken].map((one) => countUnderstood(one ?? thought))).toEqual([4, 0]);
  });

  it('go with everything else only where all of them do', () => {
    expect(hasOthers(exportChoice.parse({}))).toBe(true);
    for (const part of [{ from: '2025-01-01' }, { threadId: '01980000-0000-7000-8000-000000000001' }, { parts: [] }])
      expect(hasOthers(exportChoice.parse(part))).toBe(false);
  });
});
