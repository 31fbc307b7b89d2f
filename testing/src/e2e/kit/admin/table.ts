import type { Language } from '@ecrin/domain/kernel/language.ts';

type Role = 'superadmin' | 'admin';
/** A form in which a screen is looked at. */
export type Form = Readonly<{ width: number; dark: boolean; language: Language; role: Role }>;

/**
 * What is asked of a screen of the back-office beside what holds of each: `for`: who may open it; `lists`: states of its list, as its address has them;
 * `letters`: of a queue in one of these states, the letters that act in it. `row`: finds the first row of its list, which stands high on a phone; of a list
 * that is a part of its page, in that part. `filter`: a state in which one filter is in force. `draft`: finds where one chooses what is written, set or done,
 * not what is shown: that is no state of the address.
 */
type AdminScreen = Readonly<{
  for: Role;
  lists?: readonly string[];
  letters?: Readonly<Record<string, string>>;
  row?: string;
  filter?: string;
  draft?: string;
}>;

const [tableRow, queueRow, factRow] = ['main tbody tr', 'main ul[aria-keyshortcuts] li', 'main section > ol > li'];

/** Where one item of the inbox is decided. */
const decision = 'section[class*="detail"]';
/** Where a message is written, and looked at as it will arrive. */
const writing = 'main [class*="_two_"]';

const [superadmin, admin] = [{ for: 'superadmin' } as const, { for: 'admin' } as const];

/** Every route of the back-office by its path. One that is missing fails, and so does one that is no more. */
export const adminTable: Readonly<Record<string, AdminScreen>> = {
  '/admin': admin,
  '/admin/account': { ...admin, draft: 'fieldset' },
  '/admin/admins': { ...superadmin, lists: ['q=theo'], row: tableRow },
  '/admin/admins/create': superadmin,
  '/admin/admins/:adminId': superadmin,
  '/admin/admins/:adminId/edit': superadmin,
  '/admin/admins/:adminId/edit-password': superadmin,
  '/admin/orbs': { ...admin, lists: ['q=mot'], row: tableRow },
  '/admin/orbs/create': admin,
  '/admin/orbs/:orbId': admin,
  '/admin/orbs/:orbId/edit': admin,
  '/admin/clients': { ...admin, lists: ['q=zel'], row: tableRow, filter: 'standing=active' },
  '/admin/clients/:clientId': { ...admin, lists: ['kind=account', 'grouped=no'], row: factRow, filter: 'kind=account' },
  '/admin/clients/:clientId/content': superadmin,
  '/admin/communication': { ...admin, draft: writing },
  '/admin/communication/:broadcastId': { ...admin, draft: writing },
  '/admin/not-me': { ...admin, draft: 'fieldset' },
  '/admin/notifications': {
    ...admin,
    lists: ['filter=unread'],
    row: 'main section > ul > li',
    filter: 'filter=unread',
  },
  '/admin/requests/:itemId?': {
    ...admin,
    lists: ['kind=permission', 'status=closed'],
    letters: { 'kind=permission': 'J K T A R', 'kind=report': 'J K T O' },
    row: queueRow,
    filter: 'kind=report',
    draft: decision,
  },
  // Both lead into it.
  '/admin/comments/:reportId?': { ...admin, draft: decision },
  '/admin/erasures/:proposalId?': { ...admin, draft: decision },
  '/admin/answer-templates': { ...admin, row: tableRow },
  '/admin/answer-templates/create': admin,
  '/admin/answer-templates/:templateId': admin,
  '/admin/organizations': { ...admin, lists: ['q=choeur'], row: tableRow, filter: 'kind=arts' },
  '/admin/organizations/create': admin,
  '/admin/organizations/:organizationId': { ...admin, draft: 'search' },
  '/admin/organizations/:organizationId/edit': admin,
  '/admin/miniapps': admin,
  '/admin/statistics': admin,
  '/admin/payments': { ...admin, lists: ['span=year'] },
  '/admin/queues': { ...admin, row: tableRow },
  '/admin/acts': { ...superadmin, lists: ['kind=service', 'grouped=yes'], row: factRow, filter: 'kind=service' },
  '/admin/settings': { ...admin, lists: ['q=jetons'], draft: 'section' },
  '/admin/nowhere': admin,
};

const widths = [1280, 390, 320, 1440];
const schemes = [false, true];

/** Every form. */
export const allForms: readonly Form[] = (['superadmin', 'admin'] as const).flatMap((role) =>
  (['fr', 'en'] as const).flatMap((language) =>
    schemes.flatMap((dark) => widths.map((width) => ({ width, dark, language, role }))),
  ),
);

/** One form for each place in the table, so that neighbours differ in all of it; what a superadmin alone may open is opened by one. */
export const formOf = (place: number, role: Role): Form => ({
  width: widths[place % 4] ?? 1280,
  dark: place % 3 === 1,
  language: place % 5 < 3 ? 'fr' : 'en',
  role: role === 'admin' && place % 2 === 1 ? 'admin' : 'superadmin',
});
