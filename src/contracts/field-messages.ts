import { bookingDuration, mostBufferMinutes, mostNoticeHours } from '#contracts/bookings/booking-figures.ts'
import { leastPassword } from '#contracts/accounts/account-figures.ts'
import { highestRating } from '#contracts/reputation/reputation-figures.ts'
import { leastLetters, summaryLimits } from '#contracts/text-lengths.ts'

const figure = new Intl.NumberFormat('en-US')

/** The message for a new password that is too short. */
export function asksPassword(least: number): string {
  return `Escribe una contraseña de ${least} caracteres o más`
}

/**
 * The message of each empty or wrong field: one instruction, the same in every call and form. It is found by the field's name,
 * unless the schema names another. Without zod, so that public pages can use it.
 */
export const asks = {
  // Personal data.
  firstName: 'Escribe tus nombres',
  lastName: 'Escribe tus apellidos',
  name: 'Escribe tu nombre',
  fullName: 'Escribe tu nombre y apellido',
  contactName: 'Escribe el nombre de la persona de contacto',
  consumerName: 'Escribe tus nombres y apellidos',
  guardianName: 'Escribe el nombre de tu padre, madre o apoderado',
  isMinor: 'Indica si eres menor de edad',
  email: 'Escribe un correo como nombre@ejemplo.com',
  applicantEmail: 'Escribe tu correo',
  loginEmail: 'Escribe el correo de tu cuenta',
  phone: 'Escribe un teléfono como 987 654 321',
  address: 'Escribe tu domicilio',
  linkedin: 'Escribe la dirección de tu perfil, como linkedin.com/in/tu-nombre',
  documentNumber: 'Escribe el número de tu documento',
  ruc: 'Escribe los 11 dígitos de tu RUC',
  companyName: 'Escribe el nombre de tu empresa',
  industry: 'Escribe el rubro de tu empresa',
  employees: 'Elige cuántas personas trabajan en la empresa',

  // Accounts.
  password: 'Escribe tu contraseña',
  adminRole: 'Elige un rol',
  loginPassword: 'Escribe la contraseña de tu cuenta',
  newPassword: asksPassword(leastPassword),
  ownPassword: 'Escribe tu contraseña actual',
  code: 'Escribe el código completo',
  challenge: 'Escribe otra vez tu correo y tu contraseña',
  remember: 'Indica si quieres mantener la sesión abierta',
  acceptTerms: 'Acepta los términos de servicio',
  humanCheck: 'Marca otra vez la casilla No soy un robot',
  visibility: 'Elige quién puede ver tu perfil',
  hiddenFrom: 'Elige empresas de la lista',

  // Jobs.
  jobTitle: 'Escribe el título del empleo',
  premiumTitle: `Escribe un título de ${leastLetters.premiumTitle} caracteres o más`,
  jobCategory: 'Elige la categoría del empleo',
  jobDescription: `Describe el empleo en ${leastLetters.jobDescription} caracteres o más`,
  premiumDescription: `Describe el empleo en ${leastLetters.premiumDescription} caracteres o más`,
  jobRequirements: `Escribe los requisitos en ${leastLetters.jobRequirements} caracteres o más`,
  requirements: 'Escribe los requisitos',
  jobLocation: 'Escribe el distrito o la ciudad del empleo',
  premiumLocation: `Escribe el distrito o la ciudad, con ${leastLetters.premiumLocation} letras o más`,
  salaryRange: 'Escribe el sueldo, por ejemplo S/ 3,000 - 4,500',
  premiumSalary: 'Escribe el rango salarial, por ejemplo S/ 3,000 - 4,500',
  workType: 'Elige remoto, presencial o híbrido',
  jobSkills: 'Escribe las habilidades que buscas, con comas entre ellas',
  experienceLevel: 'Elige los años de experiencia',
  department: 'Escribe el área del empleo',
  benefits: 'Escribe los beneficios del empleo',
  isActive: 'Indica si el empleo se publica ya',
  jobStatus: 'Elige si el empleo se publica o se archiva',
  note: 'Escribe una nota',
  decision: 'Elige qué hacer con el aviso',

  // The profile.
  title: 'Escribe el título',
  description: 'Escribe la descripción',
  location: 'Escribe tu distrito o tu ciudad',
  experience: 'Escribe tus años de experiencia, por ejemplo 4 años',
  summary: 'Escribe tu resumen',
  shortSummary: `Amplía tu resumen a ${summaryLimits.min} caracteres o más`,
  longSummary: `Acorta tu resumen a ${figure.format(summaryLimits.max)} caracteres o menos`,
  category: 'Elige una categoría de la lista',
  subcategory: 'Escribe la subcategoría',
  skills: 'Escribe las habilidades, con comas entre ellas',
  skill: 'Escribe la habilidad',
  languages: 'Agrega los idiomas uno por uno',
  language: 'Escribe el idioma',
  level: 'Elige un nivel',
  certifications: 'Agrega los certificados uno por uno',
  certification: 'Escribe el nombre del certificado',
  payExpectation: 'Escribe el sueldo que esperas en números',
  currency: 'Elige la moneda',
  company: 'Escribe el nombre de la empresa',
  position: 'Escribe el cargo',
  startDate: 'Escribe el año de inicio, y el mes si lo sabes',
  partialDate: 'Escribe un año de cuatro cifras, como 2020',
  endDate: 'Escribe el año de fin, y el mes si lo sabes',
  current: 'Indica si continúas ahí',
  degree: 'Escribe el título o grado',
  institution: 'Escribe el nombre de la institución',
  field: 'Escribe qué estudiaste',
  gpa: 'Escribe tu promedio o tu orden de mérito',
  selection: 'Elige qué guardar de tu CV',
  experiences: 'Elige qué experiencia guardar',
  educations: 'Elige qué estudios guardar',
  technical: 'Elige qué habilidades guardar',
  soft: 'Elige qué habilidades guardar',
  readAs: 'Envía lo que se leyó de tu CV',
  what: 'Envía lo que se leyó de tu CV',
  where: 'Envía lo que se leyó de tu CV',
  kind: 'Elige de qué clase es',
  readName: 'Escribe un nombre',
  testText: 'Pega el texto de un CV',

  // Portfolio, certificates, endorsements, reviews.
  portfolioType: 'Elige qué es: imagen, PDF o video',
  workTitle: 'Escribe un título',
  url: 'Escribe una dirección que empiece con https://',
  issuer: 'Escribe quién lo emitió',
  issuedDate: 'Escribe el año en que lo recibiste, como 2020',
  skillName: 'Escribe la habilidad que validas',
  rating: `Elige de 1 a ${highestRating} estrellas`,
  comment: 'Escribe tu reseña',
  reply: 'Escribe tu respuesta',
  answer: `Explica en ${leastLetters.humanReviewAnswer} caracteres o más qué revisaste`,

  // Services and hires.
  serviceTitle: 'Escribe el título de tu servicio',
  serviceDescription: 'Describe tu servicio',
  serviceCategory: 'Elige la categoría de tu servicio',
  servicePrice: 'Escribe tu precio por hora',
  price: 'Escribe el precio por hora en dólares, por ejemplo 25.00',
  tools: 'Escribe tus herramientas, con comas entre ellas',
  includes: 'Escribe qué incluye, una cosa por línea',
  deliveryTime: 'Escribe en cuánto tiempo entregas',
  imageUrl: 'Sube la imagen otra vez',
  need: 'Cuéntale al profesional qué necesitas',

  // Applications.
  coverLetter: 'Escribe tu carta de presentación',
  confirmByMail: 'Elige si quieres confirmar por correo',
  invitationToken: 'Abre otra vez el enlace de tu invitación',
  applicationStatus: 'Elige un estado de la lista',
  reason: 'Escribe tu motivo',

  // Bookings; hours and days are those of Lima.
  date: 'Elige una fecha',
  laterDate: 'Elige una fecha final igual o posterior a la inicial',
  listed: 'Elige una opción de la lista',
  time: 'Elige una hora',
  start: 'Elige la hora de inicio',
  end: 'Elige la hora de fin',
  duration: `Elige una duración de ${bookingDuration.min} a ${bookingDuration.max} minutos`,
  notes: 'Escribe de qué quieres hablar',
  isOpen: 'Indica si recibes citas',
  bufferMinutes: `Escribe un margen de 0 a ${mostBufferMinutes} minutos`,
  noticeHours: `Escribe una anticipación de 0 a ${mostNoticeHours} horas`,
  hours: 'Indica tus horas de la semana',
  daysOff: 'Indica tus días libres',
  weekday: 'Elige un día de la semana',

  // Messages.
  message: 'Escribe tu mensaje',
  statusMessage: 'Escribe el mensaje para la persona',
  inviteMessage: 'Escribe el mensaje de la invitación',
  topic: 'Elige un tema',
  details: 'Cuéntanos qué pasa',
  goodDescription: 'Describe el producto o servicio',
  amount: 'Escribe el monto en soles, por ejemplo 75.50',
  search: 'Elige qué empleos quieres recibir',
  frequency: 'Elige si quieres un correo al día o a la semana',

  // The administration.
  takedownReason: 'Elige un motivo',
  takedownNote: 'Escribe qué debe saber su dueño',
  outcomeNote: 'Escribe por qué no procede',
  warnApplicants: 'Indica si avisas a quienes postularon',

  // Settings of the administration.
  settings: 'Envía los valores que cambian',
  key: 'Indica qué valor cambia',
  value: 'Escribe el valor',
  seen: 'Indica el valor que viste',

  // Choices on a screen.
  jobId: 'Elige el empleo',
  jobIds: 'Elige los empleos',
  serviceId: 'Elige el servicio',
  professionalId: 'Elige al profesional',
  companyId: 'Elige la empresa',
  receiverId: 'Elige a quién le escribes',
  upToId: 'Indica hasta qué mensaje leíste',
  status: 'Elige un estado',
  type: 'Elige un tipo de la lista',
  /** The body itself. */
  '': 'Envía los datos como un objeto JSON',
} as const

type Ask = keyof typeof asks

const loginSentence = 'Por favor ingresa tu email y contraseña'
const applySentence = 'Por favor completa todos los campos requeridos'
const serviceSentence = 'Por favor completa todos los campos obligatorios'

/** The messages that the documents prescribe for fields. Each appears once above the form, before the fields it concerns. */
const documented: Partial<Record<Ask, string>> = {
  email: 'Email inválido',
  loginEmail: loginSentence,
  loginPassword: loginSentence,
  password: 'La contraseña es requerida',
  newPassword: `La contraseña debe tener al menos ${leastPassword} caracteres`,
  acceptTerms: 'Debes aceptar los términos de servicio para continuar',
  fullName: applySentence,
  applicantEmail: applySentence,
  jobTitle: 'El título es requerido',
  jobCategory: 'La categoría es requerida',
  jobDescription: `La descripción debe tener al menos ${leastLetters.jobDescription} caracteres`,
  jobRequirements: 'Los requisitos son requeridos',
  jobLocation: 'La ubicación es requerida',
  salaryRange: 'El rango salarial es requerido',
  workType: 'El tipo de trabajo es requerido',
  premiumTitle: `El título debe tener al menos ${leastLetters.premiumTitle} caracteres`,
  premiumDescription: `La descripción debe tener al menos ${leastLetters.premiumDescription} caracteres`,
  premiumSalary: 'Rango salarial requerido',
  premiumLocation: 'Ubicación requerida',
  jobSkills: 'Incluye al menos algunas habilidades requeridas',
  company: 'El nombre de la empresa es requerido',
  position: 'El cargo es requerido',
  startDate: 'La fecha de inicio es requerida',
  summary: 'Resumen requerido',
  shortSummary: 'Resumen muy corto',
  longSummary: 'Resumen muy largo',
  workTitle: 'El título es requerido',
  url: 'Debe ser una URL válida',
  skillName: 'El nombre de la habilidad es requerido',
  serviceTitle: serviceSentence,
  serviceDescription: serviceSentence,
  serviceCategory: serviceSentence,
  servicePrice: serviceSentence,
  professionalId: 'No se pudo identificar el profesional',
  date: 'La fecha es requerida',
  time: 'La hora es requerida',
  message: 'Por favor escribe un mensaje antes de enviar',
}

const sentenceOf = new Map<string, string>(
  Object.entries(documented).map(([ask, sentence]) => [asks[ask as Ask], sentence]),
)

/** The documented messages for a form's field messages, without repetition, in field order. */
export const headOf = (messages: Iterable<string | undefined>): string[] => [
  ...new Set(
    [...messages].flatMap((message) => (message === undefined ? [] : (sentenceOf.get(message) ?? []))),
  ),
]

/** 'Usa 1,000 caracteres como máximo'. */
export const upTo = (most: number | bigint): string => `Usa ${figure.format(most)} caracteres como máximo`
export const atLeast = (least: number | bigint): string =>
  `Escribe al menos ${figure.format(least)} caracteres`

/** The message for a field name; undefined: not in the table. */
export const askOf = (name: string): string | undefined =>
  Object.hasOwn(asks, name) ? asks[name as Ask] : undefined
