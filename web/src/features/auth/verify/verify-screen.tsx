import { useLinkToken } from '@ecrin/browser/navigation/link-token.ts';
import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'wouter';
import { useProblemSentence } from '#lib/api/problem-feedback.ts';
import { NotLoaded } from '#lib/page/not-loaded.tsx';
import { EmailProof } from '#lib/proof/email-proof.tsx';
import { useGetMeQuery } from '#lib/session/client.api.ts';
import { useInstallation } from '#lib/session/installation.ts';
import { useToken } from '#lib/session/session.ts';
import { changeEmailHref, isEmailTaken, unprovedEmail } from '#lib/session/unproved-email.ts';
import { useProveEmailByLinkMutation } from '../auth.api.ts';
import { authMessages as messages } from '../auth.messages.ts';
import { AuthFrame, ContinueLink } from '../form/auth-frame.tsx';
import { OAuthReturn } from '../sign-in/oauth-return.tsx';
import { NotMe } from './not-me.tsx';
import { verifyMessages } from './verify.messages.ts';

/** By the profile: an address to prove, a proved one, or none. */
const Address = ({ client }: { client: ClientProfile }) => {
  const { formatMessage } = useIntl();
  const email = unprovedEmail(client);
  if (isEmailTaken(client))
    return (
      <>
        <output className="dim">{formatMessage(verifyMessages.taken)}</output>
        <Link href={changeEmailHref} {...buttonLook({ look: 'primary', size: 'lg', block: true })}>
          {formatMessage(verifyMessages.change)}
        </Link>
        <ContinueLink look="quiet" />
      </>
    );
  if (email !== null)
    return (
      <>
        <EmailProof email={email} />
        <ContinueLink look="quiet" />
      </>
    );
  return (
    <>
      <output className="dim">
        {formatMessage(client.email === null ? verifyMessages.noAddress : verifyMessages.provedText)}
      </output>
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
      <p className="dim">
        <NotLoaded />
      </p>
      <Button size="lg" block onClick={() => void refetch()}>
        {formatMessage(messages.retry)}
      </Button>
    </>
  );
};

/** Where a signed-in person types the code of a mail. */
const ProveEmailByCode = () => {
  const { formatMessage } = useIntl();
  const signedIn = useToken() !== null;
  const { mail } = useInstallation();
  const { data: client } = useGetMeQuery(undefined, { skip: !signedIn });
  const title = formatMessage(
    signedIn && client?.email && unprovedEmail(client) === null
      ? verifyMessages.provedTitle
      : verifyMessages.verifyTitle,
  );
  usePageTitle(title);
  return (
    <AuthFrame title={title}>
      {signedIn ? (
        <Asked />
      ) : (
        <>
          <p className="dim">{formatMessage(verifyMessages.verifySignedOut, { mail })}</p>
          <ContinueLink />
        </>
      )}
    </AuthFrame>
  );
};

/** From any device, signed in or not. A button confirms it: mail scanners that open links must prove nothing. */
const ProveEmailByLink = ({ token }: { token: string }) => {
  const { formatMessage } = useIntl();
  const [prove, { isLoading, isSuccess, error }] = useProveEmailByLinkMutation();
  const sentence = useProblemSentence(error);
  const title = formatMessage(isSuccess ? verifyMessages.provedTitle : verifyMessages.verifyTitle);
  usePageTitle(title);
  return (
    <AuthFrame title={title}>
      <output className="dim">{formatMessage(isSuccess ? verifyMessages.provedText : verifyMessages.proveText)}</output>
      {sentence && <Banner tone="bad">{sentence}</Banner>}
      {isSuccess ? (
        <ContinueLink />
      ) : (
        <Button look="primary" size="lg" block busy={isLoading} onClick={() => void prove({ token })}>
          {formatMessage(verifyMessages.prove)}
        </Button>
      )}
      {error !== undefined && <ContinueLink look="quiet" />}
    </AuthFrame>
  );
};

/** Every /verify path: the return from an OAuth provider, a link from a mail (« ce n’était pas moi » among them), or the form for the code. */
export const VerifyScreen = () => {
  const [path] = useLocation();
  const token = useLinkToken();
  if (path.includes('/verify/sign-in')) return <OAuthReturn />;
  if (path.includes('/verify/not-me')) return <NotMe token={token} />;
  return token === null ? <ProveEmailByCode /> : <ProveEmailByLink token={token} />;
};
