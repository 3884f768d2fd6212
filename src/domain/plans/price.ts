/** '$75', '$4.50': a price in dollars as our pages show it. */
export const formatPrice = (dollars: number): string =>
  `$${Number.isInteger(dollars) ? dollars.toLocaleString('en-US') : dollars.toFixed(2)}`

/** '3 meses', '1 mes'. */
export const monthsText = (months: number): string => (months === 1 ? '1 mes' : `${months} meses`)
