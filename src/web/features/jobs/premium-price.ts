/** What one premium job costs, in whole dollars, as documented. Here until the settings of plans are public. */
export const premiumJobPrice = 75
