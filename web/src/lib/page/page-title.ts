export { usePageTitle } from '@ecrin/browser/page/page-title.ts';
