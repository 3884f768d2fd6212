import type { HoldCode, ProofCode, RemarkCode } from '#contracts/jobs/holds-vocabulary.ts'
import { manyAds } from '#domain/jobs/risk/risk.ts'
import type { WordingCode } from '#domain/jobs/wording/ad-wording.ts'

/** What to do about words of an ad, by the kind of problem. */
export const wordingAdvice: Record<WordingCode, string> = {
  payment_asked:
    'Nadie paga por postular ni por empezar a trabajar. Quita el cobro: tu aviso no se publica mientras lo pida.',
  age: 'La edad no puede ser un requisito (Ley 26772), salvo que el trabajo lo exija de verdad. Describe la experiencia que necesitas.',
  sex: 'El puesto debe estar abierto a todas las personas (Ley 26772). Nombra el cargo para ambos: “vendedor/a”.',
  looks:
    'La apariencia no mide la capacidad para el puesto (Ley 26772). Si hay uniforme o código de vestir, dilo así.',
  family:
    'El estado civil, los hijos o el embarazo no pueden ser condición (Ley 26772). Indica el horario o los viajes que el puesto exige.',
  origin:
    'La nacionalidad, la raza o el lugar de origen no pueden ser condición (Ley 26772). Pide, si hace falta, permiso para trabajar en el Perú.',
  creed: 'La religión, la opinión política o la afiliación sindical no pueden ser condición (Ley 26772).',
  health:
    'Excluir por discapacidad o estado de salud está prohibido (Leyes 26772, 29973 y 26626). Describe las tareas que se harán.',
  messenger_only:
    'Llevas a quien postula a un chat privado o a un teléfono, y así empiezan muchos engaños. Quita el número y recibe a tus candidatos en Qhatu; si es solo para consultas, dilo.',
  free_mail:
    'Un correo gratuito no demuestra que la empresa exista. Usa el de tu empresa o recibe los CV en Qhatu.',
  good_health:
    'Pedir buena salud puede excluir a personas con discapacidad. Describe las tareas que se harán.',
  photo: 'La foto permite descartar por apariencia, edad u origen. Pide solo el CV.',
  address:
    'Exigir un lugar de residencia excluye sin medir la capacidad (Ley 26772). Indica dónde y a qué hora se trabaja.',
}

/** What to do about each reason to hold an ad, besides the proofs. */
export const holdAdvice: Record<Exclude<HoldCode, ProofCode>, string> = {
  ...wordingAdvice,
  unknown_company:
    'Verifica tu empresa en tu configuración, o muestra su nombre en el aviso: quien postula debe poder confiar en que Qhatu la conoce.',
  pay_far_off:
    'Revisa si sobra un cero o si el pago es por mes, por semana o por día. Si está bien, pide que lo revisemos y cuéntanos por qué.',
  copied_text:
    'Otra empresa publicó antes casi lo mismo. Escríbelo con tus palabras o pide que lo revisemos y cuéntanos por qué se parecen.',
  many_ads: `Tu cuenta es nueva y publicó más de ${manyAds} avisos en un día. Pide que lo revisemos y cuéntanos para qué empresa contratas.`,
}

/** Why an ad is held, or what was noticed about it, as a heading. */
export const holdTitles: Record<HoldCode | RemarkCode, string> = {
  email_unconfirmed: 'Falta confirmar tu correo',
  ruc_missing: 'Falta el RUC de tu empresa',
  unknown_company: 'Oculta el nombre de una empresa sin verificar',
  payment_asked: 'Pide dinero a quien postula',
  age: 'Pone la edad como requisito',
  sex: 'Deja fuera a hombres o a mujeres',
  looks: 'Pide cierta apariencia',
  family: 'Pregunta por la familia o el estado civil',
  origin: 'Pide cierto origen o nacionalidad',
  creed: 'Pide cierta creencia o afiliación',
  health: 'Excluye por salud o discapacidad',
  messenger_only: 'Lleva a un chat privado o a un teléfono',
  pay_far_off: 'Paga mucho más que avisos parecidos',
  copied_text: 'Se parece mucho al aviso de otra empresa',
  many_ads: 'Cuenta nueva con muchos avisos en un día',
  free_mail: 'Recibe los CV en un correo gratuito',
  repeated_text: 'Repite otro aviso de la misma empresa',
  good_health: 'Pide buena salud',
  photo: 'Pide foto',
  address: 'Pide vivir en cierta zona',
}
