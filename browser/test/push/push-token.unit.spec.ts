import { expect, it } from 'vitest';
import { keyText, obtainPushToken } from '#push/push-token.ts';

const bytes = (...values: number[]) => new Uint8Array(values).buffer;
const key = keyText(bytes(251, 255, 1));

/** A fake `PushManager` that records every call. */
const pushesWith = (standingKey: ArrayBuffer | null) => {
  const acts: string[] = [];
  const subscription = (name: string, applicationServerKey: ArrayBuffer | null) =>
    Object.assign({} as PushSubscription, {
      toJSON: () => ({ endpoint: name }),
      options: { applicationServerKey, userVisibleOnly: true },
      unsubscribe: async () => {
        acts.push(`${name} ended`);
        return true;
      },
    });
  const subscribe = async (options?: PushSubscriptionOptionsInit) => {
    acts.push(
      `made with ${typeof options?.applicationServerKey === 'string' ? options.applicationServerKey : 'nothing'}`,
    );
    return subscription('new', null);
  };
  return {
    acts,
    pushes: {
      getSubscription: async () => (standingKey === null ? null : subscription('standing', standingKey)),
      subscribe,
    },
  };
};

it('keys are encoded in base64url', () => expect(key).toBe('-_8B'));

it('the existing subscription is used when it was created with this key', async () => {
  const { pushes, acts } = pushesWith(bytes(251, 255, 1));
  expect(await obtainPushToken(pushes, key)).toBe('{"endpoint":"standing"}');
  expect(acts).toEqual([]);
});

it('one is created where there is none', async () => {
  const { pushes, acts } = pushesWith(null);
  expect(await obtainPushToken(pushes, key)).toBe('{"endpoint":"new"}');
  expect(acts).toEqual([`made with ${key}`]);
});

it('one created with another key is replaced', async () => {
  const { pushes, acts } = pushesWith(bytes(1, 2));
  expect(await obtainPushToken(pushes, key)).toBe('{"endpoint":"new"}');
  expect(acts).toEqual(['standing ended', `made with ${key}`]);
});
