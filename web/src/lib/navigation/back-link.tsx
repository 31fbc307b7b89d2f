import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronLeftIcon } from '@ecrin/ui/icon/icons.ts';
import { backLook } from '@ecrin/ui/page/page.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'wouter';
import { parentOf } from './page-places.ts';

/** The way back to the parent of the page. `name`: of a parent that is named by what it shows. */
export const BackLink = ({ name = '' }: Readonly<{ name?: string }>) => {
  const { formatMessage } = useIntl();
  const [path] = useLocation();
  const parent = parentOf(path);
  if (!parent) return null;
  return (
    <Link href={parent.path} {...backLook}>
      <Icon of={chevronLeftIcon} />
      <span dir="auto">{parent.title ? formatMessage(parent.title) : withFrenchTypography(name)}</span>
    </Link>
  );
};
