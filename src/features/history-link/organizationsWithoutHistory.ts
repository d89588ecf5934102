/**
 * Ids of organisations for which a page of the history has found that the service keeps none. Known until the portal is loaded
 * again. Pages render anew on the way back from the history, so nothing subscribes to it.
 */
export const organizationsWithoutHistory = new Set<string>();
