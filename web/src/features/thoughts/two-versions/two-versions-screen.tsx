import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { TwoVersions, VersionChoice } from '@ecrin/contracts/thought/thought-versions.ts';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { Page } from '@ecrin/ui/page/page.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation, useParams } from 'wouter';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { ThoughtNotFound } from '../detail/thought-not-found.tsx';
import { ListFailed, ListLoading } from '../list/list-states.tsx';
import { useFindThoughtQuery } from '../thought.api.ts';
import { thoughtsMessages } from '../thoughts.messages.ts';
import { useChooseVersionMutation, useFindTwoVersionsQuery } from './two-versions.api.ts';
import { twoVersionsMessages as messages } from './two-versions.messages.ts';
import { PartChoice, type ChoicePart } from './version-choice.tsx';
import styles from './two-versions.module.css';

type ChooserProps = Readonly<{ thoughtId: string; versions: TwoVersions }>;

const isChoice = (part: TwoVersions['parts'][number]): part is ChoicePart => !('same' in part);

/** The parts of two versions never change their order. */
const keyed = (parts: TwoVersions['parts']) => parts.map((part, at) => ({ part, key: `part-${at}` }));

const Same = ({ words }: { words: string }) => (
  <section className={styles['part']}>
    <h2 className="label">
      <FormattedMessage {...messages.same} />
    </h2>
    <p className={`words ${styles['version']}`} dir="auto">
      {withFrenchTypography(words)}
    </p>
  </section>
);

type FootProps = Readonly<{ href: string; count: number; busy: boolean }>;

const ChooserFoot = ({ href, count, busy }: FootProps) => (
  <>
    <div className={styles['foot']}>
      <Button type="submit" look="primary" size="lg" busy={busy}>
        <FormattedMessage {...messages.keep} values={{ count }} />
      </Button>
      <Link href={href} {...buttonLook({ look: 'text' })}>
        <FormattedMessage {...messages.notNow} />
      </Link>
    </div>
    <p className="sm dim">
      <FormattedMessage {...messages.foot} />
    </p>
  </>
);

/** The version that stands is chosen at first. */
const VersionChooser = ({ thoughtId, versions: { parts, unseenSince, ...times } }: ChooserProps) => {
  const [, navigate] = useLocation();
  const [choose, { isLoading }] = useChooseVersionMutation();
  const withFeedback = useCommandFeedback();
  const differing = parts.filter(isChoice);
  const [choices, setChoices] = useState<readonly VersionChoice[]>(differing.map(() => 'later'));
  const href = `/app/thoughts/${thoughtId}`;
  const count = differing.length;
  const keep = async () => {
    const body = { unseenSince, choices: [...choices] };
    if (await withFeedback(choose({ thoughtId, body }).unwrap())) navigate(href);
  };
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => submitForm(event, keep)}>
      <p className={styles['title']}>
        <FormattedMessage {...messages.title} values={{ count }} />
      </p>
      {keyed(parts).map(({ part, key }) => {
        if (!isChoice(part)) return part.same.trim() === '' ? null : <Same key={key} words={part.same} />;
        const number = differing.indexOf(part);
        return (
          <PartChoice
            key={key}
            part={part}
            times={times}
            place={{ number: number + 1, count }}
            choice={choices[number] ?? 'later'}
            onChoose={(choice) => setChoices(choices.map((one, index) => (index === number ? choice : one)))}
          />
        );
      })}
      <ChooserFoot href={href} count={count} busy={isLoading} />
    </form>
  );
};

const OneVersion = ({ thoughtId }: { thoughtId: string }) => {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      level={2}
      title={formatMessage(messages.overTitle)}
      action={
        <Link href={`/app/thoughts/${thoughtId}`} {...buttonLook({ look: 'primary' })}>
          <FormattedMessage {...messages.toThought} />
        </Link>
      }
    >
      <FormattedMessage {...messages.overText} />
    </EmptyState>
  );
};

const Versions = ({ thoughtId }: { thoughtId: string }) => {
  const { currentData, error, refetch } = useFindTwoVersionsQuery(thoughtId);
  if (error && 'status' in error && error.status === 404) return <ThoughtNotFound level={2} />;
  if (error) return <ListFailed onRetry={() => void refetch()} />;
  if (!currentData) return <ListLoading />;
  const { open } = currentData;
  return open ? (
    <VersionChooser key={open.laterAt} thoughtId={thoughtId} versions={open} />
  ) : (
    <OneVersion thoughtId={thoughtId} />
  );
};

/** Chooses between two versions of a thought that were written unseen by each other. */
export const TwoVersionsScreen = () => {
  const { thoughtId } = useParams<{ thoughtId: string }>();
  const { formatMessage } = useIntl();
  const { currentData: thought } = useFindThoughtQuery(thoughtId);
  const heading = formatMessage(messages.heading);
  usePageTitle(heading);
  return (
    <Page kind="plain">
      <BackLink name={thought?.title ?? formatMessage(thoughtsMessages.untitled)} />
      <h1 className="h4 dim" tabIndex={-1}>
        {heading}
      </h1>
      <Versions thoughtId={thoughtId} />
    </Page>
  );
};
