/** What a person may do in a company: the owner everything, a recruiter the daily work, a reader nothing but look. */
export const companyRoles = ['owner', 'recruiter', 'reader'] as const
export type CompanyRole = (typeof companyRoles)[number]

/** The roles of those who do not own the company. */
export const invitedRoles = ['recruiter', 'reader'] as const satisfies readonly CompanyRole[]
export type InvitedRole = (typeof invitedRoles)[number]

/** Whether somebody with this role may do what at least `needed` may. */
export const hasRole = (role: CompanyRole, needed: CompanyRole): boolean =>
  companyRoles.indexOf(role) <= companyRoles.indexOf(needed)
