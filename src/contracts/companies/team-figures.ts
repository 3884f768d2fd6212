/** How many days an invitation to the team of a company is valid. */
export const memberInvitationDays = 7
