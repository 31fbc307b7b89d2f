import type { PushPayload } from '@ecrin/contracts/notification/notification.ts';
import { reportAct } from './report-act.ts';
import { showNotification, showUnreadable } from './show-notification.ts';
import { clientPages, type WorkerScope } from './worker-scope.ts';

/** Whoever looks at Écrin is told there, once: in the window in use. Resolves to whether there is one. */
const showInPage = async (scope: WorkerScope, { title, link }: PushPayload): Promise<boolean> => {
  const visible = (await clientPages(scope)).filter(({ visibilityState }) => visibilityState === 'visible');
  const page = visible.find(({ focused }) => focused) ?? visible[0];
  page?.send({ type: 'push-received', title, link });
  return page !== undefined;
};

/** Shows what a push brings, in the page that is looked at or as a notification of the system, and tells the server that it is here. `language`: of whoever cannot be told what it says. */
export const receivePush = async (
  scope: WorkerScope,
  payload: PushPayload | null,
  language: 'fr' | 'en',
): Promise<void> => {
  if (payload === null) return showUnreadable(scope, language);
  // That it came is worth telling; nothing is lost when nobody hears it.
  const told = reportAct(scope, payload.ticket, 'delivered').catch(() => undefined);
  if (!(await showInPage(scope, payload))) await showNotification(scope, payload);
  await told;
};
