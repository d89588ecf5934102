/** The number of stacks that a list in words names: a longer one is not read. */
export const namedStacks = 10;
