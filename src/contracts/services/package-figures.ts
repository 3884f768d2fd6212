/** What can be offered besides the hour; lengths in characters, prices in whole US dollars. */
export const packageLimits = {
  packages: 3,
  extras: 6,
  name: 60,
  includes: 8,
  item: 120,
  days: 365,
  rounds: 10,
  dollars: 99_999,
}
