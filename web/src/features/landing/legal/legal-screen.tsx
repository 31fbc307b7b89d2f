import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { OperatorNotice } from '@ecrin/contracts/site/operator.ts';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { contactLink, operatorApi, useGetOperatorQuery } from '#lib/api/operator.api.ts';
import { store } from '#lib/api/store.ts';
import { LanguageChoice } from '#lib/i18n/language-choice.tsx';
import { NotLoaded } from '#lib/page/not-loaded.tsx';
import { DataSentences } from '../data-sentences.tsx';
import { landingMessages } from '../landing.messages.ts';
import { SiteFoot, SiteTop } from '../site-top.tsx';
import { legalMessages as messages } from './legal.messages.ts';
import styles from '../about/about.module.css';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <dt className="h4">{title}</dt>
    {children}
  </div>
);

const Operator = ({ operator: { name, address, contact } }: { operator: OperatorNotice }) => {
  const { formatMessage } = useIntl();
  return (
    <dd>
      <p>{name ?? formatMessage(messages.operatorUnnamed)}</p>
      {address && <p>{address}</p>}
      {contact && (
        <p>
          <a className="link" href={contactLink(contact)}>
            {formatMessage(messages.contact, { contact })}
          </a>
        </p>
      )}
    </dd>
  );
};

/** Resolves once it is known who runs this server, or cannot be for now: the page is shown with it, so that nothing below moves. */
export const askForOperator = () =>
  store.dispatch(operatorApi.endpoints.getOperator.initiate(undefined, { subscribe: false }));

/** Who runs this server, on whose machines, and where data is. */
export const LegalScreen = () => {
  const { formatMessage } = useIntl();
  const { data: operator, isError } = useGetOperatorQuery();
  usePageTitle(formatMessage(landingMessages.legal));
  return (
    <>
      <SiteTop languages={<LanguageChoice />} />
      <main id="content" className={styles['about']}>
        <h1 className="display" tabIndex={-1}>
          {formatMessage(landingMessages.legal)}
        </h1>
        <dl>
          <Part title={formatMessage(messages.operator)}>
            {operator ? (
              <Operator operator={operator} />
            ) : (
              <dd>{isError ? <NotLoaded /> : <Skeleton lines={[42]} />}</dd>
            )}
          </Part>
          <Part title={formatMessage(messages.host)}>
            <dd>{operator?.host ?? (operator && formatMessage(messages.hostUnnamed))}</dd>
          </Part>
          <Part title={formatMessage(landingMessages.data)}>
            <dd>
              <DataSentences />
            </dd>
          </Part>
          <Part title={formatMessage(messages.rights)}>
            <dd>{formatMessage(messages.rightsText)}</dd>
          </Part>
          <Part title={formatMessage(messages.cookies)}>
            <dd>{formatMessage(messages.cookiesText)}</dd>
          </Part>
        </dl>
      </main>
      <SiteFoot />
    </>
  );
};
