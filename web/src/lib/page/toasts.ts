export { dismissToast, showToast, useToasts } from '@ecrin/browser/toasts.ts';
