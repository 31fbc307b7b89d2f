/** The five screens only a superadmin opens, fetched together. */
export { AdminScreen } from './admin-screen.tsx';
export { AdminsScreen } from './admins-screen.tsx';
export { CreateAdminScreen } from './create-admin-screen.tsx';
export { EditAdminScreen } from './edit-admin-screen.tsx';
export { EditPasswordScreen } from './edit-password-screen.tsx';
