export const namedStacks = 10;
