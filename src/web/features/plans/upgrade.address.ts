/** The upgrade page, with the address to return to. Every screen that needs a premium plan links here. */
export const upgradeHref = (back: string): string => `/plans/upgrade?${new URLSearchParams({ volver: back })}`

/** Where a professional reads about the premium plan and activates it. */
export const professionalPlansHref = '/membresia?para=profesionales'
