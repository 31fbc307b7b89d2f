export { usePageTitle } from '@ecrin/browser/page-title.ts';
