import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Page, PageHead } from '@ecrin/ui/page/page.tsx';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from 'wouter';
import { usePageTitle } from '../../lib/page-title.ts';
import { laterMessages as messages } from './later.messages.ts';

type LaterProps = Readonly<{ title: MessageDescriptor; heading?: MessageDescriptor; text: MessageDescriptor; way: readonly [to: string, label: MessageDescriptor] }>;

/** A screen of a later version says so, and leads on. */
const Later = ({ title, heading, text, way: [to, label] }: LaterProps) => {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(title));
  return (
    <Page kind="plain">
      {heading && <PageHead title={formatMessage(title)} />}
      <EmptyState
        setting level={heading ? 2 : 1} title={formatMessage(heading ?? title)}
        action={<Link href={to} {...buttonLook({ look: 'primary' })}>{formatMessage(label)}</Link>}
      >
        {formatMessage(text)}
      </EmptyState>
    </Page>
  );
};

export const OrbsScreen = () => <Later title={messages.orbsTitle} text={messages.orbsText} way={['/app', messages.record]} />;
export const OrbScreen = () => <Later title={messages.orbTitle} text={messages.orbText} way={['/app/orbs', messages.orbs]} />;
export const NotificationsScreen = () => (
  <Later title={messages.notificationsTitle} heading={messages.notificationsEmpty} text={messages.notificationsText} way={['/app', messages.back]} />
);
export const ProfilePartScreen = () => <Later title={messages.profileTitle} text={messages.profileText} way={['/app/profile', messages.profile]} />;
