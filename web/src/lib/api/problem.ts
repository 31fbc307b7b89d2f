export { isApiProblem, isRefusal } from '@ecrin/browser/problem.ts';
