/** '1 día', '5 días'. */
export const daysInWords = (days: number): string => `${days} ${days === 1 ? 'día' : 'días'}`

/** 'sin cambios', '1 ronda de cambios', '3 rondas de cambios'. */
export const roundsInWords = (rounds: number): string =>
  rounds === 0 ? 'sin rondas de cambios' : `${rounds} ${rounds === 1 ? 'ronda' : 'rondas'} de cambios`
