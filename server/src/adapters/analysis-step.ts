import type { AnalysisStep } from '@ecrin/domain/thought/insights/analysis-step.ts';
import type { Consent } from './open-consent.ts';

/** `stepHere`: the best of this machine at this moment; `isRemote`: an endpoint analyses. */
type Parts = Pick<Consent, 'isAccepted'> & Readonly<{ isRemote: boolean; stepHere: () => AnalysisStep }>;

/** The best step that analyses thoughts of a client at this moment. */
export const createAnalysisStep =
  ({ isRemote, isAccepted, stepHere }: Parts) =>
  async (clientId: string): Promise<AnalysisStep> =>
    isRemote && (await isAccepted(clientId, 'understanding')) ? 2 : stepHere();
