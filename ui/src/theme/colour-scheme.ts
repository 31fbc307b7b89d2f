import { useSyncExternalStore } from 'react';
import { deviceStorage } from '#storage/device-storage.ts';

export type ColourScheme = 'auto' | 'light' | 'dark';

/** Also read by `before-app.js`. The stored name is older than this code: whoever chose keeps the choice. */
const storedName = 'mantine-color-scheme-value';
const attribute = 'data-color-scheme';
/** Colours change at once, not through the transitions of each element. */
const changingAttribute = 'data-color-scheme-changing';
const changingMs = 10;

const devicePrefersDark = () => matchMedia('(prefers-color-scheme: dark)');

const readScheme = (): ColourScheme => {
  const stored = deviceStorage.getItem(storedName);
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
};

let chosen: ColourScheme | undefined;
const chosenScheme = () => (chosen ??= readScheme());
const listeners = new Set<() => void>();

const applyScheme = () => {
  const scheme = chosenScheme();
  const deviceScheme = devicePrefersDark().matches ? 'dark' : 'light';
  document.documentElement.setAttribute(attribute, scheme === 'auto' ? deviceScheme : scheme);
};

const changeScheme = (scheme: ColourScheme) => {
  const root = document.documentElement;
  chosen = scheme;
  root.setAttribute(changingAttribute, '');
  applyScheme();
  setTimeout(() => root.removeAttribute(changingAttribute), changingMs);
  listeners.forEach((listener) => listener());
};

/** Chosen by the person, and stored on this device. */
const chooseScheme = (scheme: ColourScheme) => {
  deviceStorage.setItem(storedName, scheme);
  changeScheme(scheme);
};

const inOtherTab = ({ key }: StorageEvent) => {
  if (key === storedName) changeScheme(readScheme());
};

/** Applies the scheme to the page from now on, following the device and the choice in other tabs. Returns how to stop. */
export const followColourScheme = (): (() => void) => {
  const device = devicePrefersDark();
  applyScheme();
  device.addEventListener('change', applyScheme);
  window.addEventListener('storage', inOtherTab);
  return () => {
    device.removeEventListener('change', applyScheme);
    window.removeEventListener('storage', inOtherTab);
  };
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The chosen scheme, and how to choose another. */
export const useColourScheme = () => ({
  colourScheme: useSyncExternalStore(subscribe, chosenScheme),
  chooseScheme,
});
