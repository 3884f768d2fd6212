/** A person may type the exchange rate of a day that is so many days back at most. */
export const oldestTypedRate = 60
