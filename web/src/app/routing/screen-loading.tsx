import { Page } from '@ecrin/ui/page/page.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { FormattedMessage } from 'react-intl';
import { appMessages as messages } from '../app.messages.ts';

export const ScreenLoading = () => (
  <Page>
    <output>
      <VisuallyHidden>
        <FormattedMessage {...messages.loading} />
      </VisuallyHidden>
    </output>
    <Skeleton lines={[48, 94, 88, 62]} />
  </Page>
);
