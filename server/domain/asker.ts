/** Who asks for a turn of what costs much. */
export interface Asker {
  /** An account, a key or an address, whose jobs run in their order. */
  who: string;
  /** Whose askers share its places, such as the organisation of people and keys; by default the asker has places of its own. */
  group?: string;
}
