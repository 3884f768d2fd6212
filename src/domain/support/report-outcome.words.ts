import type { FraudReason, ReportKind, ReportStatus } from '#contracts/support/outcomes-vocabulary.ts'

/* How reports of abuse end, in words: for administrators, for who reported, and for who applied to a fraudulent job. */

export const reportStatusNames: Record<ReportStatus, string> = {
  open: 'Abierto',
  upheld: 'Procede',
  dismissed: 'No procede',
}

export const reportStatusPlurals: Record<ReportStatus, string> = {
  open: 'Abiertos',
  upheld: 'Proceden',
  dismissed: 'No proceden',
}

export const reportKindNames: Record<ReportKind, string> = {
  job: 'Aviso',
  service: 'Servicio',
  brief: 'Requerimiento',
  review: 'Reseña',
  person: 'Persona',
}

/** What was reported, to who reported it. */
const things: Record<ReportKind, { the: string; it: string; stays: string }> = {
  job: { the: 'el aviso', it: 'lo', stays: 'sigue publicado' },
  service: { the: 'el servicio', it: 'lo', stays: 'sigue publicado' },
  brief: { the: 'el requerimiento', it: 'lo', stays: 'sigue publicado' },
  review: { the: 'la reseña', it: 'la', stays: 'sigue publicada' },
  person: { the: 'la conversación', it: 'la', stays: 'puede continuar' },
}

/** What who reported is told. `isShown`: everybody can still see the thing. */
export function reporterNotice({
  kind,
  code,
  outcome,
  isShown,
  note,
}: {
  kind: ReportKind
  code: string
  outcome: Exclude<ReportStatus, 'open'>
  isShown: boolean
  note: string
}): { title: string; message: string; why: string } {
  const { the, it, stays } = things[kind]
  if (outcome === 'dismissed')
    return {
      title: 'Revisamos tu reporte',
      message: `Gracias por avisar. Revisamos ${the} de tu reporte ${code} y por ahora ${stays}.`,
      why: note,
    }
  const done =
    kind === 'person'
      ? 'y tenías razón: no cumple nuestras normas'
      : isShown
        ? `y tenías razón: ${it} corregimos`
        : `y ${it} retiramos`
  return {
    title: 'Tu reporte procede',
    message: `Gracias por avisar. Revisamos ${the} de tu reporte ${code} ${done}.`,
    why: note,
  }
}

/** What a person who applied to a fraudulent job is told. */
export const fraudWarning = ({
  jobTitle,
  reason,
}: {
  jobTitle: string
  reason: FraudReason
}): { title: string; message: string; advice: string[] } => ({
  title: 'Cuidado con un aviso al que postulaste',
  message: `Revisamos “${jobTitle}” y ${reason === 'asks_money' ? 'pide dinero a quienes postulan' : 'tiene datos falsos'}. No pagues nada ni envíes documentos o claves a quien lo publicó.`,
  advice: [
    'Postular en Qhatu nunca cuesta. Si ya pagaste o enviaste datos de tu banco, avisa a tu banco y denúncialo en la comisaría más cercana.',
    'No tienes que hacer nada en Qhatu. Si quieres, puedes retirar tu postulación.',
  ],
})

/** A usual reason to dismiss, and the note for who reported that it fills in. */
export const dismissalNotes: readonly { name: string; note: string }[] = [
  { name: 'Cumple nuestras normas', note: 'Lo que muestra cumple nuestras normas de publicación.' },
  {
    name: 'No pudimos comprobarlo',
    note: 'Con lo que vimos no pudimos comprobar lo que cuentas. Si tienes una captura o un mensaje, escríbenos desde la página Contacto con el código.',
  },
  { name: 'Ya se corrigió', note: 'Quien lo publicó ya lo había corregido cuando lo revisamos.' },
]
