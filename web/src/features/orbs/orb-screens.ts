/** The screens of orbs, loaded in one chunk: a list of its parts for each of them would make every first screen larger. */
export { AutoScreen } from './auto/auto-screen.tsx';
export { CreateOrbScreen } from './edit/create-orb-screen.tsx';
export { EditOrbScreen } from './edit/edit-orb-screen.tsx';
export { OrbsScreen } from './list/orbs-screen.tsx';
export { OrbScreen } from './result/orb-screen.tsx';
export { PastScreen } from './past/past-screen.tsx';
export { RunOrbScreen } from './run/run-orb-screen.tsx';
