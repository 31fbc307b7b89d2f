import { ConfirmFirst as ConfirmButton } from '@ecrin/ui/confirm-dialog/confirm-first.tsx';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { securityMessages as messages } from '../security/security.messages.ts';

type ConfirmFirstProps = Omit<ComponentProps<typeof ConfirmButton>, 'confirmLabel' | 'cancelLabel' | 'look'> &
  Readonly<{ confirm: string }>;

/** Confirms before a sign-in method is removed. */
export const ConfirmFirst = ({ confirm, ...question }: ConfirmFirstProps) => {
  const { formatMessage } = useIntl();
  return (
    <ConfirmButton {...question} look="danger" confirmLabel={confirm} cancelLabel={formatMessage(messages.stay)} />
  );
};
