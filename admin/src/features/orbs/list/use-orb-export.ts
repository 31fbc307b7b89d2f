import type { ReadyOrbRow } from '@ecrin/contracts/orb/ready-orb.ts';
import { exportMessages as columns } from '#lib/export/export.messages.ts';
import type { ExportColumn } from '#lib/export/list-file.ts';
import { useCellWords } from '#lib/export/use-cell-words.ts';
import { useInLanguage } from '../orb-name.ts';
import { standingOf } from '../orb-status.tsx';
import { orbsMessages } from '../orbs.messages.ts';
import { listMessages as messages } from './list.messages.ts';

/** An orb with what its runs of thirty days came to. */
export const useOrbExport = (): readonly ExportColumn<ReadyOrbRow>[] => {
  const { say } = useCellWords();
  const inLanguage = useInLanguage();
  return [
    [say(messages.orb), ({ names }) => inLanguage(names)],
    [say(orbsMessages.categoryField), ({ category }) => say(orbsMessages.category, { category })],
    [say(messages.version), ({ version }) => version],
    [say(columns.language), ({ languages }) => languages.join(', ').toUpperCase()],
    [say(messages.standing), (orb) => say(orbsMessages.standing, { standing: standingOf({ orb }) })],
    [say(messages.runs), ({ usage }) => usage.completed],
    [say(columns.brokenRuns), ({ usage }) => usage.broken],
    [say(columns.failedRuns), ({ usage }) => usage.failed],
    [say(columns.tokens), ({ usage }) => usage.inputTokens + usage.outputTokens],
  ];
};
