export { isApiProblem, isClientError } from '@ecrin/browser/api/problem.ts';
