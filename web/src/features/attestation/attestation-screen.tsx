import { focusTitle } from '@ecrin/browser/navigation/navigation-focus.ts';
import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useProblemSentence } from '#lib/api/problem-feedback.ts';
import { forgetParts } from '#lib/erasure/forget-parts.ts';
import { PlainHead } from '#lib/page/plain-head.tsx';
import { storedToken } from '#lib/session/session.ts';
import { useGetErasureQuery, type Reference } from './attestation.api.ts';
import { attestationMessages as messages } from './attestation.messages.ts';
import { ErasureShown } from './erasure-shown.tsx';
import { ReferenceForm } from './reference-form.tsx';
import { useReferenceInAddress } from './reference-in-address.ts';
import styles from './attestation.module.css';

const pollMs = 10_000;

/** Asks again while it is there. */
const Waiting = ({ reference }: { reference: Reference }) => {
  useGetErasureQuery(reference, { pollingInterval: pollMs });
  return null;
};

type FoundProps = Readonly<{ reference: Reference; onOther: (reference: Reference) => void }>;

const Found = ({ reference, onOther }: FoundProps) => {
  const { formatMessage } = useIntl();
  const { currentData, error, isFetching, refetch } = useGetErasureQuery(reference, {
    refetchOnMountOrArgChange: true,
  });
  const refusal = useProblemSentence(error);
  const state = currentData?.state;
  useEffect(() => {
    if (state) focusTitle();
  }, [state]);
  const { number } = reference;
  useEffect(() => {
    // This device is counted too, and may be looking at this page the moment it is done.
    if (state === 'done' && storedToken() !== null)
      void forgetParts([number])
        .then(refetch)
        .catch(() => undefined);
  }, [state, number, refetch]);
  if (currentData)
    return (
      <>
        {state === 'under-way' && <Waiting reference={reference} />}
        <ErasureShown erasure={currentData} reference={reference} />
      </>
    );
  if (isFetching) return <Skeleton label={formatMessage(messages.loading)} lines={[60, 90, 85]} />;
  return <ReferenceForm given={reference} refusal={refusal} onChosen={onOther} />;
};

/** Found by number and code, by whoever has them: the account is gone by then. */
export const AttestationScreen = () => {
  const { formatMessage } = useIntl();
  const [reference, choose] = useReferenceInAddress();
  usePageTitle(formatMessage(messages.title));
  return (
    <>
      <PlainHead />
      <main id="content" className={styles['body']}>
        {reference ? (
          <Found reference={reference} onOther={choose} />
        ) : (
          <ReferenceForm given={null} refusal={null} onChosen={choose} />
        )}
      </main>
    </>
  );
};
