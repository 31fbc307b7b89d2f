/** What is known of a browser. `standalone`: opened from the home screen. `pushes`: it has what pushes need. */
export type KnownBrowser = Readonly<{ userAgent: string; touchPoints: number; standalone: boolean; pushes: boolean }>;

/** An iPad says that it is a Mac; no Mac has a touch screen. */
const isApplePhone = ({ userAgent, touchPoints }: KnownBrowser): boolean =>
  /iPhone|iPad|iPod/u.test(userAgent) || (/Macintosh/u.test(userAgent) && touchPoints > 1);

/** `home-screen`: iPhone and iPad receive pushes only in an app added to the home screen. `none`: this browser receives none. */
export type PushSupport = 'here' | 'home-screen' | 'none';
export const pushSupportOf = (browser: KnownBrowser): PushSupport => {
  if (isApplePhone(browser) && !browser.standalone) return 'home-screen';
  return browser.pushes ? 'here' : 'none';
};

/** Where a denied permission is changed. `app`: in the settings of the phone. */
export type PermissionSettings = 'applePhone' | 'app' | 'safari' | 'firefox' | 'chromePhone' | 'chrome';
export const permissionSettingsOf = (browser: KnownBrowser): PermissionSettings => {
  const { userAgent, standalone } = browser;
  if (isApplePhone(browser)) return 'applePhone';
  if (/Android/u.test(userAgent)) return standalone ? 'app' : 'chromePhone';
  if (/Firefox\//u.test(userAgent)) return 'firefox';
  return /Safari\//u.test(userAgent) && !/Chrom(?:e|ium)\//u.test(userAgent) ? 'safari' : 'chrome';
};

/** The browser this runs in. */
export const thisBrowser = (): KnownBrowser => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
  standalone: matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true,
  pushes: 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator,
});
