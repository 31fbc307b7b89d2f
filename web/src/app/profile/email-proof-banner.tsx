import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { profileMessages as messages } from '#features/profile/profile.messages.ts';
import { useGetNotificationSetUpQuery } from '#lib/api/notification-settings.api.ts';
import { changeEmailHref, isEmailTaken, unprovedEmail } from '#lib/session/unproved-email.ts';

/** Why to confirm the address, and where the code is; nothing once it is confirmed. */
export const EmailProofBanner = ({ client }: { client: ClientProfile }) => {
  const { formatMessage } = useIntl();
  const { data } = useGetNotificationSetUpQuery();
  const email = unprovedEmail(client);
  if (email === null) return null;
  const taken = isEmailTaken(client);
  const action = taken ? (
    <Link href={changeEmailHref} {...buttonLook({ look: 'text' })}>
      {formatMessage(messages.changeAddress)}
    </Link>
  ) : (
    <Link href="/verify" {...buttonLook({ look: 'text' })}>
      {formatMessage(messages.proofWay)}
    </Link>
  );
  const mail = data === undefined ? 'unknown' : data.mailSetUp ? 'sent' : 'none';
  return (
    <Banner tone="info" action={action}>
      {taken ? formatMessage(messages.addressTaken) : formatMessage(messages.proof, { email, mail })}
    </Banner>
  );
};
