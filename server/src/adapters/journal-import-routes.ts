import { createJournalImportRoutes, type ApiServices } from '@ecrin/command-api';
import { costOfLine, paidEngine } from '@ecrin/domain/usage/cost-of-usage.ts';
import { createThreadJournalReader } from '@ecrin/platform/adapters/journal-reader/thread-journal-reader.ts';
import { findDuplicates } from '@ecrin/projections';
import type { Stores } from '#storage/open-stores.ts';
import { openArchiveSource } from './archive-source.ts';
import type { Consent } from './open-consent.ts';

const journalReader = createThreadJournalReader();

type Setting = Readonly<{ clientBytes: () => Promise<number>; consent: Pick<Consent, 'targets' | 'isAccepted'> }>;

/** The endpoint that a client accepted, at its price; else this server. */
const understandingBy =
  ({ settings }: Pick<ApiServices, 'settings'>, { targets, isAccepted }: Setting['consent']) =>
  async (clientId: string) => {
    const target = targets.understanding;
    if (!target || !(await isAccepted(clientId, 'understanding'))) return { host: null, eurosPerMillionTokens: 0 };
    const tokens = { requests: 1, inputTokens: million, outputTokens: 0, ms: 0 };
    const line = { ...tokens, kind: 'understanding', engine: paidEngine, model: target.model } as const;
    return { host: target.host, eurosPerMillionTokens: costOfLine(line, await settings.current()) };
  };
const million = 1_000_000;

/** Bringing a journal: of all that send one, one file is read at a time. */
export const journalImportRoutes = (
  { blobs, models }: Stores,
  services: ApiServices,
  { clientBytes, consent }: Setting,
) =>
  createJournalImportRoutes({
    ...services,
    blobs,
    journalReader,
    findDuplicates: findDuplicates(models),
    archiveSource: openArchiveSource(services.push.allowed),
    clientBytes,
    understanding: understandingBy(services, consent),
  });
