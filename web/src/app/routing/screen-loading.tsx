import { Page } from '@ecrin/ui/page/page.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { Unseen } from '@ecrin/ui/unseen/unseen.tsx';
import { FormattedMessage } from 'react-intl';
import { appMessages as messages } from '../app.messages.ts';

export const ScreenLoading = () => (
  <Page>
    <output>
      <Unseen>
        <FormattedMessage {...messages.loading} />
      </Unseen>
    </output>
    <Skeleton lines={[48, 94, 88, 62]} />
  </Page>
);
