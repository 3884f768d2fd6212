/** How many CVs one person may have. */
export const mostResumes = 20
export const longestResumeName = 80
/** Keys of what is hidden, and skills that come first. */
export const mostHidden = 400
/** For how long a link may be open at most, in days. */
export const longestLinkDays = 365
