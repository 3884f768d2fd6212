/** Thrown when the whole file cannot be read; the message is in Spanish. */
export class UnreadableFile extends Error {}
