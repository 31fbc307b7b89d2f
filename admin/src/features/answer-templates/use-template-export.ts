import type { AnswerTemplateCard } from '@ecrin/contracts/answer-template/answer-template.ts';
import { exportMessages as columns } from '#lib/export/export.messages.ts';
import type { ExportColumn } from '#lib/export/list-file.ts';
import { useCellWords } from '#lib/export/use-cell-words.ts';
import { templatesMessages as messages } from './templates.messages.ts';

export const useTemplateExport = (): readonly ExportColumn<AnswerTemplateCard>[] => {
  const { say, when } = useCellWords();
  return [
    [say(messages.name), ({ title }) => title],
    [say(messages.french), ({ words }) => words.fr],
    [say(messages.english), ({ words }) => words.en],
    [say(messages.changed), ({ at }) => when(at)],
    [say(columns.who), ({ by }) => by.fullname],
  ];
};
