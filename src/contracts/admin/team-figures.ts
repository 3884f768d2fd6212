/** How many days an invitation to the team of administrators is valid. */
export const adminInvitationDays = 7
