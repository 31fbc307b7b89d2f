/** A drawing on a 24 × 24 grid: strokes, or one filled shape. */
export type IconShape = Readonly<{ d: string; filled?: boolean }>;

export const warningIcon: IconShape = { d: 'M12 9v4 M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636 -2.87l-8.106 -13.536a1.914 1.914 0 0 0 -3.274 0 M12 16h.01' };
export const undoIcon: IconShape = { d: 'M9 14l-4 -4l4 -4 M5 10h11a4 4 0 1 1 0 8h-1' };
export const calendarIcon: IconShape = { d: 'M4 7a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-12 M16 3v4 M8 3v4 M4 11h16' };
export const checkIcon: IconShape = { d: 'M5 12l5 5l10 -10' };
export const chevronDownIcon: IconShape = { d: 'M6 9l6 6l6 -6' };
export const chevronLeftIcon: IconShape = { d: 'M15 6l-6 6l6 6' };
export const clockIcon: IconShape = { d: 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0 M12 7v5l3 3' };
export const dotsIcon: IconShape = { d: 'M4 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0 M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0 M18 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0' };
export const facetIcon: IconShape = { d: 'M12 3.5 20 12l-8 8.5L4 12Z M4 12h16' };
export const infoIcon: IconShape = { d: 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0 M12 9h.01 M11 12h1v4h1' };
export const lockIcon: IconShape = { d: 'M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6 M11 16a1 1 0 1 0 2 0a1 1 0 0 0 -2 0 M8 11v-4a4 4 0 1 1 8 0v4' };
export const microphoneIcon: IconShape = { d: 'M9 5a3 3 0 0 1 3 -3a3 3 0 0 1 3 3v5a3 3 0 0 1 -3 3a3 3 0 0 1 -3 -3l0 -5 M5 10a7 7 0 0 0 14 0 M8 21l8 0 M12 17l0 4' };
export const pencilIcon: IconShape = { d: 'M4 20h4l10.5 -10.5a2.828 2.828 0 1 0 -4 -4l-10.5 10.5v4 M13.5 6.5l4 4' };
export const pinIcon: IconShape = { d: 'M15 4.5l-4 4l-4 1.5l-1.5 1.5l7 7l1.5 -1.5l1.5 -4l4 -4 M9 15l-4.5 4.5 M14.5 4l5.5 5.5' };
export const pinFilledIcon: IconShape = { d: 'M15.113 3.21l.094 .083l5.5 5.5a1 1 0 0 1 -1.175 1.59l-3.172 3.171l-1.424 3.797a1 1 0 0 1 -.158 .277l-.07 .08l-1.5 1.5a1 1 0 0 1 -1.32 .082l-.095 -.083l-2.793 -2.792l-3.793 3.792a1 1 0 0 1 -1.497 -1.32l.083 -.094l3.792 -3.793l-2.792 -2.793a1 1 0 0 1 -.083 -1.32l.083 -.094l1.5 -1.5a1 1 0 0 1 .258 -.187l.098 -.042l3.796 -1.425l3.171 -3.17a1 1 0 0 1 1.497 -1.26z', filled: true };
export const pauseIcon: IconShape = { d: 'M9 4h-2a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h2a2 2 0 0 0 2 -2v-12a2 2 0 0 0 -2 -2z M17 4h-2a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h2a2 2 0 0 0 2 -2v-12a2 2 0 0 0 -2 -2z', filled: true };
export const playIcon: IconShape = { d: 'M6 4v16a1 1 0 0 0 1.524 .852l13 -8a1 1 0 0 0 0 -1.704l-13 -8a1 1 0 0 0 -1.524 .852z', filled: true };
export const plusIcon: IconShape = { d: 'M12 5l0 14 M5 12l14 0' };
export const refreshIcon: IconShape = { d: 'M20 11a8.1 8.1 0 0 0 -15.5 -2m-.5 -4v4h4 M4 13a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4' };
export const back10Icon: IconShape = { d: 'M7 9l-3 -3l3 -3 M15.997 17.918a6.002 6.002 0 0 0 -.997 -11.918h-11 M6 14v6 M9 15.5v3a1.5 1.5 0 0 0 3 0v-3a1.5 1.5 0 0 0 -3 0' };
export const forward10Icon: IconShape = { d: 'M17 9l3 -3l-3 -3 M8 17.918a5.997 5.997 0 0 1 -5 -5.918a6 6 0 0 1 6 -6h11 M12 14v6 M15 15.5v3a1.5 1.5 0 0 0 3 0v-3a1.5 1.5 0 0 0 -3 0' };
export const searchIcon: IconShape = { d: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0 M21 21l-6 -6' };
export const trashIcon: IconShape = { d: 'M4 7l16 0 M10 11l0 6 M14 11l0 6 M5 7l1 12a2 2 0 0 0 2 2h8a2 2 0 0 0 2 -2l1 -12 M9 7v-3a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v3' };
export const crossIcon: IconShape = { d: 'M18 6l-12 12 M6 6l12 12' };
export const textIcon: IconShape = { d: 'M14 3v4a1 1 0 0 0 1 1h4 M17 21h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2h7l5 5v11a2 2 0 0 1 -2 2 M9 9l1 0 M9 13l6 0 M9 17l6 0' };
