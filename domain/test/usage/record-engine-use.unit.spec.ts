import { describe, expect, it } from 'vitest';
import { engineUse, recordEngineUse } from '#usage/record-engine-use.ts';

const use = {
  useId: 'u1',
  clientId: 'claire',
  kind: 'advice',
  engine: 'openai-compatible',
  model: 'large',
  inputTokens: 800,
  outputTokens: 90,
  ms: 0,
  answered: true,
} as const;
const now = '2026-05-20T10:00:00.000Z';

describe('a use of an engine', () => {
  it('is recorded once', () => {
    const [first, ...others] = recordEngineUse({ ...use, now }, engineUse.initial) as readonly [never];
    expect([first, ...others]).toEqual([{ type: 'EngineUsed', data: { ...use, usedAt: now }, private: null }]);
    expect(recordEngineUse({ ...use, now }, engineUse.evolve(engineUse.initial, first))).toEqual([]);
    expect(engineUse.ownerOf(engineUse.initial)).toBeNull();
  });
});
