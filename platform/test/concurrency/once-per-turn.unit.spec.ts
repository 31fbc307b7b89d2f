import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { oncePerTurn } from '#concurrency/once-per-turn.ts';

const counted = () => {
  const asked: string[] = [];
  const ask = oncePerTurn(async (key: string) => `${key}${asked.push(key)}`);
  return { asked, ask };
};

describe('asking once per turn of the event loop', () => {
  it('given one turn, when many ask for the same, then one answer is for all of them', async () => {
    const { asked, ask } = counted();
    expect([await ask('a'), await ask('b'), await ask('a')]).toEqual(['a1', 'b2', 'a1']);
    expect(asked).toEqual(['a', 'b']);
  });

  it('given an answer of the turn before, when somebody asks again, then it is asked for again', async () => {
    const { ask } = counted();
    await ask('a');
    await nextTurn();
    expect(await ask('a')).toBe('a2');
    await nextTurn();
    expect(await ask('a')).toBe('a3');
  });

  it('given a fault, when the next turn asks, then the fault is not its answer', async () => {
    let away = true;
    const ask = oncePerTurn(async () => {
      if (away) throw new Error('away');
      return 'there';
    });
    await expect(ask('a')).rejects.toThrow('away');
    away = false;
    await nextTurn();
    expect(await ask('a')).toBe('there');
  });
});
