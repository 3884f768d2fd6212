/** The errors of briefs and proposals, a part of `contracts/errors.ts`. */
export const briefErrors = {
  brief_not_open: { status: 409, message: 'Este requerimiento ya no recibe propuestas ni respuestas.' },
  brief_held: {
    status: 409,
    message: 'Este requerimiento está en revisión. Podrás elegir una propuesta cuando vuelva a verse.',
  },
  brief_not_held: { status: 409, message: 'Este requerimiento ya no está en revisión: otros lo ven.' },
  brief_settled: {
    status: 409,
    message:
      'Este requerimiento ya no se puede cambiar: hay propuestas o está cerrado. Puedes cerrarlo y publicar otro.',
  },
  too_many_briefs: {
    status: 409,
    message: 'Tienes muchos requerimientos abiertos o sin publicar. Cierra o elimina uno antes de seguir.',
  },
  already_asked: {
    status: 409,
    message: 'Ya invitaste a esta persona, o ya te envió una propuesta.',
  },
  too_many_asked: {
    status: 409,
    message:
      'Ya usaste las invitaciones de este requerimiento o las de hoy. Mañana puedes invitar a más personas.',
  },
  already_proposed: {
    status: 409,
    message: 'Ya enviaste una propuesta para este requerimiento. Puedes cambiarla mientras no te respondan.',
  },
  too_many_proposals: {
    status: 409,
    message: 'Ya enviaste todas las propuestas que permite un día. Mañana puedes seguir.',
  },
  proposal_answered: { status: 409, message: 'Esta propuesta ya tiene respuesta o se retiró.' },
} as const
