/** The screens of a year, loaded in one chunk. */
export { MonthScreen } from './month-screen.tsx';
export { PosterScreen } from './poster/poster-screen.tsx';
export { YearScreen } from './year-screen.tsx';
