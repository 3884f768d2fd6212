/** How many notifications the bell shows, and the size of a page of older ones. */
export const listedNotifications = 50
