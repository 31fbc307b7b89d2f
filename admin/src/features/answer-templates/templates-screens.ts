export { TemplatesScreen } from './templates-screen.tsx';
export { AddTemplateScreen, EditTemplateScreen } from './edit-template-screens.tsx';
