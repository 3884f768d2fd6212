/**
 * What the event stream tells an open page: that some data of the person changed, never the data itself. The page then calls the
 * API again, so a missed event costs nothing after a reconnect. Without zod, for public pages.
 */
export type LiveEvent =
  | { topic: 'notifications' }
  /** `isWithdrawn`: not a new message, but one that an administrator hid or showed again. */
  | {
      topic: 'messages'
      serviceId: number | null
      applicationId: number | null
      companyId: number
      isWithdrawn?: true
    }
  | { topic: 'hires' }
  | { topic: 'briefs' }
  | { topic: 'bookings' }
  | { topic: 'interviews' }
  | { topic: 'applications' }
  /** Notes and scorecards of the team about candidates. */
  | { topic: 'candidate-team' }
  | { topic: 'profile' }
  /** The only event with data: the queue is in the memory of one process, so no call could return it. */
  | { topic: 'cv-line'; ahead: number; page?: { number: number; of: number } }
export type LiveTopic = LiveEvent['topic']

/**
 * The first thing on a stream: the server's time in milliseconds. `isWhole`: every event since the moment that the page named
 * follows, so it need not load its data again.
 */
export interface LiveHello {
  at: number
  isWhole: boolean
}
