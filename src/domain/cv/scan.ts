/** The pages of a document, counted from 1, that are pictures: read, or not. */
export interface Scan {
  read: number[]
  unread: number[]
}
