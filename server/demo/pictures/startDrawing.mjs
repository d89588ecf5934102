// A TypeScript loader of the main thread does not reach into others.
import { tsImport } from 'tsx/esm/api';

await tsImport('./drawing.worker.ts', import.meta.url);
