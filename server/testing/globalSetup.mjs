// Jest reads TypeScript as CommonJS alone, which the compiler of the service is not.
import { tsImport } from 'tsx/esm/api';

const { prepareTests } = await tsImport('./prepareTests.ts', import.meta.url);

export default prepareTests;
