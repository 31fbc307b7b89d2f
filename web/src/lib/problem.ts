export { isApiProblem, problemOf, type ApiProblem } from '@ecrin/browser/problem.ts';
