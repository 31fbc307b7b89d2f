import type { AnnouncementList } from '@ecrin/contracts/broadcast/broadcast.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { api } from '#lib/api/api.ts';

export const { useListAnnouncementsQuery, useDismissAnnouncementMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** By language: the answer is in it. */
    listAnnouncements: build.query<AnnouncementList, Language>({
      query: () => '/announcements',
      // A tag of their own would be part of the first screen.
      providesTags: ['Notification'],
    }),
    dismissAnnouncement: build.mutation<unknown, string>({
      query: (broadcastId) => ({ url: `/announcements/${broadcastId}/dismissal`, method: 'POST', keepalive: true }),
    }),
  }),
});
