/** Of a `PushManager`, what is needed here. */
export type Pushes = Pick<PushManager, 'getSubscription' | 'subscribe'>;

/** A VAPID key as it is written: base64url. */
export const keyText = (bytes: ArrayBuffer): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const isMadeWith = ({ options: { applicationServerKey } }: PushSubscription, publicKey: string): boolean =>
  applicationServerKey !== null && keyText(applicationServerKey) === publicKey.replaceAll('=', '');

/** The subscription of this browser as JSON: the existing one, or a new one when there is none or the server's key has changed. Throws when the push service cannot be reached or permission is missing. */
export const obtainPushToken = async (pushes: Pushes, publicKey: string): Promise<string> => {
  const existing = await pushes.getSubscription();
  if (existing && isMadeWith(existing, publicKey)) return JSON.stringify(existing);
  await existing?.unsubscribe();
  return JSON.stringify(await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
};
