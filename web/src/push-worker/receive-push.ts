import type { PushPayload } from '@ecrin/contracts/notification/notification.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { reportAct } from './report-act.ts';
import { showNotification, showUnreadable } from './show-notification.ts';
import { withoutWords } from './without-words.ts';
import { clientPages, type WorkerScope } from './worker-scope.ts';

/** Shows the push once in the visible page, if there is one; resolves to whether there is. */
const showInPage = async (scope: WorkerScope, { title, link }: PushPayload): Promise<boolean> => {
  const visible = (await clientPages(scope)).filter(({ visibilityState }) => visibilityState === 'visible');
  const page = visible.find(({ focused }) => focused) ?? visible[0];
  page?.send({ type: 'push-received', title, link });
  return page !== undefined;
};

/** With a lock on, only an unlocked page says what it is about. */
const show = async (scope: WorkerScope, payload: PushPayload): Promise<void> => {
  const lock = await scope.lock();
  if (!lock?.closed && (await showInPage(scope, payload))) return;
  await showNotification(scope, lock ? withoutWords(payload) : payload);
};

/** Shows a push in the visible page or as a system notification, and reports its delivery to the server. `language`: of the text for an unreadable push. */
export const receivePush = async (
  scope: WorkerScope,
  payload: PushPayload | null,
  language: Language,
): Promise<void> => {
  if (payload === null) return showUnreadable(scope, language);
  // Best effort: a delivery report may be lost.
  const reported = reportAct(scope, payload.ticket, 'delivered').catch(() => undefined);
  await show(scope, payload);
  await reported;
};
