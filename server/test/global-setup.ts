import type { TestProject } from 'vitest/node';
import { writeServerCode } from '#platform/server-code.ts';
import { createTemplate, dropTemplate, startTestCluster } from './database.ts';

/** One server and one migrated template for the whole run; each test file clones it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await writeServerCode();
  const { adminUrl, stop } = await startTestCluster();
  try {
    const template = await createTemplate(adminUrl);
    project.provide('testDatabases', { adminUrl, template });
    return async () => {
      await dropTemplate(adminUrl, template);
      await stop();
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
