import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from 'wouter';
import { comingSoonMessages as messages } from './coming-soon.messages.ts';

type ComingSoonProps = Readonly<{
  title: MessageDescriptor;
  heading: MessageDescriptor;
  text: MessageDescriptor;
  way?: readonly [to: string, label: MessageDescriptor];
}>;

const toDashboard = ['/admin', messages.toDashboard] as const;

/** The placeholder of a section of a later version, with a link. */
const ComingSoon = ({ title, heading, text, way: [to, label] = toDashboard }: ComingSoonProps) => {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(title));
  return (
    <EmptyState
      setting
      title={formatMessage(heading)}
      action={
        <Link href={to} {...buttonLook({ look: 'primary' })}>
          {formatMessage(label)}
        </Link>
      }
    >
      {formatMessage(text)}
    </EmptyState>
  );
};

export const ClientsScreen = () => (
  <ComingSoon title={messages.clients} heading={messages.clientsHeading} text={messages.clientsText} />
);
export const ClientScreen = () => (
  <ComingSoon
    title={messages.clients}
    heading={messages.clientHeading}
    text={messages.clientText}
    way={['/admin/clients', messages.toClients]}
  />
);
