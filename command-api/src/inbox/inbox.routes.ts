import { answerTemplateRoutes } from '#answer-template/answer-template.routes.ts';
import { commentReportRoutes } from '#comment-report/comment-report.routes.ts';
import type { ApiServices } from '#http/api-services.ts';
import { adminOrganizationRoutes } from '#organization/admin-organization.routes.ts';
import { clientOrganizationRoutes } from '#organization/client-organization.routes.ts';
import { adminRequestRoutes } from '#request/admin-request.routes.ts';
import { clientRequestRoutes, type ClientRequestServices } from '#request/client-request.routes.ts';

/** Organisations, requests, reported comments and templates of answers, as administrators decide on them. */
export const adminInboxRoutes = (services: Pick<ApiServices, 'events'>) => [
  ...adminOrganizationRoutes(services),
  ...adminRequestRoutes(services),
  ...commentReportRoutes(services),
  ...answerTemplateRoutes,
];

/** A client's own requests, and leaving an organisation. */
export const clientInboxRoutes = (services: ClientRequestServices) => [
  ...clientRequestRoutes(services),
  ...clientOrganizationRoutes,
];
