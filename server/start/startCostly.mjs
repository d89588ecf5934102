// The TypeScript loader of the main thread does not reach into others.
import { tsImport } from 'tsx/esm/api';

await tsImport('./costly.worker.ts', import.meta.url);
