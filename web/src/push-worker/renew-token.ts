import { keyText, obtainPushToken } from '#lib/push/push-token.ts';
import { clientPages, type OpenPage, type WorkerScope } from './worker-scope.ts';

/** Gives the subscription, renewed where it had gone, to the page that asks. */
export const renewToken = async (
  { pushes }: Pick<WorkerScope, 'pushes'>,
  publicKey: string,
  asking: Pick<OpenPage, 'send'>,
): Promise<void> => asking.send({ type: 'push-token', token: await obtainPushToken(pushes, publicKey) });

/** The browser gave one up, made with the key `former`: a new one is made with the same key, and every open page hears of it. Without a page, the next one asks by itself. */
export const replaceSubscription = async (scope: WorkerScope, former: ArrayBuffer | null): Promise<void> => {
  if (former === null) return;
  const token = await obtainPushToken(scope.pushes, keyText(former));
  (await clientPages(scope)).forEach((page) => page.send({ type: 'push-token', token }));
};
