import { expect, it } from 'vitest';
import { createClientNotifier, type NotificationQueries } from '#sockets/notify-clients.ts';

const claire = 'claire';
const titles: Readonly<Record<string, string>> = { reminder: 'Appeler Papa' };

const openNotifier = (asked: Partial<NotificationQueries> = {}) => {
  const [emitted, warned]: [unknown[], string[]] = [[], []];
  const moved = createClientNotifier({
    notifications: { countOf: async () => 1, titleOf: async (id) => titles[id] ?? null, ...asked },
    localRoomOf: (clientId) =>
      clientId === claire ? { emit: (name, ...message) => emitted.push([name, ...message]) } : null,
    log: { warn: (_facts, message) => warned.push(message) },
  });
  return { moved, emitted, warned };
};

it('given a connected client, when a notification appears, then its title and the count are sent', async () => {
  const { moved, emitted } = openNotifier();
  moved(claire, 'reminder');
  await expect
    .poll(() => emitted)
    .toEqual([['newNotification', { count: 1, notification: { title: 'Appeler Papa' } }, 1]]);
});

it('given a notification without a title since its key is destroyed, then only the count is sent', async () => {
  const { moved, emitted } = openNotifier();
  moved(claire, 'locked');
  await expect.poll(() => emitted).toEqual([['notificationCount', { count: 1 }, 1]]);
});

it('given a client that is not connected, when theirs changes, then nothing is read or sent', async () => {
  const read: string[] = [];
  const { moved, emitted } = openNotifier({
    countOf: async (id) => read.push(id),
    titleOf: async (id) => (read.push(id), null),
  });
  moved('paul', 'reminder');
  moved(claire, null);
  await expect.poll(() => emitted).toHaveLength(1);
  expect(read).toEqual([claire]);
});

it('given a slow title, when the count changes meanwhile, then the latest count is sent last', async () => {
  let count = 1;
  const { moved, emitted } = openNotifier({
    countOf: async () => count,
    titleOf: () =>
      new Promise((resolve) => {
        setTimeout(resolve, 20, 'Appeler Papa');
      }),
  });
  moved(claire, 'reminder');
  count = 0;
  moved(claire, null);
  await expect.poll(() => emitted.at(-1)).toEqual(['notificationCount', { count: 0 }, 0]);
});

it('given a read that fails, then it is logged and the next notification is sent', async () => {
  let tries = 0;
  const { moved, emitted, warned } = openNotifier({
    countOf: async () => {
      tries += 1;
      if (tries === 1) throw new Error('away');
      return 2;
    },
  });
  moved(claire, null);
  moved(claire, null);
  await expect.poll(() => emitted).toEqual([['notificationCount', { count: 2 }, 2]]);
  expect(warned).toEqual(['a notification could not be sent to its reader']);
});
