export { OrganizationsScreen } from './organizations-screen.tsx';
export { OrganizationScreen } from './organization-screen.tsx';
export { CreateOrganizationScreen, EditOrganizationScreen } from './edit-organization-screens.tsx';
