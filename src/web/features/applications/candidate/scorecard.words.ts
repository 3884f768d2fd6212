/** The name of each step, from one point to four. */
export const pointNames = ['No', 'Débil', 'Sólido', 'Destaca'] as const

/** '4 de 4, Destaca'. */
export const pointsInWords = (points: number): string =>
  `${points} de ${pointNames.length}, ${pointNames[points - 1] ?? ''}`

/** 'De acuerdo', or between which points the team is. */
export const spreadInWords = (least: number, most: number): string =>
  least === most ? 'De acuerdo' : `Entre ${least} y ${most}`
