import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { EngineCall } from '#metering/meter.ts';
import { meteredEmbedding, meteredWriting } from '#metering/metered-language.ts';
import { LanguageFault, spentOn, type LanguageUsage, type Writing } from '#ports/language-engine.ts';

const usage: LanguageUsage = { inputTokens: 40, outputTokens: 8, seconds: 1 };
const uncounted: LanguageUsage = { inputTokens: null, outputTokens: null, seconds: 1 };
const asked = {
  ownerId: 'claire',
  purpose: 'answer',
  messages: [{ role: 'user', text: 'Bonjour, ma chère amie.' }],
} as const;
const json = { ...asked, name: 'answer', schema: z.object({ fait: z.string() }) };
const engine = 'openai-compatible';

const meterOf = (spentFor: readonly (string | null)[] = []) => {
  const calls: EngineCall[] = [];
  return {
    calls,
    meter: {
      isSpent: async (clientId: string | null) => spentFor.includes(clientId),
      record: async (call: EngineCall) => void calls.push(call),
    },
  };
};
const writing = (answer: () => Promise<Readonly<{ value: unknown; usage: LanguageUsage }>>): Writing => ({
  model: 'large',
  json: async ({ schema }) => {
    const { value, usage: used } = await answer();
    return { value: schema.parse(value), usage: used };
  },
  text: async ({ onText }) => {
    onText('Une mer ');
    const { usage: used } = await answer();
    onText('calme');
    return { text: 'Une mer calme', usage: used };
  },
});
const good = async () => ({ value: { fait: 'la mer' }, usage });

describe('a metered model that writes', () => {
  it('records what each call used, for what and for whom', async () => {
    const { calls, meter } = meterOf();
    const metered = meteredWriting(writing(good), { engine, meter });
    expect(await metered.json({ ...json, purpose: 'advice' })).toEqual({ value: { fait: 'la mer' }, usage });
    await metered.text({ ...asked, maxTokens: 100, onText: () => undefined });
    const common = { clientId: 'claire', engine, model: 'large', inputTokens: 40, outputTokens: 8, ms: 0 };
    expect(calls).toEqual([
      { ...common, kind: 'advice', answered: true },
      { ...common, kind: 'answer', answered: true },
    ]);
    expect(metered.counted).toBe('by-call');
    expect(JSON.stringify(calls)).not.toContain('mer');
  });

  it('estimates from characters where the engine does not count', async () => {
    const { calls, meter } = meterOf();
    const metered = meteredWriting(
      writing(async () => ({ ...(await good()), usage: uncounted })),
      { engine, meter },
    );
    await metered.text({ ...asked, maxTokens: 100, onText: () => undefined });
    expect(calls).toMatchObject([{ inputTokens: 6, outputTokens: 4 }]);
  });

  it('records an answer that could not be used, and one that was stopped while it was written', async () => {
    const { calls, meter } = meterOf();
    const unusable = async () => {
      throw spentOn(new LanguageFault('unusable-answer', 'off schema twice'), usage);
    };
    const metered = meteredWriting(writing(unusable), { engine, meter });
    await expect(metered.json(json)).rejects.toMatchObject({ kind: 'unusable-answer' });
    const stopped = meteredWriting(
      writing(() => Promise.reject(new Error('stopped'))),
      { engine, meter },
    );
    await expect(stopped.text({ ...asked, maxTokens: 100, onText: () => undefined })).rejects.toThrow('stopped');
    expect(calls).toMatchObject([
      { answered: false, inputTokens: 40, outputTokens: 8 },
      { answered: false, inputTokens: 6, outputTokens: 2 },
    ]);
  });

  it('records nothing where the engine answered nothing', async () => {
    const { calls, meter } = meterOf();
    const away = () => Promise.reject(new LanguageFault('unavailable', 'away', 0));
    await expect(meteredWriting(writing(away), { engine, meter }).json(json)).rejects.toMatchObject({
      kind: 'unavailable',
    });
    expect(calls).toEqual([]);
  });

  it('asks nothing once the budget is spent, of the client or of the service', async () => {
    let times = 0;
    const counting = async () => {
      times += 1;
      return good();
    };
    const { calls, meter } = meterOf(['claire', null]);
    const metered = meteredWriting(writing(counting), { engine, meter });
    await expect(metered.json(json)).rejects.toMatchObject({ kind: 'over-budget', retryAfterMs: null });
    await expect(metered.json({ ...json, ownerId: 'alix', purpose: 'orb-trial' })).rejects.toMatchObject({
      kind: 'over-budget',
    });
    expect(await metered.json({ ...json, ownerId: 'anne' })).toMatchObject({ value: { fait: 'la mer' } });
    expect([times, calls.length]).toEqual([1, 1]);
  });
});

describe('a metered model of meanings', () => {
  it('records each call as an embedding, and none once the budget is spent', async () => {
    const { calls, meter } = meterOf(['claire']);
    const embed = async () => ({ vectors: [new Float32Array([1])], usage: { ...usage, outputTokens: 0 } });
    const metered = meteredEmbedding({ model: 'small', embed }, { engine, meter });
    await metered.embed({ ownerId: 'anne', texts: ['La mer.'], kind: 'passage' });
    await metered.embed({ ownerId: 'everyday', texts: ['Où ?'], kind: 'query' });
    expect(calls).toMatchObject([
      { clientId: 'anne', kind: 'embedding', model: 'small', inputTokens: 40, outputTokens: 0, answered: true },
      { clientId: null, kind: 'embedding' },
    ]);
    await expect(metered.embed({ ownerId: 'claire', texts: ['La mer.'], kind: 'query' })).rejects.toMatchObject({
      kind: 'over-budget',
    });
  });
});
