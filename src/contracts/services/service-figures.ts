/** Recommended lengths in characters. Shown as hints and never enforced, as documented. */
export const serviceHints = { title: 10, description: 30 }
/** The lowest price of an hour, in US dollars. */
export const leastHourDollars = 1
/** Maximum lengths in characters; `includes`: items. */
export const serviceLimits = {
  title: 120,
  description: 4000,
  requirements: 500,
  tools: 500,
  deliveryTime: 60,
  includes: 12,
  item: 160,
  works: 3,
  workTitle: 80,
}
