/** How many conversations are listed, the last written to first. */
export const listedConversations = 500
