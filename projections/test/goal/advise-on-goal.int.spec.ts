import { goalSet, goalId, ownerId, today } from '@ecrin/domain/test/goal/goal.fixtures.ts';
import type { Advice } from '@ecrin/platform/ports/analyst.ts';
import { rebuildProjection } from '@ecrin/platform/projections/rebuild-projection.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGoalAdvice, type Advise } from '#goal/advise-on-goal.query.ts';
import { goalProjection } from '#goal/goal.projection.ts';

const asked = { ownerId, goalId, now: `${today}T12:00:00.000Z`, timeZone: 'UTC', language: 'fr' } as const;
const words: Advice = { text: 'Hier manque.', engine: 'openai-compatible', model: 'm' };

const noBudget = async () => null;

describe('a model’s comment on a goal', () => {
  let embedded: EmbeddedStores;
  beforeAll(async () => {
    embedded = await openEmbeddedStores();
    await embedded.record(`goal-${goalId}`, ownerId, [goalSet()]);
    await rebuildProjection({ projection: goalProjection, ...embedded });
  });
  afterAll(() => embedded.dispose());

  it('is requested once for the same figures, which are sent with the title only', async () => {
    const sent: Parameters<Advise>[0][] = [];
    const advice = createGoalAdvice(async (request) => {
      sent.push(request);
      return words;
    }, noBudget)(embedded.models);
    const answer = { advice: words, usedShare: null };
    expect([await advice(asked), await advice(asked)]).toEqual([answer, answer]);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      title: 'Une page',
      language: 'fr',
      figures: { target: 1, frequency: 'daily', countNow: 0 },
    });
    expect(JSON.stringify(sent)).not.toContain('dormir');
  });

  it('is null without a model, when it fails – it is then requested again – or for another client’s goal', async () => {
    let asking = 0;
    const nothing = { advice: null, usedShare: null };
    const failing = createGoalAdvice(() => {
      asking += 1;
      return Promise.reject(new Error('away'));
    }, noBudget)(embedded.models);
    expect([
      await createGoalAdvice(null, noBudget)(embedded.models)(asked),
      await failing(asked),
      await failing(asked),
      asking,
    ]).toEqual([nothing, nothing, nothing, 2]);
    expect(await failing({ ...asked, ownerId: 'bruno' })).toEqual({ refused: 'goal.not-found' });
  });

  it('is not requested once a budget is used, and says how much of it is', async () => {
    let asking = 0;
    const adviceWith = (share: number) =>
      createGoalAdvice(
        async () => {
          asking += 1;
          return words;
        },
        async () => share,
      )(embedded.models)(asked);
    expect(await adviceWith(1)).toEqual({ advice: null, usedShare: 1 });
    expect(asking).toBe(0);
    expect(await adviceWith(0.85)).toEqual({ advice: words, usedShare: 0.85 });
  });
});
