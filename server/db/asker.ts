import { AsyncLocalStorage } from 'node:async_hooks';

const askers = new AsyncLocalStorage<{ asker: string }>();

export function currentAsker(): string {
  return askers.getStore()?.asker ?? '';
}

export function askFor<Result>(asker: string, call: () => Promise<Result>): Promise<Result> {
  return askers.run({ asker }, call);
}

export function askInsteadFor(asker: string): void {
  const current = askers.getStore();
  if (current !== undefined) current.asker = asker;
}
