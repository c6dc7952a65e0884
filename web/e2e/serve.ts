import type { TestProject } from 'vitest/node';
import { Server } from './server';

declare module 'vitest' {
  export interface ProvidedContext {
    base: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await new Server().start();
  project.provide('base', server.base);
  return () => server.stop();
}
