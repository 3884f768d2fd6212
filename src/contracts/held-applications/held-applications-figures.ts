/** How long the link is valid that confirms a held application. */
export const heldApplicationHours = 24
