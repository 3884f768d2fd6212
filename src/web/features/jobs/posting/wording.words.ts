import type { HoldCode } from '#contracts/jobs/holds-vocabulary.ts'
import type { WordingCode } from '#domain/jobs/wording/ad-wording.ts'

/** What to do about words of an ad, by the kind of problem. */
export const wordingAdvice: Record<WordingCode, string> = {
  payment_asked:
    'Nadie paga por postular ni por empezar a trabajar. Quita el cobro: tu aviso no se publica mientras lo pida.',
  age: 'La edad no puede ser un requisito (Ley 26772), salvo que el trabajo lo exija de verdad. Describe la experiencia que necesitas.',
  sex: 'El puesto debe estar abierto a todas las personas (Ley 26772). Nombra el cargo para ambos: «vendedor/a».',
  looks:
    'La apariencia no mide la capacidad para el puesto (Ley 26772). Si hay uniforme o código de vestir, dilo así.',
  family:
    'El estado civil, los hijos o el embarazo no pueden ser condición (Ley 26772). Indica el horario o los viajes que el puesto exige.',
  origin:
    'La nacionalidad, la raza o el lugar de origen no pueden ser condición (Ley 26772). Pide, si hace falta, permiso para trabajar en el Perú.',
  creed: 'La religión, la opinión política o la afiliación sindical no pueden ser condición (Ley 26772).',
  health:
    'Excluir por discapacidad o estado de salud está prohibido (Leyes 26772, 29973 y 26626). Describe las tareas que se harán.',
  good_health:
    'Pedir buena salud puede excluir a personas con discapacidad. Describe las tareas que se harán.',
  photo: 'La foto permite descartar por apariencia, edad u origen. Pide solo el CV.',
  address:
    'Exigir un lugar de residencia excluye sin medir la capacidad (Ley 26772). Indica dónde y a qué hora se trabaja.',
}

/** Why an ad is held, as a heading. */
export const holdTitles: Record<HoldCode, string> = {
  email_unconfirmed: 'Falta confirmar tu correo',
  ruc_missing: 'Falta el RUC de tu empresa',
  payment_asked: 'Pide dinero a quien postula',
  age: 'Pone la edad como requisito',
  sex: 'Deja fuera a hombres o a mujeres',
  looks: 'Pide cierta apariencia',
  family: 'Pregunta por la familia o el estado civil',
  origin: 'Pide cierto origen o nacionalidad',
  creed: 'Pide cierta creencia o afiliación',
  health: 'Excluye por salud o discapacidad',
}
