import { rucSheetMonths } from '#contracts/verifications/verification-figures.ts'
import type {
  PaperKind,
  VerificationEndReason,
  VerificationOutcome,
} from '#contracts/verifications/verifications-vocabulary.ts'
import { spelledNumber } from '#domain/text/spelled-number.ts'

/** What a paper is, and why it is asked for. */
export const paperWords: Record<PaperKind, { name: string; yours: string; what: string; missing: string }> = {
  ruc_sheet: {
    name: 'Ficha RUC',
    yours: 'tu ficha RUC',
    what: `El PDF que descargas de SUNAT Operaciones en Línea, de los últimos ${spelledNumber(rucSheetMonths)} meses. Muestra que el RUC es de tu empresa y que está activo.`,
    missing: 'Sube tu ficha RUC',
  },
  power: {
    name: 'Vigencia de poder',
    yours: 'tu vigencia de poder',
    what: 'El certificado de Sunarp que dice quién representa a la empresa. Si tu RUC empieza con 10, basta tu DNI o carné. Si quien usa la cuenta es otra persona, súbelo con una carta que la autorice.',
    missing: 'Sube tu vigencia de poder o tu documento de identidad',
  },
  identity: {
    name: 'Documento de identidad',
    yours: 'tu documento de identidad',
    what: 'Tu DNI, carné de extranjería o pasaporte, con el número y la firma tapados: solo comparamos tu nombre y tu foto. También sirve tu ficha RUC si empieza con 10.',
    missing: 'Sube tu documento de identidad',
  },
  degree: {
    name: 'Título o constancia',
    yours: 'tu título o constancia',
    what: 'El título, la colegiatura, el certificado o la constancia de trabajo que respalda lo que dices en tu perfil. Con uno basta.',
    missing: 'Sube un título o una constancia',
  },
}

export const verificationDecisionNames: Record<VerificationOutcome, string> = {
  verified: 'Verificar',
  not_enough: 'Pedir otro documento',
}

export const verificationEndNames: Record<VerificationEndReason, string> = {
  name_changed: 'Cambió su nombre',
  ruc_changed: 'Cambió su RUC',
  false_papers: 'Los documentos no son auténticos',
  not_current: 'Los documentos ya no están vigentes',
  misuse: 'Usó la insignia para engañar',
  mistake: 'La dimos por error',
}

/** What an administrator may begin a request for another paper with. */
export const notEnoughTemplates: readonly (readonly [label: string, text: string])[] = [
  [
    'No se lee',
    'El documento no se lee bien. Sube una foto con más luz o el PDF original, con las cuatro esquinas a la vista.',
  ],
  [
    'Otro nombre',
    'El nombre del documento no es el de tu cuenta. Corrige el nombre en tu configuración o sube el documento que corresponde.',
  ],
  [
    'Otro RUC',
    'El RUC del documento no es el de tu cuenta. Corrígelo en tu configuración o sube la ficha RUC que corresponde.',
  ],
  ['Vencido', 'El documento está vencido o es muy antiguo. Sube uno vigente.'],
  [
    'Falta quién representa',
    'Falta el documento que dice quién representa a la empresa. Sube la vigencia de poder de Sunarp, o una carta de quien la representa.',
  ],
  [
    'Tapa tu número',
    'Tu documento muestra más datos de los que necesitamos. Tapa el número y la firma, y súbelo otra vez.',
  ],
]
