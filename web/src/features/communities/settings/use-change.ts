import type { ChangeCommunityRequest, CommunityDetail } from '@ecrin/contracts/community/community.ts';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useChangeCommunityMutation } from '../api/community-commands.api.ts';

type Settings = ChangeCommunityRequest['settings'];
export type SettingsChange = Readonly<{
  name?: string;
  purpose?: string;
  settings?: Partial<Omit<Settings, 'rules'>>;
  rules?: Partial<Settings['rules']>;
}>;

/** Saves a change at once, with all the rest as it is; resolves to whether it was accepted. */
export const useChange = ({ communityId, name, purpose, settings }: CommunityDetail) => {
  const awaited = useCommandFeedback();
  const [change, { isLoading }] = useChangeCommunityMutation();
  const save = (changed: SettingsChange): Promise<boolean> =>
    awaited(
      change({
        communityId,
        name: changed.name ?? name,
        purpose: changed.purpose ?? purpose,
        settings: { ...settings, ...changed.settings, rules: { ...settings.rules, ...changed.rules } },
      }).unwrap(),
    );
  return { save, isSaving: isLoading };
};
