import type { ConsentItem } from '@ecrin/contracts/consent/consent.ts';
import { useGiveConsentMutation, useListConsentsQuery } from '#lib/api/consents.api.ts';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';

type ConsentPurpose = ConsentItem['purpose'];

/** Where words for a purpose go, and whether the person accepted it; null: they stay on this server; undefined: not known yet. */
export const useConsent = (purpose: ConsentPurpose | null): ConsentItem | null | undefined => {
  const { data } = useListConsentsQuery(undefined, { skip: purpose === null });
  if (purpose === null) return null;
  return data && (data.items.find((item) => item.purpose === purpose) ?? null);
};

/** Whether something may begin for a purpose: not before it is known. */
export const useIsAccepted = (purpose: ConsentPurpose): boolean => {
  const consent = useConsent(purpose);
  return consent === null || consent?.state === 'given';
};

/** Accepts what the person was shown. */
export const useAccept = () => {
  const { data } = useListConsentsQuery();
  const [give, { isLoading }] = useGiveConsentMutation();
  const withFeedback = useCommandFeedback();
  const accept = async ({ purpose, host, model }: ConsentItem): Promise<boolean> =>
    data !== undefined && withFeedback(give({ purpose, host, model, wording: data.wording }).unwrap());
  return { busy: isLoading, accept };
};
