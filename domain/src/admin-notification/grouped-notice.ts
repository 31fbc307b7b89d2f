import type { AdminNotice } from './admin-notification.vocabulary.ts';

/** What is told together: notices of one code within one hour; null: each for itself. `at`: of the event. */
export const noticeGroup = ({ about }: Pick<AdminNotice, 'about'>, at: string): string | null =>
  about === 'comments-reported' || about === 'transcriptions-failed' ? `${about}/${at.slice(0, 13)}` : null;

/** Both together, with the words of the later one; null: the earlier one has it already, or it is another code. */
export const joinedNotice = (earlier: AdminNotice, later: AdminNotice): AdminNotice | null => {
  if (earlier.about === 'comments-reported' && later.about === 'comments-reported') {
    const reportIds = joined(earlier.reportIds, later.reportIds);
    return reportIds && { ...later, reportIds };
  }
  if (earlier.about === 'transcriptions-failed' && later.about === 'transcriptions-failed') {
    const thoughtIds = joined(earlier.thoughtIds, later.thoughtIds);
    return thoughtIds && { ...later, thoughtIds };
  }
  return null;
};

const joined = (earlier: readonly string[], later: readonly string[]): readonly string[] | null => {
  const all = [...new Set([...earlier, ...later])];
  return all.length > earlier.length ? all : null;
};
