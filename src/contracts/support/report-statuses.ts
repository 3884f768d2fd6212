/** Where a report of abuse stands. */
export const reportStatuses = ['open', 'upheld', 'dismissed'] as const
