export { dismissToast, showToast, useToasts } from '@ecrin/browser/page/toasts.ts';
