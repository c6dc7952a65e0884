// Writes web/.texts: what TypeScript knows of the texts. scripts/web runs it before it checks types.

import { runnerImport } from 'vite';

const { module } = await runnerImport(new URL('./plugin.ts', import.meta.url).pathname);
module.clearTypes();
module.writeTypes();
