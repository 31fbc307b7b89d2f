export { CreateOrbScreen } from './edit/create-orb-screen.tsx';
export { EditOrbScreen } from './edit/edit-orb-screen.tsx';
export { OrbScreen } from './detail/orb-screen.tsx';
export { OrbsScreen } from './list/orbs-screen.tsx';
