export const endorsementsInWords = (count: number): string =>
  `${count} ${count === 1 ? 'validación' : 'validaciones'}`
