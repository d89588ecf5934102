/**
 * The end of the addresses of people who had left an organisation when its file was written (RFC 2606: nobody gets a mail
 * there). Such an account is a name on stacks; it has no membership and no password.
 */
export const formerPeopleAt = '@left.invalid';
