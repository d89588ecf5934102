import type { StackField } from '@/store/api/stackApi';

/** A picture of the stack: which file it is, its size in pixels, and what was found on it, in pixels of it. */
export type StackImage = NonNullable<Extract<StackField, { fieldType: 'Image' }>['value']>;
