import type { AdminRole } from '@ecrin/contracts/admin/admin.ts';
import type { PaletteGroup } from '@ecrin/ui/command-palette/palette-list.tsx';
import { orbIcon, searchIcon, shieldLockIcon, userIcon } from '@ecrin/ui/icon/icons.ts';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useListAdminsQuery } from '#lib/api/admins.api.ts';
import { idBeginningOf } from '#lib/id-search/id-beginning.ts';
import { useFindIdsQuery } from '#lib/id-search/id-search.api.ts';
import { idSearchMessages } from '#lib/id-search/id-search.messages.ts';
import { useFoundWords } from '#lib/id-search/id-search.tsx';
import { pathOfFound } from '#lib/id-search/path-of-found.ts';
import { calledOf, useActVerbs, useClientActs } from './client-acts.ts';
import { isMatch, paletteEntry, type PaletteEntry } from './palette-entry.ts';
import { useFindClientsQuery, useFindOrbsQuery } from './palette.api.ts';
import { paletteMessages as messages } from './palette.messages.ts';
import { recentEntries } from './recent-entries.ts';

/** How long typing rests before the server is asked, in ms. */
const restMs = 150;
/** Of each kind, so that none hides the others. */
const mostOfKind = 5;

/** What is typed, once it rests. */
const useRested = (typed: string): string => {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
};

/** Clients by their names alone, and what can be done about them. */
const useClients = (role: AdminRole, typed: string) => {
  const { verbs, sought } = useActVerbs(role)(typed);
  const rested = useRested(sought);
  // `currentData`: of these words, not of the ones before them.
  const { currentData = [] } = useFindClientsQuery(rested, { skip: rested.length < 2 });
  const actsOf = useClientActs();
  return {
    asked: verbs.asked,
    clients: currentData.map((client) =>
      paletteEntry(`/admin/clients/${client.clientId}`, {
        label: calledOf(client),
        detail: client.email,
        icon: userIcon,
      }),
    ),
    // Without a word of what is to be done, it is offered for whoever was found first.
    acts: (verbs.asked ? currentData : currentData.slice(0, 1)).flatMap((client) => actsOf(client, verbs.offered)),
  };
};

const useAdmins = (role: AdminRole, typed: string): readonly PaletteEntry[] => {
  const { data = [] } = useListAdminsQuery(undefined, { skip: role !== 'superadmin' });
  return data
    .map(({ adminId, fullname, email }) =>
      paletteEntry(`/admin/admins/${adminId}`, { label: fullname ?? '', detail: email, icon: shieldLockIcon }),
    )
    .filter((entry) => isMatch(entry, typed));
};

const useOrbs = (typed: string): readonly PaletteEntry[] => {
  const { locale } = useIntl();
  const { data = [] } = useFindOrbsQuery();
  return data
    .map(({ orbId, names }) =>
      paletteEntry(`/admin/orbs/${orbId}`, {
        label: names[locale === 'en' ? 'en' : 'fr'] ?? names.fr ?? names.en ?? '',
        detail: null,
        icon: orbIcon,
      }),
    )
    .filter((entry) => isMatch(entry, typed));
};

/** Whatever has the id that was typed, or one that begins so. */
const useIds = (typed: string): readonly PaletteEntry[] => {
  const id = idBeginningOf(useRested(typed));
  const wordsOf = useFoundWords();
  const { currentData } = useFindIdsQuery(id ?? '', { skip: id === null });
  return (currentData?.items ?? []).map((found) =>
    paletteEntry(pathOfFound(found), { ...wordsOf(found), icon: searchIcon }),
  );
};

export type FoundGroup = PaletteGroup & Readonly<{ options: readonly PaletteEntry[] }>;

/** Everything the words lead to, by kind; without words what was opened last, and the pages. */
export const useFoundEntries = (
  role: AdminRole,
  pages: readonly PaletteEntry[],
  typed: string,
): readonly FoundGroup[] => {
  const { formatMessage } = useIntl();
  const { asked, ...found } = useClients(role, typed);
  const acts = { key: 'acts', label: formatMessage(messages.acts), options: found.acts.slice(0, mostOfKind) };
  const clients = {
    key: 'clients',
    label: formatMessage(messages.clients),
    options: found.clients.slice(0, mostOfKind),
  };
  const [admins, orbs, ids] = [useAdmins(role, typed), useOrbs(typed), useIds(typed)];
  const groups =
    typed.trim() === ''
      ? [
          { key: 'recent', label: formatMessage(messages.recent), options: recentEntries() },
          { key: 'pages', label: formatMessage(messages.pages), options: pages },
        ]
      : [
          { key: 'pages', label: formatMessage(messages.pages), options: pages.filter((page) => isMatch(page, typed)) },
          { key: 'ids', label: formatMessage(idSearchMessages.found), options: ids },
          // Enter does what was asked for.
          ...(asked ? [acts, clients] : [clients, acts]),
          { key: 'orbs', label: formatMessage(messages.orbs), options: orbs.slice(0, mostOfKind) },
          { key: 'admins', label: formatMessage(messages.admins), options: admins.slice(0, mostOfKind) },
        ];
  return groups.filter(({ options }) => options.length > 0);
};
