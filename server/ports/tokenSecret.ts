export type KeyPurpose = 'access' | 'report' | 'refresh';

/**
 * Each purpose has a key, derived from one secret, so that a token of one kind can never pass for another.
 */
export type TokenKeys = Readonly<Record<KeyPurpose, Uint8Array>> & {
  readonly id: string;
};

export interface TokenSecret {
  current: TokenKeys;
  /** Tokens of the former secret stay valid while it is given. */
  accepted: readonly TokenKeys[];
  /** The version before keys had ids signed its tokens with it. */
  unnamed?: Uint8Array | undefined;
}
