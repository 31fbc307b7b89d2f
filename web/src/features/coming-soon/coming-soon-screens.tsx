import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Page } from '@ecrin/ui/page/page.tsx';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from 'wouter';
import { comingSoonMessages as messages } from './coming-soon.messages.ts';

type ComingSoonProps = Readonly<{
  title: MessageDescriptor;
  text: MessageDescriptor;
  way: readonly [to: string, label: MessageDescriptor];
}>;

/** The placeholder of a screen of a later version. */
const ComingSoon = ({ title, text, way: [to, label] }: ComingSoonProps) => {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(title));
  return (
    <Page kind="plain">
      <EmptyState
        setting
        level={1}
        title={formatMessage(title)}
        action={
          <Link href={to} {...buttonLook({ look: 'primary' })}>
            {formatMessage(label)}
          </Link>
        }
      >
        {formatMessage(text)}
      </EmptyState>
    </Page>
  );
};

export const OrbsScreen = () => (
  <ComingSoon title={messages.orbsTitle} text={messages.orbsText} way={['/app', messages.record]} />
);
export const OrbScreen = () => (
  <ComingSoon title={messages.orbTitle} text={messages.orbText} way={['/app/orbs', messages.orbs]} />
);
