import type { IconShape } from './icon-shape.ts';

export const warningIcon: IconShape = {
  d: 'M12 9v4 M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636 -2.87l-8.106 -13.536a1.914 1.914 0 0 0 -3.274 0 M12 16h.01',
};
export const checkIcon: IconShape = { d: 'M5 12l5 5l10 -10' };
export const facetOffIcon: IconShape = { d: 'M12 3.5 20 12l-8 8.5L4 12Z M4 4l16 16' };
export const infoIcon: IconShape = { d: 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0 M12 9h.01 M11 12h1v4h1' };
export const lockIcon: IconShape = {
  d: 'M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6 M11 16a1 1 0 1 0 2 0a1 1 0 0 0 -2 0 M8 11v-4a4 4 0 1 1 8 0v4',
};
export const microphoneIcon: IconShape = {
  d: 'M9 5a3 3 0 0 1 3 -3a3 3 0 0 1 3 3v5a3 3 0 0 1 -3 3a3 3 0 0 1 -3 -3l0 -5 M5 10a7 7 0 0 0 14 0 M8 21l8 0 M12 17l0 4',
};
export const pinIcon: IconShape = {
  d: 'M15 4.5l-4 4l-4 1.5l-1.5 1.5l7 7l1.5 -1.5l1.5 -4l4 -4 M9 15l-4.5 4.5 M14.5 4l5.5 5.5',
};
export const pauseIcon: IconShape = {
  d: 'M9 4h-2a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h2a2 2 0 0 0 2 -2v-12a2 2 0 0 0 -2 -2z M17 4h-2a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h2a2 2 0 0 0 2 -2v-12a2 2 0 0 0 -2 -2z',
  filled: true,
};
export const playIcon: IconShape = {
  d: 'M6 4v16a1 1 0 0 0 1.524 .852l13 -8a1 1 0 0 0 0 -1.704l-13 -8a1 1 0 0 0 -1.524 .852z',
  filled: true,
};
export const searchIcon: IconShape = { d: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0 M21 21l-6 -6' };
export const crossIcon: IconShape = { d: 'M18 6l-12 12 M6 6l12 12' };
export const alertIcon: IconShape = { d: 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0 M12 8v4 M12 16h.01' };
export const bellIcon: IconShape = {
  d: 'M10 5a2 2 0 1 1 4 0a7 7 0 0 1 4 6v3a4 4 0 0 0 2 3h-16a4 4 0 0 0 2 -3v-3a7 7 0 0 1 4 -6 M9 17v1a3 3 0 0 0 6 0v-1',
};
export const homeIcon: IconShape = {
  d: 'M5 12l-2 0l9 -9l9 9l-2 0 M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-7 M9 21v-6a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2v6',
};
export const orbIcon: IconShape = {
  d: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0 M3.5 12h17M12 3.5c3 2.4 4.3 5.2 4.3 8.5S15 18.1 12 20.5M12 3.5C9 5.9 7.7 8.7 7.7 12S9 18.1 12 20.5',
};
export const userIcon: IconShape = { d: 'M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0 M6 21v-2a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4v2' };
export const arrowUpIcon: IconShape = { d: 'M12 5l0 14 M18 11l-6 -6 M6 11l6 -6' };
export const wifiOffIcon: IconShape = {
  d: 'M12 18l.01 0 M9.172 15.172a4 4 0 0 1 5.656 0 M6.343 12.343a7.963 7.963 0 0 1 3.864 -2.14m4.163 .155a7.965 7.965 0 0 1 3.287 2 M3.515 9.515a12 12 0 0 1 3.544 -2.455m3.101 -.92a12 12 0 0 1 10.325 3.374 M3 3l18 18',
};
export const uploadIcon: IconShape = { d: 'M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-2 M7 9l5 -5l5 5 M12 4l0 12' };
export const mailIcon: IconShape = {
  d: 'M3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10 M3 7l9 6l9 -6',
};
export const chevronRightIcon: IconShape = { d: 'M9 6l6 6l-6 6' };
export const threadIcon: IconShape = {
  d: 'M12 2v4 M12 18v4 M9 9a3 3 0 1 0 6 0a3 3 0 1 0 -6 0 M9 15.500a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
};
export const targetIcon: IconShape = {
  d: 'M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0 M7 12a5 5 0 1 0 10 0a5 5 0 1 0 -10 0 M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
};
export const questionIcon: IconShape = {
  d: 'M15.02 19.52c-2.341 .736 -5 .606 -7.32 -.52l-4.7 1l1.3 -3.9c-2.324 -3.437 -1.426 -7.872 2.1 -10.374c3.526 -2.501 8.59 -2.296 11.845 .48c1.649 1.407 2.575 3.253 2.742 5.152 M19 22v.01 M19 19a2.003 2.003 0 0 0 .914 -3.782a1.98 1.98 0 0 0 -2.414 .483',
};
