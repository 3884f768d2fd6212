/**
 * As documented, in milliseconds: how often a page asks for what changes while no live events arrive. A hidden tab does
 * not poll.
 */
export const pollEvery = 15_000
