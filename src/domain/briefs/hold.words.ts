import type { BriefHoldCode } from '#contracts/briefs/briefs-vocabulary.ts'

/** Why a brief waits: as a heading, and what its company can do. */
export const briefHoldWords: Record<BriefHoldCode, { title: string; advice: string }> = {
  payment_asked: {
    title: 'Pide dinero a quien propone',
    advice: 'Nadie paga por hacer una propuesta. Quita el cobro, o cuéntanos para qué es.',
  },
  age: { title: 'Pone la edad como requisito', advice: 'Di qué experiencia hace falta, sin edades.' },
  sex: {
    title: 'Deja fuera a hombres o a mujeres',
    advice: 'Nombra el trabajo para cualquier persona que sepa hacerlo.',
  },
  looks: { title: 'Pide cierta apariencia', advice: 'Quita lo que juzga cómo se ve la persona.' },
  family: {
    title: 'Pregunta por la familia o el estado civil',
    advice: 'Quita lo que no tiene que ver con el trabajo.',
  },
  origin: {
    title: 'Pide cierto origen o nacionalidad',
    advice: 'Di qué hay que saber del lugar, no de dónde debe ser la persona.',
  },
  creed: {
    title: 'Pide cierta creencia o afiliación',
    advice: 'Quita lo que no tiene que ver con el trabajo.',
  },
  health: {
    title: 'Excluye por salud o discapacidad',
    advice: 'Di qué hay que hacer, y deja que cada persona vea si puede.',
  },
  messenger_only: {
    title: 'Lleva a un chat privado o a un teléfono',
    advice: 'Las preguntas y las propuestas llegan por Qhatu: quita el teléfono o el enlace.',
  },
  many_ads: {
    title: 'Cuenta nueva con muchos requerimientos en un día',
    advice: 'Cuéntanos quién los necesita y los revisamos juntos.',
  },
  contact_data: {
    title: 'Tiene datos de contacto',
    advice: 'Quita el teléfono, el correo o el enlace: fuera de Qhatu nadie protege el trabajo ni el pago.',
  },
  taken_down: {
    title: 'Lo retiramos antes',
    advice: 'Una persona de Qhatu lo mira otra vez con lo que cambiaste o nos respondiste.',
  },
}

/** For the queue of the administration, where one title is meant for its company. */
export const briefHoldTitles = Object.fromEntries(
  Object.entries(briefHoldWords).map(([code, { title }]) => [code, title]),
) as Record<BriefHoldCode, string>
