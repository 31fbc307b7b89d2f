/** The screens of threads, loaded in one chunk: a list of its parts for each of them would make every first screen larger. */
export { ThreadScreen } from './thread-screen.tsx';
export { ThreadsScreen } from './threads-screen.tsx';
