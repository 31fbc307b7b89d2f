import type { ReadyOrbDetail } from '@ecrin/contracts/orb/ready-orb.ts';
import { exportMessages as columns } from '#lib/export/export.messages.ts';
import type { ExportColumn } from '#lib/export/list-file.ts';
import { useCellWords } from '#lib/export/use-cell-words.ts';

/** Every version of an orb, with what it asks a model in each language. */
export const useVersionExport = (): readonly ExportColumn<ReadyOrbDetail['versions'][number]>[] => {
  const { say, when } = useCellWords();
  return [
    [say(columns.version), ({ version }) => version],
    [say(columns.since), ({ since }) => when(since)],
    [say(columns.by), ({ by }) => say(by === null ? columns.ecrin : columns.who)],
    [say(columns.why), ({ why }) => why],
    [say(columns.promptFrench), ({ instructions }) => instructions.fr?.prompt ?? null],
    [say(columns.promptEnglish), ({ instructions }) => instructions.en?.prompt ?? null],
  ];
};
