import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { ShownFact, ShownMemory } from '@ecrin/contracts/memory/memory.ts';
import { Page } from '@ecrin/ui/page/page.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useId, type ComponentType, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { WhyEmptyLine } from '#lib/empty/why-empty.tsx';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { ForgottenFact, KeptFact, ProposedFact } from './fact-row.tsx';
import { AddForm, ForgetAll, RememberSwitch } from './memory-controls.tsx';
import { useFindMemoryQuery } from './memory.api.ts';
import { memoryMessages as messages } from './memory.messages.ts';
import styles from './memory.module.css';

type SectionProps = Readonly<{ title: MessageDescriptor; text?: MessageDescriptor; children?: ReactNode }>;

const Section = ({ title, text, children }: SectionProps) => {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage {...title} />
      </h2>
      {text && (
        <p className="sm dim">
          <FormattedMessage {...text} />
        </p>
      )}
      {children}
    </section>
  );
};

type FactListProps = Readonly<{
  memory: ShownMemory;
  status: ShownFact['status'];
  row: ComponentType<{ fact: ShownFact }>;
  title: MessageDescriptor;
  text: MessageDescriptor;
  /** Said where there is none; absent: nothing is shown then. */
  none?: MessageDescriptor;
}>;

const FactList = ({ memory, status, row: Row, title, text, none }: FactListProps) => {
  const facts = memory.facts.filter((fact) => fact.status === status);
  if (facts.length === 0)
    return (
      none && (
        <Section title={title}>
          <WhyEmptyLine>
            <FormattedMessage {...none} />
          </WhyEmptyLine>
        </Section>
      )
    );
  return (
    <Section title={title} text={text}>
      <ul className={styles['facts']}>
        {facts.map((fact) => (
          <Row key={fact.factId} fact={fact} />
        ))}
      </ul>
    </Section>
  );
};

const LoadedMemory = ({ memory }: { memory: ShownMemory }) => (
  <>
    <FactList
      memory={memory}
      status="proposed"
      row={ProposedFact}
      title={messages.proposed}
      text={messages.proposedText}
    />
    <FactList
      memory={memory}
      status="kept"
      row={KeptFact}
      title={messages.kept}
      text={messages.keptText}
      none={messages.none}
    />
    <Section title={messages.addTitle}>
      <AddForm />
    </Section>
    <RememberSwitch on={memory.on} />
    <FactList
      memory={memory}
      status="forgotten"
      row={ForgottenFact}
      title={messages.forgotten}
      text={messages.forgottenText}
    />
    {memory.facts.some(({ status }) => status !== 'forgotten') && <ForgetAll />}
  </>
);

const Failed = ({ onRetry }: { onRetry: () => void }) => <LoadFailed title={messages.failed} onRetry={onRetry} />;

/** « Ce que je sais de vous »: what answers may remember, proposed, kept and forgotten. */
export const MemoryScreen = () => {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useFindMemoryQuery();
  usePageTitle(formatMessage(messages.title));
  return (
    <Page kind="plain">
      <div className={styles['memory']}>
        <BackLink />
        <h1 className="display" tabIndex={-1}>
          {formatMessage(messages.title)}
        </h1>
        <p className="dim">
          <FormattedMessage {...messages.lead} />
        </p>
        {data && <LoadedMemory memory={data} />}
        {!data && error && <Failed onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton lines={[70, 90, 60]} />}
      </div>
    </Page>
  );
};
