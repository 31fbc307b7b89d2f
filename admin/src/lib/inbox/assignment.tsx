import type { KnownAdmin } from '@ecrin/contracts/admin/known-people.ts';
import type { ItemHolder } from '@ecrin/contracts/inbox/assignment.ts';
import { Avatar } from '@ecrin/ui/avatar/avatar.tsx';
import { crossIcon, userIcon, userPlusIcon } from '@ecrin/ui/icon/icons.ts';
import { Menu } from '@ecrin/ui/menu/menu.tsx';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { useIntl } from 'react-intl';
import { useResultFeedback } from '../api/problem-feedback.ts';
import { useGetMeQuery } from '../session/me.api.ts';
import { useAssignItemMutation, useListInboxHoldersQuery } from './assignment.api.ts';
import { assignmentMessages as messages } from './assignment.messages.ts';
import { ActButton } from './detail.tsx';
import { inboxMessages } from './inbox.messages.ts';
import { useAge } from './use-age.ts';
import styles from './triage.module.css';

/** As the address of a queue holds it; the empty one is all. */
export const holderPart = ['', 'mine', 'nobody'] as const;
type HolderPart = (typeof holderPart)[number];

/** What a choice of holder is called. */
export const useHolderLabel = () => {
  const { formatMessage } = useIntl();
  return (part: Exclude<HolderPart, ''>): string => formatMessage(messages[part]);
};

/** À moi · Sans personne · Toutes. */
export const HolderFilter = ({
  chosen,
  onChoose,
}: Readonly<{ chosen: HolderPart; onChoose: (holder: HolderPart) => void }>) => {
  const { formatMessage } = useIntl();
  return (
    <Segment
      label={formatMessage(messages.filter)}
      chosen={chosen}
      onChoose={onChoose}
      choices={[
        { choice: 'mine', label: formatMessage(messages.mine) },
        { choice: 'nobody', label: formatMessage(messages.nobody) },
        { choice: '', label: formatMessage(messages.all) },
      ]}
    />
  );
};

/** The name of who has an item; null: nobody. */
export const useHolderName = () => {
  const { formatMessage } = useIntl();
  return (holder: ItemHolder): string | null =>
    holder && (holder.admin.fullname ?? formatMessage(inboxMessages.unnamed));
};

/** `path`: of the item in the API. */
type Item = Readonly<{ path: string; holder: ItemHolder }>;

const useAssigning = ({ path, holder }: Item) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [assign, { isLoading: busy }] = useAssignItemMutation();
  const from = holder?.admin.adminId ?? null;
  const to = async (adminId: string | null, told: string) =>
    showResult(await assign({ path, body: { from, to: adminId } }), told);
  return {
    busy,
    take: (own: string) => to(own, formatMessage(messages.taken)),
    release: () => to(null, formatMessage(messages.released)),
    hand: (adminId: string, who: string) => to(adminId, formatMessage(messages.handed, { who })),
  };
};

const useStanding = (holder: ItemHolder, own: string | null): string => {
  const { formatMessage } = useIntl();
  const age = useAge();
  const who = useHolderName()(holder);
  if (holder === null || who === null) return formatMessage(messages.free);
  const since = age(holder.since);
  return holder.admin.adminId === own
    ? formatMessage(messages.own, { age: since })
    : formatMessage(messages.held, { who, age: since });
};

/** What can be done with an item: `take` by its reader, `release` to all, `hand` to a colleague. */
const useHolderActions = (item: Item) => {
  const { formatMessage } = useIntl();
  const { data: me } = useGetMeQuery();
  const { data: admins = [] } = useListInboxHoldersQuery();
  const { busy, take, release, hand } = useAssigning(item);
  const { holder } = item;
  const nameOf = (admin: KnownAdmin) => admin.fullname ?? formatMessage(inboxMessages.unnamed);
  const own = me?._id ?? null;
  const held = holder && holder.admin.adminId;
  return {
    busy,
    standing: useStanding(holder, own),
    take: own === null || own === held ? null : () => void take(own),
    release: holder && {
      key: 'release',
      label: formatMessage(messages.release),
      icon: crossIcon,
      run: () => void release(),
    },
    hand: admins
      .filter(({ adminId }) => adminId !== own && adminId !== held)
      .map((admin) => ({
        key: admin.adminId,
        label: nameOf(admin),
        icon: userIcon,
        run: () => void hand(admin.adminId, nameOf(admin)),
      })),
  };
};

const choicesOf = (title: string, actions: ReturnType<typeof useHolderActions>['hand']) =>
  actions.length > 0 ? { choices: { title, actions } } : {};

/** Who has an item of the inbox, since when; taking it, handing it to a colleague, leaving it to all. */
export const Assignment = (item: Item) => {
  const { formatMessage } = useIntl();
  const { busy, standing, take, release, hand } = useHolderActions(item);
  return (
    <div className={styles['holder']}>
      <span className="sm">{standing}</span>
      {take && <ActButton shortcut="T" label={formatMessage(messages.take)} busy={busy} onClick={take} />}
      {(release || hand.length > 0) && (
        <Menu
          label={formatMessage(messages.handOver)}
          groups={release ? [[release]] : []}
          {...choicesOf(formatMessage(messages.choose), hand)}
        />
      )}
    </div>
  );
};

/** The same from the row of an item: the letters of whoever has it, or an empty place. */
export const RowAssignment = ({ title, ...item }: Item & Readonly<{ title: string }>) => {
  const { formatMessage } = useIntl();
  const { standing, take, release, hand } = useHolderActions(item);
  const name = useHolderName()(item.holder);
  const taking = take && { key: 'take', label: formatMessage(messages.take), icon: userIcon, run: take };
  return (
    <span className={styles['rowHolder']} data-held={name !== null || undefined}>
      <Menu
        label={formatMessage(messages.ofRow, { title, standing })}
        icon={userPlusIcon}
        groups={[taking, release].flatMap((action) => (action ? [[action]] : []))}
        {...choicesOf(formatMessage(messages.choose), hand)}
      />
      {name !== null && <Avatar name={name} letters={2} />}
    </span>
  );
};
