// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { activityIntervalMs, trackUserActivity } from '#lib/live/user-activity.ts';

describe('user activity', () => {
  it('is reported at once, then at most once a minute, and only on activity', () => {
    let now = 0;
    let told = 0;
    const end = trackUserActivity(
      () => told++,
      () => now,
    );
    expect(told).toBe(1);
    document.dispatchEvent(new Event('keydown'));
    now = activityIntervalMs - 1;
    document.dispatchEvent(new Event('pointermove'));
    expect(told).toBe(1);
    now = activityIntervalMs;
    expect(told).toBe(1);
    document.dispatchEvent(new Event('pointerdown'));
    document.dispatchEvent(new Event('keydown'));
    expect(told).toBe(2);
    end();
    now = activityIntervalMs * 5;
    document.dispatchEvent(new Event('keydown'));
    expect(told).toBe(2);
  });
});
