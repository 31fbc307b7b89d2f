import { keyText, obtainPushToken } from '@ecrin/browser/push/push-token.ts';
import { clientPages, type OpenPage, type WorkerScope } from './worker-scope.ts';

/** Sends the subscription, renewed if it was lost, to the page that asked. */
export const renewToken = async (
  { pushes }: Pick<WorkerScope, 'pushes'>,
  publicKey: string,
  asking: Pick<OpenPage, 'send'>,
): Promise<void> => asking.send({ type: 'push-token', token: await obtainPushToken(pushes, publicKey) });

/** The browser dropped the subscription made with the key `former`: makes a new one with the same key and sends it to every open page. Without an open page, the next one asks for it. */
export const replaceSubscription = async (scope: WorkerScope, former: ArrayBuffer | null): Promise<void> => {
  if (former === null) return;
  const token = await obtainPushToken(scope.pushes, keyText(former));
  (await clientPages(scope)).forEach((page) => page.send({ type: 'push-token', token }));
};
