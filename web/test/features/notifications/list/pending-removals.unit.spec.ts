// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  addPendingRemoval,
  commitRemoval,
  undoRemoval,
  usePendingRemovals,
} from '#features/notifications/list/use-notifications.ts';

const tick = () => new Promise((resolve) => setTimeout(resolve, 0));
const hiddenNow = () => [...renderHook(() => usePendingRemovals()).result.current];
/** What was sent, in order. */
const sender = (gone: boolean) => {
  const sent: string[] = [];
  return {
    sent,
    send: (id: string) => async () => {
      sent.push(id);
      return gone;
    },
  };
};

describe('a pending deletion', () => {
  it('hides at once, is sent once, and not after it was undone', async () => {
    const { sent, send } = sender(true);
    addPendingRemoval('a', send('a'));
    addPendingRemoval('b', send('b'));
    expect(hiddenNow()).toEqual(['a', 'b']);
    undoRemoval('a');
    commitRemoval('a');
    commitRemoval('b');
    commitRemoval('b');
    undoRemoval('b');
    await tick();
    expect(sent).toEqual(['b']);
    expect(hiddenNow()).toEqual(['b']);
  });

  it('that fails is reverted', async () => {
    const { send } = sender(false);
    addPendingRemoval('c', send('c'));
    commitRemoval('c');
    await tick();
    expect(hiddenNow()).not.toContain('c');
  });

  it('is sent when the page is left', () => {
    const { sent, send } = sender(true);
    addPendingRemoval('d', send('d'));
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual(['d']);
  });
});
