import { describe, expect, it } from 'vitest';
import { createNotificationDeduplicator } from '#app/live/notification-toasts.ts';

describe('a received notification', () => {
  it('is shown once when it comes by socket and push, whichever comes first', () => {
    const announce = createNotificationDeduplicator(() => 0);
    expect([announce('socket'), announce('push'), announce('push'), announce('socket')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('is shown each time when one channel delivers several', () => {
    const announce = createNotificationDeduplicator(() => 0);
    expect([announce('socket'), announce('socket'), announce('push'), announce('push'), announce('push')]).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
  });

  it('counts as another one after a long time', () => {
    let now = 0;
    const announce = createNotificationDeduplicator(() => now);
    expect(announce('socket')).toBe(true);
    now = 20_000;
    expect(announce('push')).toBe(true);
  });
});
