import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker';

/** Code for Temporal's sandbox, as text. */
export type WorkflowBundle = Readonly<{ code: string }>;

const entry = fileURLToPath(new URL('sandbox/temporal-workflows.ts', import.meta.url));
const bundles = new Map<string, Promise<WorkflowBundle>>();

/** Bundles the workflow functions of a file that exports `workflowDefinitions`; a second or two, once in a process. It can import neither activities nor modules of Node. */
export const bundleWorkflows = (definitionsFile: string): Promise<WorkflowBundle> => {
  const bundle = bundles.get(definitionsFile) ?? makeBundle(definitionsFile);
  bundles.set(definitionsFile, bundle);
  return bundle;
};

const makeBundle = (definitionsFile: string): Promise<WorkflowBundle> =>
  bundleWorkflowCode({
    workflowsPath: entry,
    logger: new DefaultLogger('ERROR'),
    webpackConfigHook: (config) => {
      const aliases = config.resolve?.alias ?? {};
      return {
        ...config,
        resolve: {
          ...config.resolve,
          alias: { ...(Array.isArray(aliases) ? {} : aliases), '#workflow-definitions': definitionsFile },
        },
      };
    },
  });
