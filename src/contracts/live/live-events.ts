/**
 * What an open page hears over the event stream: that something of the person's changed, never what it is now. A page asks
 * the call that knows, so an event that was missed costs nothing once the stream is back. Without zod, for public pages.
 */
export type LiveEvent =
  | { topic: 'notifications' }
  | { topic: 'messages'; serviceId: number; companyId: number }
  | { topic: 'hires' }
  | { topic: 'bookings' }
  | { topic: 'applications' }
  | { topic: 'profile' }
  /** The one event that says what is: no call could know it, because the line stands in the process that reads. */
  | { topic: 'cv-line'; ahead: number }
export type LiveTopic = LiveEvent['topic']
