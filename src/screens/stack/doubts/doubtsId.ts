export const doubtsId = 'doubts';
