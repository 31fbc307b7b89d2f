import { ActivityFault } from '@ecrin/platform/workflows/workflow.ts';
import { describe, expect, it } from 'vitest';
import { createHeldMarks } from '#erasure/held-marks.ts';

const marks = { fragments: ['un hippocampe dans l’aquarium'], ids: ['id'] };

describe('what is sought of an erasure', () => {
  it('given a process that has it, then that one gives it at once', () => {
    const held = createHeldMarks(true);
    held.set('one', marks);
    expect(held.getOrLeave('one')).toBe(marks);
  });

  it('given one process alone that has not, then nobody is waited for', () => {
    expect(createHeldMarks(false).getOrLeave('one')).toBeNull();
  });

  it('given others that may have it, then the step is left to them, and not for ever', () => {
    const held = createHeldMarks(true);
    held.set('one', marks);
    for (let time = 0; time < 10; time += 1) expect(() => held.getOrLeave('other')).toThrow(ActivityFault);
    expect(held.getOrLeave('other')).toBeNull();
  });
});
