/** The page of an invitation, as its mail and its link name it. */
export const invitationUrl = (publicUrl: string, token: string): string => `${publicUrl}/apply/${token}`
