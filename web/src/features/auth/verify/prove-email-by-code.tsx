import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { usePageTitle } from '#lib/page/page-title.ts';
import { EmailProof } from '#lib/proof/email-proof.tsx';
import { useGetMeQuery } from '#lib/session/client.api.ts';
import { useToken } from '#lib/session/session.ts';
import { unprovedEmail } from '#lib/session/unproved-email.ts';
import { authMessages as messages } from '../auth.messages.ts';
import { AuthFrame } from '../form/auth-frame.tsx';
import { ContinueLink } from '../form/continue-link.tsx';

/** By the profile: an address that waits, one that is proved, or none. */
const Address = ({ client }: { client: ClientProfile }) => {
  const { formatMessage } = useIntl();
  const email = unprovedEmail(client);
  if (email !== null)
    return (
      <>
        <EmailProof email={email} />
        <ContinueLink look="quiet" />
      </>
    );
  return (
    <>
      <output className="dim">{formatMessage(client.email === null ? messages.noAddress : messages.provedText)}</output>
      <ContinueLink />
    </>
  );
};

const Asked = () => {
  const { formatMessage } = useIntl();
  const { data: client, isError, refetch } = useGetMeQuery();
  if (client) return <Address client={client} />;
  if (!isError) return <Skeleton label={formatMessage(messages.loading)} lines={[94, 71, 100]} />;
  return (
    <>
      <p className="dim">{formatMessage(messages.profileMissing)}</p>
      <Button size="lg" block onClick={() => void refetch()}>
        {formatMessage(messages.retry)}
      </Button>
    </>
  );
};

/** Where the code of a mail is typed, by whoever is signed in. */
export const ProveEmailByCode = () => {
  const { formatMessage } = useIntl();
  const signedIn = useToken() !== null;
  const { data: client } = useGetMeQuery(undefined, { skip: !signedIn });
  const title = formatMessage(
    signedIn && client?.email && unprovedEmail(client) === null ? messages.provedTitle : messages.verifyTitle,
  );
  usePageTitle(title);
  return (
    <AuthFrame title={title}>
      {signedIn ? (
        <Asked />
      ) : (
        <>
          <p className="dim">{formatMessage(messages.verifySignedOut)}</p>
          <ContinueLink />
        </>
      )}
    </AuthFrame>
  );
};
