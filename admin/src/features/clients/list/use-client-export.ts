import type { ClientRow } from '@ecrin/contracts/client-admin/client-list.ts';
import { exportMessages as columns } from '#lib/export/export.messages.ts';
import type { ExportColumn } from '#lib/export/list-file.ts';
import { useCellWords } from '#lib/export/use-cell-words.ts';
import { standingWords } from '../client-standing.tsx';
import { clientsMessages as messages } from '../clients.messages.ts';

const languages = { fr: messages.french, en: messages.english } as const;

/** Everything the list knows of a client. */
export const useClientExport = (): readonly ExportColumn<ClientRow>[] => {
  const { say, yesNo, when } = useCellWords();
  return [
    [say(columns.firstname), ({ firstname }) => firstname],
    [say(columns.lastname), ({ lastname }) => lastname],
    [say(columns.email), ({ email }) => email],
    [say(columns.confirmed), ({ emailProved }) => yesNo(emailProved)],
    [say(columns.phone), ({ phone }) => phone],
    [say(messages.city), ({ city }) => city],
    [say(columns.language), ({ language }) => say(languages[language])],
    [say(columns.code), ({ referralCode }) => referralCode],
    [say(messages.standing), (row) => say(standingWords(row))],
    [say(messages.thoughts), ({ thoughts }) => thoughts],
    [say(messages.goals), ({ goals }) => goals],
    [say(messages.registered), ({ registeredAt }) => when(registeredAt)],
    [say(messages.seen), ({ seenAt }) => when(seenAt)],
  ];
};
