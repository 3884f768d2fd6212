/** How many photos of its workplace a company shows. */
export const mostWorkplacePhotos = 6
/** The longest description of one (characters). */
export const longestPhotoCaption = 120
