/** The five screens only a superadmin opens, loaded together. */
export { AdminScreen } from './detail/admin-screen.tsx';
export { AdminsScreen } from './list/admins-screen.tsx';
export { CreateAdminScreen } from './form/create-admin-screen.tsx';
export { EditAdminScreen } from './form/edit-admin-screen.tsx';
export { EditPasswordScreen } from './form/edit-password-screen.tsx';
