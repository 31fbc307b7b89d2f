import { parseUrl } from '@ecrin/browser/navigation/parse-url.ts';
import type { PushActRequest, PushPayload } from '@ecrin/contracts/notification/notification.ts';
import { reportAct } from './report-act.ts';
import { showNotification } from './show-notification.ts';
import { clientPages, type WorkerScope } from './worker-scope.ts';

const listPath = '/app/notifications';
const choices = ['done', '10-minutes', 'tomorrow'] as const satisfies readonly PushActRequest['act'][];
const choiceNotSaved = {
  fr: 'Votre choix n’a pas pu être noté. Vous pouvez le refaire ici ou dans Écrin.',
  en: 'Your choice could not be saved. You can make it again here or in Écrin.',
} as const;

/** Always a path of this site, whatever the payload contains. */
const sameOriginPath = (link: string, origin: string): string => {
  const url = parseUrl(link, origin);
  return url?.origin === origin ? url.pathname + url.search + url.hash : listPath;
};

/** Focuses an open page of the client's and navigates it to the path; else opens one. */
const showPage = async (scope: WorkerScope, link: string): Promise<void> => {
  const pages = await clientPages(scope);
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
  if (!page) return void (await scope.open(link));
  page.send({ type: 'push-opened', link });
  await page.focus();
};

/** If the server did not get the choice, the notification is shown again. */
const reportChoice = (scope: WorkerScope, payload: PushPayload, act: (typeof choices)[number]): Promise<void> =>
  reportAct(scope, payload.ticket, act).catch(() =>
    showNotification(scope, { ...payload, body: choiceNotSaved[payload.language] }),
  );

/** A tap on a notification or one of its actions. `payload` null: it was unreadable. */
export const handleClick = async (scope: WorkerScope, payload: PushPayload | null, action: string): Promise<void> => {
  if (payload === null) return showPage(scope, listPath);
  const chosen = choices.find((choice) => choice === action);
  if (chosen) return reportChoice(scope, payload, chosen);
  // One may fail without the other.
  await Promise.allSettled([
    reportAct(scope, payload.ticket, 'opened'),
    showPage(scope, sameOriginPath(payload.link, scope.origin)),
  ]);
};
