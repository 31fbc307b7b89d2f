/** Loaded together. */
export { ClientsScreen } from './list/clients-screen.tsx';
export { ClientScreen } from './detail/client-screen.tsx';
