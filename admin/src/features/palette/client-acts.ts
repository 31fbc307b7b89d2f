import type { AdminRole } from '@ecrin/contracts/admin/admin.ts';
import { beginsNearly } from '@ecrin/domain/text/near-words.ts';
import { downloadIcon, lockIcon, pencilIcon, shieldLockIcon, undoIcon, type IconShape } from '@ecrin/ui/icon/icons.ts';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { paletteEntry, wordsOf, type PaletteEntry } from './palette-entry.ts';
import type { FoundClient } from './palette.api.ts';
import { paletteMessages as messages } from './palette.messages.ts';

type ClientAct = Readonly<{
  label: MessageDescriptor;
  icon: IconShape;
  pathOf: (client: FoundClient) => string;
  /** For superadmins only. */
  grave: boolean;
  /** Of an account that is open, or deactivated; of any otherwise. */
  of?: 'open' | 'deactivated';
}>;

const onPage =
  (act: string) =>
  ({ clientId }: FoundClient): string =>
    `/admin/clients/${clientId}?act=${encodeURIComponent(act)}`;

/** Each opens what its page asks first: nothing is done here. */
const clientActs: readonly ClientAct[] = [
  {
    label: messages.write,
    icon: pencilIcon,
    pathOf: ({ clientId }) => `/admin/communication?client=${clientId}`,
    grave: false,
    of: 'open',
  },
  { label: messages.deactivate, icon: lockIcon, pathOf: onPage('deactivation'), grave: true, of: 'open' },
  { label: messages.reactivate, icon: undoIcon, pathOf: onPage('reactivation'), grave: true, of: 'deactivated' },
  { label: messages.end, icon: shieldLockIcon, pathOf: onPage('sessions/end'), grave: false, of: 'open' },
  { label: messages.exportHistory, icon: downloadIcon, pathOf: onPage('export'), grave: true },
];

/** What a client is called by: a name, or whatever there is. */
export const calledOf = ({ firstname, lastname, email, referralCode }: FoundClient): string =>
  [firstname, lastname].filter((name) => name !== null).join(' ') || email || referralCode;

/** Between what is to be done and a name, beside the words of the act itself. */
const fillers: ReadonlySet<string> = new Set([
  'a',
  'to',
  'de',
  'd',
  'of',
  'le',
  'la',
  'les',
  'l',
  'sa',
  'ses',
  'son',
  'the',
  'their',
  'compte',
  'account',
  ':',
]);
/** So many letters say what is to be done. */
const leastLetters = 3;

const isNearly = (word: string, typed: string): boolean =>
  typed.length >= leastLetters && (word.startsWith(typed) || beginsNearly(word, typed));

/** `offered`: what this role may do, and of that what was asked for. `sought`: the rest of what was typed, a name. */
export const useActVerbs = (role: AdminRole) => {
  const { formatMessage } = useIntl();
  const permitted = clientActs.filter(({ grave }) => !grave || role === 'superadmin');
  const saidBy = ({ label }: ClientAct): readonly string[] => wordsOf(formatMessage(label, { name: '' }));
  return (typed: string) => {
    const words = typed.trim().split(/\s+/u);
    const [first = '', ...rest] = words;
    const [verb = ''] = wordsOf(first);
    const asked = permitted.filter((act) => isNearly(saidBy(act)[0] ?? '', verb));
    // Somebody may be called what an act is called.
    if (asked.length === 0 || rest.length === 0)
      return { verbs: { asked: false, offered: permitted }, sought: typed.trim() };
    const said = asked.flatMap((act) => saidBy(act).slice(1));
    const isOfName = (part: string) => !fillers.has(part) && !said.some((word) => isNearly(word, part));
    const sought = rest.filter((word) => wordsOf(word).some(isOfName)).join(' ');
    return { verbs: { asked: true, offered: asked }, sought };
  };
};

/** The entries of what can be done about a client, named. */
export const useClientActs = () => {
  const { formatMessage } = useIntl();
  return (client: FoundClient, offered: readonly ClientAct[]): readonly PaletteEntry[] => {
    const name = calledOf(client);
    const state = client.standing === 'deactivated' ? 'deactivated' : 'open';
    return offered
      .filter((act) => act.of === undefined || act.of === state)
      .map(({ label, icon, pathOf }) => ({
        ...paletteEntry(pathOf(client), { label: formatMessage(label, { name }), detail: client.email, icon }),
        act: { clientName: name, clientLanguage: client.language },
      }));
  };
};
