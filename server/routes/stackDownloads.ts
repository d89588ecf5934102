import type { ServiceApp } from '../access/serviceApp';
import type { ServiceDependencies } from '../dependencies';

export function registerStackDownloadRoutes(_app: ServiceApp, _deps: ServiceDependencies): void {}
