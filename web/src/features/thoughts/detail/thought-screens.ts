/** The screens of one thought, loaded in one chunk: a list of its parts for each of them would make every first screen larger. */
export { TwoVersionsScreen } from '../two-versions/two-versions-screen.tsx';
export { ThoughtScreen } from './thought-screen.tsx';
