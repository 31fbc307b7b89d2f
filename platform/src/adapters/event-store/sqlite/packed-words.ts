const listed = (words: string): readonly string[] => words.trim().split(/\s+/);

/** In one byte: what nearly every event has. Permanent – a stored event names a word by its place –, and full. */
export const shortWords: readonly string[] = listed(`
  { : , :{ :[ ] [ :[{ }, },{ ]} ], ],{ ]}} :null, :null} :null}, :true, :true} :false, :false} :[], :[]} :0, :0}
  :1, :1} :2, :2} :3, :3} :4, :{} {} commandId correlationId causationId actor ownerId occurredAt timeZone
  fingerprint schemaVersion client: admin: thought- Europe/Paris UTC fr en thoughtId language writtenAt
  wording engine model promptVersion needsHumanHelp mood category understoodAt local word-lists word-lists-3
  personal work creative problem idea reflection system:understand-thought happy sad excited calm stressed reflective
  frustrated inspired clientId by at id kind type name mail push orbId sessionId communityId adminId reason runId
  storyId version changedAt notificationId goalId requestId chosenAt words emailHash threadId reminderId
  rereadingId recordingId conversationId createdAt deletedAt requestedAt attempt field to from durationMs
  system:meter inputTokens outputTokens usedAt subject broadcastId restoredAt options revisedAt organizationId frequency
  permission
`);

/** In two bytes. Permanent; words may be added at the end, up to 256. */
export const longWords: readonly string[] = listed(`
  setAt phoneHash schedule fromDay openedAt settings withdrawnAt thoughts editedAt endedAt removedAt provedAt
  startedAt addedAt questionId percent linkId draftId claimedAt credentialId failedAt role identityHash dueAt
  unread until deviceId general kinds reminder goal thought referral account news quietHours pushTime byMail
  stoppedAt factId occasion pastRunId upkeepId withPrivate memberId copyId provider hour minute missed postedAt
  channel answeredAt look pattern tint sourceKind completedAt reportId channels opens title body closesAt
  commentId loggedInAt endedBy pausedAt snoozedFrom readAt seconds removedCitations hiddenAt about closedAt answer
  accessId form audience fallback sharedAt following correctedAt undoneAt deactivatedAt colour rank targetCount
  endDay restDays filter resumedAt definition names descriptions tags instructions prompt variables contract cited
  maxItems maxWords start part alertId state raisedAt requests before messageId cause days draftedAt sendAt
  scheduledAt thoughtIds secretHash itemId visibility joinCondition rules maxLength editMinutes replyDepth digest
  registeredAt loggedOutAt pinnedAt unpinnedAt format fileSize sha256 releasedAt askedAt reactivatedAt secondStep
  freedAt linkedAt declinedAt movedAt dayOfWeek blockedAt choice doneAt threadIds categories moods statuses
  startDay countedAt untilDay mark count markedAt withoutAi endpoint acceptedAt grantedAt edition plannedAt
  begunAt
`);
