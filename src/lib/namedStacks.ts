/** A sentence names at most this many stacks, because nobody reads a longer list. */
export const namedStacks = 10;
