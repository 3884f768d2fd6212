import { z } from 'zod'

/** Spanish for what a schema does not say itself. zod's own Spanish is poor, and a person reads these. */
z.config({
  customError: (issue) => {
    switch (issue.code) {
      case 'invalid_type':
        return issue.input === undefined || issue.input === null
          ? 'Este campo es requerido'
          : 'El valor no es válido'
      case 'invalid_value':
        return 'Elige una de las opciones'
      case 'too_small':
        return issue.origin === 'string'
          ? `Escribe al menos ${issue.minimum} caracteres`
          : `Debe ser ${issue.minimum} o más`
      case 'too_big':
        return issue.origin === 'string'
          ? `Usa ${issue.maximum} caracteres como máximo`
          : `Debe ser ${issue.maximum} o menos`
      case 'invalid_format':
        return issue.format === 'email' ? 'Email inválido' : 'El formato no es válido'
      default:
        return 'El valor no es válido'
    }
  },
})
