/** Of browsers that offer to install an app; the others have no such event. */
type InstallOffer = Event & Readonly<{ prompt: () => Promise<unknown> }>;
const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

let offer: InstallOffer | null = null;

/** From the start of the page: a browser offers once, soon after it has loaded. Its own banner is held back. */
export const listenForInstallOffer = (): void => {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = isOffer(event) ? event : null;
  });
  addEventListener('appinstalled', () => {
    offer = null;
  });
};

/** `prompt`: the browser asks. `share-menu`: only by hand, from the share menu of Safari on a phone or tablet. */
export type InstallWay = 'prompt' | 'share-menu';

/** How the app can be installed here; null where it cannot, or is. */
export const installWay = (): InstallWay | null => {
  if (matchMedia('(display-mode: standalone)').matches) return null;
  if (offer) return 'prompt';
  return 'standalone' in navigator && navigator.standalone === false ? 'share-menu' : null;
};

/** The browser's question; an offer can be taken up once. */
export const promptInstall = async (): Promise<void> => {
  const asked = offer;
  offer = null;
  await asked?.prompt();
};
