export type KeyPurpose = 'access' | 'report' | 'refresh';

/**
 * Each purpose has a key, derived from one secret, so that a token of one kind can never pass for another.
 */
export type TokenKeys = Readonly<Record<KeyPurpose, Uint8Array>> & {
  readonly id: string;
};

/**
 * Tokens of the former secret stay accepted while it is given. The version before keys had ids signed its
 * tokens with `unnamed`.
 */
export interface TokenSecret {
  current: TokenKeys;
  accepted: readonly TokenKeys[];
  unnamed?: Uint8Array | undefined;
}
