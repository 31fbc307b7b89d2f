import { shortDate } from '@ecrin/browser/time/short-date.ts';
import type { CommunityDetail, CommunityMember } from '@ecrin/contracts/community/community.ts';
import { Avatar } from '@ecrin/ui/avatar/avatar.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { handStopIcon, undoIcon, userPlusIcon, usersIcon } from '@ecrin/ui/icon/icons.ts';
import { Menu, type MenuAction } from '@ecrin/ui/menu/menu.tsx';
import { useIntl } from 'react-intl';
import { useCommandFeedback, useResultFeedback } from '#lib/api/problem-feedback.ts';
import { useListMembersInfiniteQuery } from '../api/communities.api.ts';
import { useOfferHandoverMutation } from '../api/handover.api.ts';
import { useBlockMemberMutation, useChangeRoleMutation } from '../api/member-commands.api.ts';
import { communitiesMessages } from '../communities.messages.ts';
import { Counted } from './counted.tsx';
import { handoverMessages } from './handover.messages.ts';
import { membersMessages as messages } from './members.messages.ts';
import styles from '../communities.module.css';

type MemberProps = Readonly<{ community: CommunityDetail; member: CommunityMember }>;

/** Offers the community to somebody of the team, while it is offered to nobody. */
const useOffering = ({ communityId, handover }: CommunityDetail, memberId: string): readonly MenuAction[] => {
  const { formatMessage } = useIntl();
  const [offer] = useOfferHandoverMutation();
  const feedback = useResultFeedback();
  const send = async () =>
    void feedback(await offer({ communityId, memberId }), formatMessage(handoverMessages.didOffer));
  return handover
    ? []
    : [{ key: 'offer', label: formatMessage(handoverMessages.offer), icon: userPlusIcon, run: () => void send() }];
};

/** What the reader may do with a member; nothing with the owner and with themselves. */
const useMemberActs = ({ community, member: { memberId, role, own } }: MemberProps) => {
  const { formatMessage } = useIntl();
  const awaited = useCommandFeedback();
  const { communityId, can } = community;
  const [change] = useChangeRoleMutation();
  const [block] = useBlockMemberMutation();
  const offering = useOffering(community, memberId);
  const to = (chosen: 'team' | 'member') => ({
    key: chosen,
    label: formatMessage(chosen === 'team' ? messages.toTeam : messages.toMember),
    icon: usersIcon,
    run: () => void awaited(change({ communityId, memberId, role: chosen }).unwrap()),
  });
  const blocking = (blocked: boolean) => ({
    key: 'block',
    label: formatMessage(blocked ? messages.block : messages.unblock),
    icon: blocked ? handStopIcon : undoIcon,
    danger: blocked,
    run: () => void awaited(block({ communityId, memberId, blocked }).unwrap()),
  });
  if (own || role === 'owner') return [];
  if (role === 'blocked') return [blocking(false)];
  if (!can.manage) return role === 'team' ? [] : [blocking(true)];
  return role === 'team' ? [to('member'), ...offering, blocking(true)] : [to('team'), blocking(true)];
};

const Member = (props: MemberProps) => {
  const { formatMessage } = useIntl();
  const { firstname, role, since, own } = props.member;
  const acts = useMemberActs(props);
  const name = firstname ?? formatMessage(communitiesMessages.erased);
  return (
    <li className={styles['person']}>
      <Avatar name={name} />
      <div>
        <b>{name}</b>
        <small>
          {own
            ? formatMessage(communitiesMessages.you)
            : formatMessage(messages.since, { role: formatMessage(communitiesMessages[role]), day: shortDate(since) })}
        </small>
      </div>
      {acts.length > 0 && <Menu label={formatMessage(messages.actsOn, { name })} groups={[acts]} />}
    </li>
  );
};

/** Who is in it, or who may not enter any more. */
export const Members = ({ community, blocked }: Readonly<{ community: CommunityDetail; blocked: boolean }>) => {
  const { formatMessage } = useIntl();
  const { communityId } = community;
  const { data, hasNextPage, fetchNextPage } = useListMembersInfiniteQuery(
    { communityId, blocked },
    { refetchOnMountOrArgChange: true },
  );
  const members = data?.pages.flatMap(({ items }) => items) ?? [];
  if (members.length === 0) return null;
  return (
    <section>
      <Counted
        title={formatMessage(blocked ? messages.blocked : messages.members)}
        count={blocked ? null : community.members}
      />
      <ul className={styles['people']}>
        {members.map((member) => (
          <Member key={member.memberId} community={community} member={member} />
        ))}
      </ul>
      {hasNextPage && (
        <Button look="text" onClick={() => void fetchNextPage()}>
          {formatMessage(communitiesMessages.more)}
        </Button>
      )}
    </section>
  );
};
