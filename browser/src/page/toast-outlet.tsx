import { useTopModal } from '@ecrin/ui/dialog/modal.ts';
import { ToastArea } from '@ecrin/ui/toast-area/toast-area.tsx';
import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { dismissToast, useToasts } from './toasts.ts';

type ToastOutletProps = Omit<ComponentProps<typeof ToastArea>, 'toasts' | 'onDismiss'>;

/** Where toasts appear: above everything, also above a dialog, since the reason of a refusal in it must be visible and announced. */
export const ToastOutlet = (words: ToastOutletProps) => {
  const modal = useTopModal();
  const area = <ToastArea {...words} toasts={useToasts()} onDismiss={dismissToast} />;
  return modal ? createPortal(area, modal) : area;
};
