import { describe, expect, it } from 'vitest';
import { manageWorkflows } from '#cli/manage-workflows.ts';
import { UsageFault } from '#cli/run-command.ts';

const engineWith = (ids: readonly string[]) => {
  const waiting = new Set(ids);
  return {
    setAside: async () => [...waiting].map((id) => ({ id, reason: 'set aside', retryable: true })),
    retry: async (id: string) => waiting.delete(id),
  };
};
const manage = async (engine: ReturnType<typeof engineWith>, ...words: readonly string[]) => {
  const lines: string[] = [];
  await manageWorkflows(engine, (line) => lines.push(line), words);
  return lines;
};

describe('workflows that were set aside', () => {
  it('are listed', async () => {
    expect(await manage(engineWith(['a', 'b']))).toEqual(['a  set aside', 'b  set aside']);
    expect(await manage(engineWith([]))).toEqual(['No workflow was set aside.']);
  });
  it('are tried again, one or all', async () => {
    const engine = engineWith(['a', 'b', 'c']);
    expect(await manage(engine, 'retry', 'b')).toEqual(['b is tried again.']);
    expect(await manage(engine, 'retry', 'b')).toEqual(['b was not set aside.']);
    expect(await manage(engine, 'retry')).toEqual(['a is tried again.', 'c is tried again.']);
  });
  it.each([['destroy'], ['retry', 'a', 'b']])('%s %s is refused', (...words) =>
    expect(manage(engineWith(['a']), ...words)).rejects.toThrow(UsageFault),
  );
});
