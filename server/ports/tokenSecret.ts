export type KeyPurpose = 'access' | 'report' | 'refresh';

/**
 * Each purpose has a key of its own, derived from one secret, so that a token of one kind can never be used
 * as another.
 */
export type TokenKeys = Readonly<Record<KeyPurpose, Uint8Array>> & {
  readonly id: string;
};

/**
 * Tokens signed with the former secret stay valid while the settings contain it. The version of the program
 * before keys had ids signed its tokens with `unnamed`.
 */
export interface TokenSecret {
  current: TokenKeys;
  accepted: readonly TokenKeys[];
  unnamed?: Uint8Array | undefined;
}
