/** The errors of proposals to change milestones, a part of `contracts/errors.ts`. */
export const changeErrors = {
  change_open: {
    status: 409,
    message: 'Ya hay una propuesta de cambio sin resolver. Respóndela o retírala antes de proponer otra.',
  },
  change_gone: {
    status: 409,
    message: 'Esa propuesta de cambio ya no está, o cambió mientras la mirabas. Revisa cómo están los hitos.',
  },
} as const
