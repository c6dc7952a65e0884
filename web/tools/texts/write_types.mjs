// Writes web/.texts, the declarations of texts. scripts/web runs it before the type check.

import { runnerImport } from 'vite';

const { module } = await runnerImport(new URL('./plugin.ts', import.meta.url).pathname);
module.clearTypes();
module.writeTypes();
