import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type {
  AnswerTemplateCard,
  EditAnswerTemplateRequest,
} from '@ecrin/contracts/answer-template/answer-template.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation, useParams } from 'wouter';
import { useListAnswerTemplatesQuery } from '#lib/answer-templates/answer-templates.api.ts';
import { newId } from '#lib/api/new-id.ts';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { BackLink } from '#lib/page/back-link.tsx';
import { ConfirmFirst } from '#lib/page/confirm-first.tsx';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import {
  useAddAnswerTemplateMutation,
  useEditAnswerTemplateMutation,
  useRemoveAnswerTemplateMutation,
} from './template-changes.api.ts';
import { TemplateForm } from './template-form.tsx';
import { templatesMessages as messages } from './templates.messages.ts';

const list = '/admin/answer-templates';
const blank: EditAnswerTemplateRequest = { title: '', words: { fr: null, en: null } };

const Heading = ({ title }: { title: string }) => {
  const { formatMessage } = useIntl();
  usePageTitle(title);
  return (
    <>
      <BackLink to={list}>{formatMessage(messages.title)}</BackLink>
      <h1 className="display" data-level="2" tabIndex={-1}>
        {title}
      </h1>
    </>
  );
};

/** Back to the list once it is done; a refusal stays beside the form. */
const useDone = () => {
  const showResult = useResultFeedback();
  const [, navigate] = useLocation();
  return (result: Parameters<typeof showResult>[0], told: string) => {
    if (result.error) return;
    showResult(result, told);
    navigate(list);
  };
};

export const AddTemplateScreen = () => {
  const { formatMessage } = useIntl();
  const done = useDone();
  // One id for all attempts: a retry adds no second template.
  const [templateId] = useState(newId);
  const [add, { isLoading, error }] = useAddAnswerTemplateMutation();
  const send = async (body: EditAnswerTemplateRequest) =>
    done(await add({ templateId, body }), formatMessage(messages.saved));
  return (
    <>
      <Heading title={formatMessage(messages.add)} />
      <TemplateForm known={blank} busy={isLoading} problem={error} onSend={(body) => void send(body)} />
    </>
  );
};

const Remove = ({ templateId }: { templateId: string }) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [, navigate] = useLocation();
  const [remove, { isLoading }] = useRemoveAnswerTemplateMutation();
  const confirmed = async () => {
    if (showResult(await remove(templateId), formatMessage(messages.removed))) navigate(list);
  };
  return (
    <ConfirmFirst
      label={formatMessage(messages.remove)}
      title={formatMessage(messages.removeTitle)}
      text={formatMessage(messages.removeText)}
      look="danger"
      busy={isLoading}
      onConfirm={confirmed}
    />
  );
};

const Editing = ({ template: { templateId, title, words } }: { template: AnswerTemplateCard }) => {
  const { formatMessage } = useIntl();
  const done = useDone();
  const [edit, { isLoading, error }] = useEditAnswerTemplateMutation();
  const send = async (body: EditAnswerTemplateRequest) =>
    done(await edit({ templateId, body }), formatMessage(messages.saved));
  return (
    <TemplateForm known={{ title, words }} busy={isLoading} problem={error} onSend={(body) => void send(body)}>
      <Remove templateId={templateId} />
    </TemplateForm>
  );
};

const Found = ({ templateId }: { templateId: string }) => {
  const { formatMessage } = useIntl();
  const { data: templates, isError, refetch } = useListAnswerTemplatesQuery();
  const template = templates?.find((one) => one.templateId === templateId);
  if (template) return <Editing template={template} />;
  if (templates)
    return (
      <EmptyState
        title={formatMessage(messages.gone)}
        action={
          <Link href={list} {...buttonLook()}>
            {formatMessage(messages.title)}
          </Link>
        }
      />
    );
  if (isError) return <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />;
  return <Skeleton label={formatMessage(messages.loading)} lines={[38, 64, 94, 58]} />;
};

export const EditTemplateScreen = () => {
  const { formatMessage } = useIntl();
  const { templateId } = useParams<{ templateId: string }>();
  return (
    <>
      <Heading title={formatMessage(messages.edit)} />
      <Found templateId={templateId} />
    </>
  );
};
