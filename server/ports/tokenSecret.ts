export type KeyPurpose = 'access' | 'report' | 'refresh';

/** One key for each purpose, derived from one secret: a token of one kind can never pass for another. */
export type TokenKeys = Readonly<Record<KeyPurpose, Uint8Array>> & {
  /** Stands in the header of a token; tells nothing about the keys. */
  readonly id: string;
};

export interface TokenSecret {
  /** Signs. */
  current: TokenKeys;
  /** Those of the former secret too, whose tokens stay valid while it is given. */
  accepted: readonly TokenKeys[];
  /** Signed the tokens of the version before keys had ids. */
  unnamed?: Uint8Array | undefined;
}
