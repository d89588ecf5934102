import { AsyncLocalStorage } from 'node:async_hooks';

const askers = new AsyncLocalStorage<{ asker: string }>();

/** For whom the running code asks the database: an account, an address, or a job of the service. Empty where nobody has said so. */
export function currentAsker(): string {
  return askers.getStore()?.asker ?? '';
}

/** Runs a call for an asker, who may be known better later on. */
export function askFor<Result>(asker: string, call: () => Promise<Result>): Promise<Result> {
  return askers.run({ asker }, call);
}

/** The rest of the call is for this asker. */
export function askInsteadFor(asker: string): void {
  const current = askers.getStore();
  if (current !== undefined) current.asker = asker;
}
