/** A picture of something that the professional made, shown with the service. */
export interface ServiceWork {
  imageId: string
  /** What it shows, for those who do not see it, too. */
  title: string
}
