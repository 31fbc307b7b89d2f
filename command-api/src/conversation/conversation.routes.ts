import {
  askQuestionRequest,
  conversationParams,
  questionParams,
  renameConversationRequest,
  repeatQuestionRequest,
  setAsideParams,
} from '@ecrin/contracts/conversation/conversation.ts';
import { askQuestion } from '@ecrin/domain/conversation/commands/ask-question.ts';
import { deleteConversation, restoreConversation } from '@ecrin/domain/conversation/commands/delete-conversation.ts';
import { renameConversation } from '@ecrin/domain/conversation/commands/rename-conversation.ts';
import { repeatQuestion } from '@ecrin/domain/conversation/commands/repeat-question.ts';
import { setThoughtAside, takeThoughtBack } from '@ecrin/domain/conversation/commands/set-thought-aside.ts';
import { stopAnswer } from '@ecrin/domain/conversation/commands/stop-answer.ts';
import { conversation } from '@ecrin/domain/conversation/conversation.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { noBody, pathCommands } from '#http/routing/path-commands.ts';

const onConversation = {
  access: 'client',
  params: conversationParams,
  aggregate: conversation,
  id: ({ params }: Readonly<{ params: Readonly<{ conversationId: string }> }>) => params.conversationId,
  absent: 'conversation.not-found',
} as const;
const conversationCommand = pathCommands(onConversation);

const asideCommand = pathCommands({ ...onConversation, params: setAsideParams });

const askQuestionRoute = commandRoute({
  ...onConversation,
  method: 'post',
  path: '/conversations/:conversationId/questions',
  summary: 'Asks a question of the client’s own thoughts; the first one starts the conversation',
  body: askQuestionRequest,
  input: ({ params, body }, { clientId, language, now }) => ({ ...params, ...body, ownerId: clientId, language, now }),
  decide: askQuestion,
});

const repeatQuestionRoute = commandRoute({
  ...onConversation,
  method: 'post',
  path: '/conversations/:conversationId/questions/:questionId/repeat',
  summary: 'Asks a question again, after a failure or without some of its filters',
  params: questionParams,
  body: repeatQuestionRequest,
  input: ({ params, body }, { now }) => ({ ...params, ...body, now }),
  decide: repeatQuestion,
});

const stopAnswerRoute = commandRoute({
  ...onConversation,
  method: 'post',
  path: '/conversations/:conversationId/questions/:questionId/stop',
  summary: 'Stops an answer that is being written; what is written stays',
  params: questionParams,
  body: noBody,
  input: ({ params }, { now }) => ({ ...params, now }),
  decide: stopAnswer,
});

const renameConversationRoute = commandRoute({
  ...onConversation,
  method: 'put',
  path: '/conversations/:conversationId/name',
  summary: 'Names a conversation',
  body: renameConversationRequest,
  input: ({ params, body }, { now }) => ({ ...params, ...body, now }),
  decide: renameConversation,
});

/** Questions asked of one's own thoughts. */
export const conversationRoutes = [
  askQuestionRoute,
  repeatQuestionRoute,
  stopAnswerRoute,
  renameConversationRoute,
  asideCommand(
    'put /conversations/:conversationId/questions/:questionId/set-aside/:thoughtId',
    'Answers a question again without a thought it is not about',
    setThoughtAside,
  ),
  asideCommand(
    'delete /conversations/:conversationId/questions/:questionId/set-aside/:thoughtId',
    'Answers a question again with a thought that was set aside',
    takeThoughtBack,
  ),
  conversationCommand(
    'delete /conversations/:conversationId',
    'Deletes a conversation; restoring undoes it',
    deleteConversation,
  ),
  conversationCommand(
    'post /conversations/:conversationId/restore',
    'Brings a deleted conversation back',
    restoreConversation,
  ),
] as const;
