import type { KnownAdmin } from '@ecrin/contracts/admin/known-people.ts';
import type { ItemHolder } from '@ecrin/contracts/inbox/assignment.ts';
import { crossIcon, userIcon } from '@ecrin/ui/icon/icons.ts';
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

type Item = Readonly<{ list: 'requests' | 'comments'; id: string; holder: ItemHolder }>;

const useAssigning = ({ list, id, holder }: Item) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [assign, { isLoading: busy }] = useAssignItemMutation();
  const from = holder?.admin.adminId ?? null;
  const to = async (adminId: string | null, told: string) =>
    showResult(await assign({ list, id, body: { from, to: adminId } }), told);
  return {
    busy,
    take: (own: string) => to(own, formatMessage(messages.taken)),
    release: () => to(null, formatMessage(messages.released)),
    hand: (adminId: string, who: string) => to(adminId, formatMessage(messages.handed, { who })),
  };
};

const useStanding = (holder: ItemHolder, own: string | undefined): string => {
  const { formatMessage } = useIntl();
  const age = useAge();
  const who = useHolderName()(holder);
  if (holder === null || who === null) return formatMessage(messages.free);
  const since = age(holder.since);
  return holder.admin.adminId === own
    ? formatMessage(messages.own, { age: since })
    : formatMessage(messages.held, { who, age: since });
};

type HandOverProps = Readonly<{
  holder: ItemHolder;
  others: readonly KnownAdmin[];
  assigning: ReturnType<typeof useAssigning>;
}>;

/** To a colleague, or to all. */
const HandOver = ({ holder, others, assigning: { hand, release } }: HandOverProps) => {
  const { formatMessage } = useIntl();
  const nameOf = (admin: KnownAdmin) => admin.fullname ?? formatMessage(inboxMessages.unnamed);
  const releasing = {
    key: 'release',
    label: formatMessage(messages.release),
    icon: crossIcon,
    run: () => void release(),
  };
  const actions = others.map((admin) => ({
    key: admin.adminId,
    label: nameOf(admin),
    icon: userIcon,
    run: () => void hand(admin.adminId, nameOf(admin)),
  }));
  if (!holder && actions.length === 0) return null;
  return (
    <Menu
      label={formatMessage(messages.handOver)}
      groups={holder ? [[releasing]] : []}
      {...(actions.length > 0 && { choices: { title: formatMessage(messages.choose), actions } })}
    />
  );
};

/** Who has an item of the inbox, since when; taking it, handing it to a colleague, leaving it to all. */
export const Assignment = (item: Item) => {
  const { formatMessage } = useIntl();
  const { data: me } = useGetMeQuery();
  const { data: admins = [] } = useListInboxHoldersQuery();
  const assigning = useAssigning(item);
  const { holder } = item;
  const standing = useStanding(holder, me?._id);
  const others = admins.filter(({ adminId }) => adminId !== me?._id && adminId !== holder?.admin.adminId);
  return (
    <div className={styles['holder']}>
      <span className="sm">{standing}</span>
      {me && holder?.admin.adminId !== me._id && (
        <ActButton
          shortcut="T"
          label={formatMessage(messages.take)}
          busy={assigning.busy}
          onClick={() => void assigning.take(me._id)}
        />
      )}
      <HandOver holder={holder} others={others} assigning={assigning} />
    </div>
  );
};
