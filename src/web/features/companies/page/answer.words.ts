const number = new Intl.NumberFormat('es-PE', { maximumFractionDigits: 1 })

/** The response time: 'menos de un día', '1 día', '2.5 días'. */
export function daysInWords(days: number): string {
  if (days < 1) return 'menos de un día'
  return `${number.format(days)} ${days === 1 ? 'día' : 'días'}`
}
