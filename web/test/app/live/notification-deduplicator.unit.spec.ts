import { describe, expect, it } from 'vitest';
import { createNotificationDeduplicator } from '#app/live/notification-toasts.ts';

describe('what arrives', () => {
  it('is said once when socket and push bring the same, whichever comes first', () => {
    const announce = createNotificationDeduplicator(() => 0);
    expect([announce('socket'), announce('push'), announce('push'), announce('socket')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('is said each time when one way brings several', () => {
    const announce = createNotificationDeduplicator(() => 0);
    expect([announce('socket'), announce('socket'), announce('push'), announce('push'), announce('push')]).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
  });

  it('is another one when it comes long after', () => {
    let now = 0;
    const announce = createNotificationDeduplicator(() => now);
    expect(announce('socket')).toBe(true);
    now = 20_000;
    expect(announce('push')).toBe(true);
  });
});
