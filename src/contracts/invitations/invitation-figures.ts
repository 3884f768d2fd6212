/** How long the link of an invitation to apply is valid. */
export const invitationDays = 14

/** The least that the form of an invitation asks for: characters, and digits of a telephone. Without zod, for its page. */
export const leastInvited = {
  name: 2,
  phoneDigits: 9,
  location: 2,
  experience: 10,
  skills: 5,
  coverLetter: 50,
}
