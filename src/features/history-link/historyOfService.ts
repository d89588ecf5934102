/** What a page of the history has found out of the service, until the portal is loaded again: pages render anew on the way back from it. */
export const historyOfService = { isKept: true };
