import type { Context } from 'hono';
import type { ServiceEnv } from './serviceApp';

/** The other end of the connection; headers that claim to know better are not believed. */
export function addressOf(c: Context<ServiceEnv>): string {
  return c.env?.incoming?.socket.remoteAddress ?? '';
}
