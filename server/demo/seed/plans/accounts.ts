import type { PersonName } from './plan';

/** Every demo account signs in with it. */
export const demoPassword = 'Timber-2026!';

export const globalAdmin: PersonName = { name: 'Greta Stackyard', email: 'global@stackyard.example' };

/** Organisation admin of two organisations. */
export const multiAdmin: PersonName = { name: 'Martin Tvilling', email: 'multi@stackyard.example' };
