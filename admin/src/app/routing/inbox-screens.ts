// One file to load: the inbox, and the lists beside it, share nearly everything.
export { AddTemplateScreen, EditTemplateScreen } from '#features/answer-templates/edit-template-screens.tsx';
export { TemplatesScreen } from '#features/answer-templates/templates-screen.tsx';
export { ErasuresMoved, InboxScreen, ReportsMoved } from '#features/inbox/inbox-screen.tsx';
