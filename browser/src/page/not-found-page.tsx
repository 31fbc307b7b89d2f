import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { StatusPage } from '@ecrin/ui/status-page/status-page.tsx';
import { Link } from 'wouter';
import { usePageTitle } from './page-title.ts';

type NotFoundPageProps = Readonly<{ title: string; text: string; homeLabel: string; homePath: string }>;

/** Shown for an address without a screen. */
export const NotFoundPage = ({ title, text, homeLabel, homePath }: NotFoundPageProps) => {
  usePageTitle(title);
  return (
    <StatusPage code={404} title={title} text={text}>
      <Link href={homePath} {...buttonLook({ look: 'primary', size: 'lg' })}>
        {homeLabel}
      </Link>
    </StatusPage>
  );
};
