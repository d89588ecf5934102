/** A longer list is not read. */
export const namedStacks = 10;
