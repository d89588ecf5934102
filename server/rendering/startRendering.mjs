// The TypeScript loader of the service does not reach into other processes.
import { tsImport } from 'tsx/esm/api';

await tsImport('./rendering.process.ts', import.meta.url);
