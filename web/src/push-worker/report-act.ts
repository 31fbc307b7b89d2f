import type { PushActRequest } from '@ecrin/contracts/notification/notification.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Empty: the page's own host. */
const apiHost = import.meta.env['VITE_API_URL'] ?? '';

/** Reports to the server that a push was delivered or which action was chosen, by the ticket it came with. Throws when the server did not accept it. */
export const reportAct = async (
  { fetch, timeZone }: Pick<WorkerScope, 'fetch' | 'timeZone'>,
  ticket: string,
  act: PushActRequest['act'],
): Promise<void> => {
  const request: PushActRequest = { ticket, act, timeZone: timeZone() };
  const answer = await fetch(`${apiHost}/api/client/push-acts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
    credentials: 'omit',
    keepalive: true,
  });
  if (!answer.ok) throw new Error(`push-acts answered ${answer.status}`);
};
