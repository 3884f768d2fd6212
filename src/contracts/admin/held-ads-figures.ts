/** In how many hours a held ad should be decided. */
export const heldAdHours = 8
