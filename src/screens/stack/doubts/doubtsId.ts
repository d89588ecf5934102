/** Of the part of the page that says what is doubtful. */
export const doubtsId = 'doubts';
