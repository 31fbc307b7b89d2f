import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { contactLink, useGetOperatorQuery } from '#lib/api/operator.api.ts';
import { refusalMessages } from './refusal.messages.ts';

const linkTo = (contact: string) => ({
  a: (parts: ReactNode) => (
    <a className="link" href={contactLink(contact)}>
      {parts}
    </a>
  ),
});

/** Names whom to write to, where the operator of this server said so. */
export const DeactivatedNotice = () => {
  const contact = useGetOperatorQuery().data?.contact ?? '';
  const reach = contact === '' ? 'unknown' : 'contact';
  return <FormattedMessage {...refusalMessages.deactivated} values={{ ...linkTo(contact), reach, contact }} />;
};
