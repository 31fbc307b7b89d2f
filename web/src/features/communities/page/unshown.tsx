import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Page } from '@ecrin/ui/page/page.tsx';
import { Link } from 'wouter';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { isAbsent } from '../api/tagged-api.ts';
import { NotThereYet } from '../not-there-yet.tsx';

type UnshownProps = Readonly<{
  error: unknown;
  onRetry: () => unknown;
  /** What is said where nothing is there, and where the link leads. */
  absent: Readonly<{ title: string; text: string; href: string; link: string }>;
}>;

/** Instead of a page: it loads, is not there, or could not be fetched. */
export const Unshown = ({ error, onRetry, absent }: UnshownProps) => (
  <Page kind="plain">
    <BackLink name={absent.link} />
    {isAbsent(error) ? (
      <EmptyState
        level={1}
        title={absent.title}
        action={
          <Link href={absent.href} {...buttonLook()}>
            {absent.link}
          </Link>
        }
      >
        {absent.text}
      </EmptyState>
    ) : (
      <NotThereYet level={1} failed={Boolean(error)} onRetry={onRetry} />
    )}
  </Page>
);
