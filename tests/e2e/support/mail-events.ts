/** Shared by the server of the journeys and those that report a mail. */
export const mailEventsSecret = `whsec_${'cW9oYXR1'.repeat(5)}`
