// One file to load: the queues, and the lists beside them, share nearly everything.
export { AddTemplateScreen, EditTemplateScreen } from '#features/answer-templates/edit-template-screens.tsx';
export { TemplatesScreen } from '#features/answer-templates/templates-screen.tsx';
export { CommentsScreen } from '#features/comments/comments-screen.tsx';
export { ErasuresScreen } from '#features/erasures/erasures-screen.tsx';
export { RequestsScreen } from '#features/requests/requests-screen.tsx';
