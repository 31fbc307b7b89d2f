import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#service-settings/service-settings.vocabulary.ts';
import {
  clientBudgetOf,
  costOfLine,
  serviceBudgetOf,
  spentOn,
  usedShareOf,
  type UsageLine,
} from '#usage/cost-of-usage.ts';

const answers: UsageLine = {
  kind: 'answer',
  engine: 'openai-compatible',
  model: 'large',
  requests: 2,
  inputTokens: 400_000,
  outputTokens: 100_000,
  ms: 0,
};
const sound: UsageLine = {
  ...answers,
  kind: 'transcription',
  model: 'whisper',
  inputTokens: 0,
  outputTokens: 0,
  ms: 90_000,
};
const prices = { eurosPerMillionTokens: 2, eurosPerMinute: 0.006, modelPrices: [] };

describe('what usage costs', () => {
  it('by tokens, or by minutes of sound', () => {
    expect(costOfLine(answers, prices)).toBe(1);
    expect(costOfLine(sound, prices)).toBeCloseTo(0.009);
  });
  it('nothing on this machine, unless its model has a price', () => {
    const local = { ...answers, engine: 'local-model' };
    expect(costOfLine(local, prices)).toBe(0);
    const modelPrices = [{ model: 'large', unit: 'million-tokens', euros: 4 }] as const;
    expect(costOfLine(local, { ...prices, modelPrices })).toBe(2);
    expect(costOfLine(answers, { ...prices, modelPrices })).toBe(2);
    expect(costOfLine({ ...sound, model: 'large' }, { ...prices, modelPrices })).toBeCloseTo(0.009);
  });
  it('is not known without a price', () =>
    expect(costOfLine(answers, { ...prices, eurosPerMillionTokens: null })).toBeNull());
});

describe('what is spent of a budget', () => {
  const spent = spentOn([answers, sound, { ...answers, engine: 'local-model' }, { ...answers, engine: null }], prices);
  it('counts what is paid only', () =>
    expect(spent).toEqual({ tokens: 500_000, minutes: 1.5, euros: expect.closeTo(1.009) as number }));
  it('is the share of the most advanced limit', () => {
    expect(usedShareOf(spent, { tokens: 1_000_000, minutes: 2, euros: 0 })).toBe(0.75);
    expect(usedShareOf(spent, { tokens: 0, minutes: 0, euros: 0 })).toBeNull();
  });
  it('has its limits from the settings', () => {
    const settings = { ...defaultSettings, clientEurosPerMonth: 5, serviceTokensPerMonth: 9 };
    expect(clientBudgetOf(settings)).toEqual({ tokens: 0, minutes: 0, euros: 5 });
    expect(serviceBudgetOf(settings)).toEqual({ tokens: 9, minutes: 0, euros: 0 });
  });
});
