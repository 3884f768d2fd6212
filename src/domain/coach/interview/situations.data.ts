/** Situations that people of a field are asked about, by the fields of the taxonomy's occupations. */
export const SITUATIONS: Readonly<Record<string, readonly string[]>> = {
  administration: [
    'Tienes tres encargos urgentes de tres personas. Cuéntame de una vez que te pasó y cómo ordenaste el día.',
  ],
  'agriculture-fishing': [
    'Cuéntame de una campaña en la que el clima o una plaga cambió el plan. ¿Qué hiciste?',
  ],
  'arts-sports': ['Cuéntame de una vez que el público o tus alumnos no respondían. ¿Qué cambiaste?'],
  construction: ['Cuéntame de un retraso en obra: qué lo causó, qué decidiste y con cuántos días terminó.'],
  'customer-service': ['Cuéntame de un cliente muy molesto: qué pedía, qué le dijiste y cómo terminó.'],
  'design-media': ['Cuéntame de un encargo en el que el cliente rechazó tu primera propuesta. ¿Qué hiciste?'],
  education: ['Cuéntame de un alumno o un grupo que no avanzaba. ¿Qué probaste y qué pasó?'],
  engineering: ['Cuéntame de un problema técnico que otros no pudieron resolver. ¿Cómo lo encontraste?'],
  'environment-safety': [
    'Cuéntame de una vez que detuviste un trabajo por seguridad. ¿Qué viste y qué pasó después?',
  ],
  finance: ['Cuéntame de un error que encontraste en las cuentas: cómo lo viste, qué hiciste y cuánto era.'],
  health: ['Cuéntame de un turno difícil, sin nombres de pacientes: qué pasó primero y qué decidiste.'],
  hospitality: ['Cuéntame de un servicio lleno en el que algo salió mal. ¿Qué hiciste en ese momento?'],
  'human-resources': ['Cuéntame de un conflicto entre dos personas de un equipo. ¿Qué hiciste y cómo quedó?'],
  infrastructure: [
    'Cuéntame de una falla que dejó sin servicio a muchos. ¿Cómo la atendiste y en cuánto tiempo?',
  ],
  law: ['Cuéntame de un plazo que casi se vence. ¿Qué hiciste y qué cambiaste después?'],
  logistics: ['Cuéntame de un pedido que no iba a llegar a tiempo. ¿Qué hiciste y qué llegó al final?'],
  maintenance: [
    'Cuéntame de una máquina que paró en mal momento. ¿Cómo hallaste la causa y cuánto tardaste?',
  ],
  marketing: ['Cuéntame de una campaña que no funcionó como esperabas. ¿Qué miraste y qué cambiaste?'],
  'mining-energy': ['Cuéntame de una condición insegura que encontraste. ¿Qué hiciste y a quién avisaste?'],
  'personal-services': ['Cuéntame de alguien que no quedó conforme con tu trabajo. ¿Qué hiciste?'],
  production: ['Cuéntame de un lote con defectos. ¿Cómo lo detectaste y qué hiciste para que no se repita?'],
  'public-administration': ['Cuéntame de un trámite trabado. ¿Dónde estaba el problema y cómo avanzó?'],
  sales: ['Cuéntame de una venta que casi se pierde: qué objetó el cliente, qué hiciste y cuánto cerraste.'],
  science: ['Cuéntame de un resultado que no esperabas. ¿Cómo comprobaste que era cierto?'],
  security: ['Cuéntame de una situación de riesgo en tu turno. ¿Qué viste, qué hiciste y a quién avisaste?'],
  social: ['Cuéntame de una familia o comunidad que desconfiaba. ¿Qué hiciste para trabajar con ella?'],
  'software-data': [
    'Cuéntame de un error en producción: cómo te enteraste, qué hiciste y qué cambiaste después.',
  ],
  transport: ['Cuéntame de un imprevisto en ruta. ¿Qué decidiste y cómo llegó la carga o el pasajero?'],
}

/** For any work. */
export const ANY_SITUATION =
  'Cuéntame de un problema en tu trabajo que resolviste tú: qué pasaba, qué hiciste y cómo terminó.'
