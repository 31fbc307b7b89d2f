export { isApiProblem } from '@ecrin/browser/problem.ts';
