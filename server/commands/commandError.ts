/** A command cannot be carried out; the message is for the operator. */
export class CommandError extends Error {
  override name = 'CommandError';
}
