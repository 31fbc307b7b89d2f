import type { PushActRequest } from '@ecrin/contracts/notification/notification.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Empty: the page's own host. */
const apiHost = import.meta.env['VITE_API_URL'] ?? '';

/** Tells the server what became of a push, or what was chosen on it, by the ticket it came with. Throws when nobody took it. */
export const reportAct = async (
  { fetch, timeZone }: Pick<WorkerScope, 'fetch' | 'timeZone'>,
  ticket: string,
  act: PushActRequest['act'],
): Promise<void> => {
  const told: PushActRequest = { ticket, act, timeZone: timeZone() };
  const answer = await fetch(`${apiHost}/api/client/push-acts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(told),
    credentials: 'omit',
    keepalive: true,
  });
  if (!answer.ok) throw new Error(`push-acts answered ${answer.status}`);
};
