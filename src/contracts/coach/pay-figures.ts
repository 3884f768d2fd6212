/** With fewer ads that say their pay nothing is said of it: chance and single companies would decide the figure. */
export const fewestPaidAds = 10
