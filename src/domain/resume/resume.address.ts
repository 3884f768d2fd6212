/** Where a person makes CVs. */
export const RESUMES_PATH = '/dashboard/cv'

export const resumePath = (id: number): string => `${RESUMES_PATH}/${id}`

/** The page of a CV for whoever has its link. */
export const resumeLinkPath = (token: string): string => `/cv-compartido/${token}`
